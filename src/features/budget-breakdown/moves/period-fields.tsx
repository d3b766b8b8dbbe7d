import { addDays, type DateText, isValidDate } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { TextField } from '@/ui/field';
import { type BreakdownState, sinceOf, USUAL_DAYS } from '../breakdown-state';

interface PeriodFieldsProps {
  state: BreakdownState;
  /** The first day with recorded changes. */
  begins: DateText | null;
  onState: (change: Partial<BreakdownState>) => void;
}

const PRESETS = [
  ['week', 7],
  ['month', USUAL_DAYS],
  ['quarter', 90],
] as const;

/** Chooses the period to compare, by a preset or by two date fields. */
export function PeriodFields({ state, begins, onState }: PeriodFieldsProps) {
  const { t } = useTranslation('breakdown');
  const { today } = usePlanContext();
  const since = sinceOf(state, today);
  const pill =
    'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors sm:min-h-10 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong border-line-strong hover:border-accent';
  const choose = (change: Partial<BreakdownState>) => onState({ ...change, category: null });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-medium">{t('moves.presets')}</legend>
        {PRESETS.map(([key, days]) => (
          <button
            key={key}
            type="button"
            aria-pressed={state.until === null && since === addDays(today, -days)}
            onClick={() => choose({ since: days === USUAL_DAYS ? null : addDays(today, -days), until: null })}
            className={pill}
          >
            {t(`moves.${key}`)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={since === null && state.until === null}
          onClick={() => choose({ since: 'start', until: null })}
          className={pill}
        >
          {t('moves.start0')}
        </button>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <TextField
          type="date"
          label={t('moves.since')}
          value={since ?? begins ?? ''}
          max={today}
          {...(begins ? { min: begins } : {})}
          onChange={({ target: { value } }) => isValidDate(value) && choose({ since: value })}
        />
        <TextField
          type="date"
          label={t('moves.until')}
          value={state.until ?? today}
          max={today}
          onChange={({ target: { value } }) =>
            isValidDate(value) && choose({ until: value >= today ? null : value })
          }
        />
      </div>
      {begins !== null && since !== null && since < begins && (
        <p className="w-full text-sm text-ink-muted">{t('moves.begins', { date: formatDate(begins) })}</p>
      )}
    </div>
  );
}
