import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { StoredItem } from '@/data/ledger';
import { overpaymentOf } from '@/domain/budget/item-schema';
import { type QuickEntry, readQuickEntry } from '@/domain/budget/quick-entry';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/plan-context';
import type { ChangeRows } from '@/parts/use-change-rows';
import { Announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { FieldError, inputClass } from '@/ui/field';
import { fromQuickEntry } from './make-items';
import { OverpaymentDialog } from './overpayment-dialog';
import { problemOf, useEntryWords } from './quick-words';

interface QuickLineProps {
  items: readonly StoredItem[];
  onChange: ChangeRows<StoredItem>;
}

type Problem = NonNullable<ReturnType<typeof problemOf>> | 'quick.missing.amount' | 'quick.missing.vendor';

/**
 * One line that becomes an item or an instalment; what was understood is said while it is typed. Where it can be
 * understood in more than one way, the person chooses.
 */
export function QuickLine({ items, onChange }: QuickLineProps) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { text: line, type, clear } = useKeptText('quick-line');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<{ before: StoredItem | null; after: StoredItem } | null>(null);
  const words = useEntryWords(plan, items, today);
  const reading = readQuickEntry(line, { today, language: currentLanguage(), currency: plan.currency });

  const save = (before: StoredItem | null, after: StoredItem) => {
    clear();
    setAsked(null);
    input.current?.focus();
    onChange([{ before, after }], t('said.added', { name: after.vendor_name }));
  };
  const add = (entry: QuickEntry) => {
    const wrong = problemOf(entry, today);
    if (wrong) {
      input.current?.focus();
      return setProblem(wrong);
    }
    const made = fromQuickEntry(entry, items, today);
    if (overpaymentOf(made.before, made.after) > 0) return setAsked(made);
    save(made.before, made.after);
  };
  const doubts =
    reading.status === 'asked'
      ? reading.doubts.map(({ reason, text }) => ({
          reason,
          said: t(`quick.doubt.${reason}`, { text, currency: plan.currency }),
        }))
      : [];
  const spoken = reading.status === 'clear' ? words(reading.entry) : doubts.map(({ said }) => said).join(' ');
  const submit = () => {
    if (reading.status === 'clear') add(reading.entry);
    else if (reading.status === 'asked') first.current?.focus();
    else if (reading.missing !== 'everything') setProblem(`quick.missing.${reading.missing}`);
  };
  return (
    <form
      className="flex flex-col gap-1.5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="font-medium max-sm:sr-only">
        {t('quick.label')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={input}
          value={line}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('quick.placeholder')}
          aria-describedby={problem ? `${id}-said` : undefined}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => {
            type(event.target.value);
            setProblem(null);
          }}
          className={inputClass}
        />
        <Button
          type="submit"
          look="secondary"
          aria-label={t('quick.add')}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
        >
          <span className="max-sm:hidden">{t('quick.add')}</span>
        </Button>
      </div>
      {/* Shown at each keystroke, said when the typing rests. */}
      <Announce text={spoken} />
      <div id={`${id}-said`} className="min-h-6 text-sm text-ink-muted">
        {problem ? (
          <FieldError>{t(problem)}</FieldError>
        ) : reading.status === 'clear' ? (
          <p className="text-ink">{words(reading.entry)}</p>
        ) : reading.status === 'asked' ? (
          doubts.map(({ reason, said }) => (
            <p key={reason} className="text-ink">
              {said}
            </p>
          ))
        ) : (
          <p>
            {t('quick.hint')} <span className="max-sm:hidden">{t('quick.hintWords')}</span>
          </p>
        )}
      </div>
      {reading.status === 'asked' && (
        <fieldset className="flex flex-col items-start gap-2">
          <legend className="mb-1.5 text-sm font-medium">
            {t('quick.choose', { count: reading.entries.length })}
          </legend>
          {reading.entries.map((entry, i) => (
            <Button
              key={words(entry)}
              ref={i === 0 ? first : null}
              look="secondary"
              size="small"
              className="h-auto rounded-2xl py-2 text-left"
              onClick={() => add(entry)}
            >
              {words(entry)}
            </Button>
          ))}
        </fieldset>
      )}
      {asked && (
        <OverpaymentDialog
          before={asked.before}
          after={asked.after}
          onBack={() => setAsked(null)}
          onSave={(after) => save(asked.before, after)}
        />
      )}
    </form>
  );
}
