import { type Figures, MEASURES, type Measure } from '@/domain/ledger/breakdown';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { SummaryLine } from '@/ui/summary-line';

interface MeasureCardsProps {
  total: Figures;
  measure: Measure;
  currency: string;
  onChange: (measure: Measure) => void;
}

/** Two of these measures are listed next to the selected measure. */
const FIRST: readonly Measure[] = ['planned', 'expected', 'paid'];

/** The five measures as cards. Clicking a card selects the measure for the whole page. */
export function MeasureCards({ total, measure, currency, onChange }: MeasureCardsProps) {
  const { t } = useTranslation('breakdown');
  return (
    <SummaryLine
      line={
        <>
          <span className="sr-only">{t('measure.label')}</span>
          {FIRST.filter((one) => one !== measure)
            .slice(0, 2)
            .map((one) => (
              <span key={one} className="inline-flex gap-1.5">
                <span className="text-ink-muted">{t(`measure.${one}`)}</span>
                <span className="tabular font-semibold">{formatMoney(total[one], currency)}</span>
              </span>
            ))}
        </>
      }
      className="print:hidden"
      contentClassName="flex flex-col gap-2"
    >
      <fieldset className="flex flex-wrap gap-2 sm:grid sm:grid-cols-3 md:grid-cols-5">
        <legend className="sr-only">{t('measure.label')}</legend>
        {MEASURES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === measure}
            onClick={() => onChange(one)}
            className={cx(
              'min-h-14 grow rounded-card border px-3 py-1.5 text-left transition-colors sm:min-h-16 sm:px-4 sm:py-2.5 sm:max-md:last:col-span-2',
              one === measure
                ? 'border-accent bg-accent-soft text-accent-strong'
                : 'border-line bg-surface hover:border-accent',
            )}
          >
            <span className={cx('block text-sm', one !== measure && 'text-ink-muted')}>
              {t(`measure.${one}`)}
            </span>
            <span className="tabular font-semibold">{formatMoney(total[one], currency)}</span>
          </button>
        ))}
      </fieldset>
      <p className="text-sm text-ink-muted">{t(`about.${measure}`)}</p>
    </SummaryLine>
  );
}
