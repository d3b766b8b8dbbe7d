import { useRef, useState } from 'react';
import type { StoredItem } from '@/data/ledger';
import { overpaymentOf } from '@/domain/ledger/item-schema';
import { type QuickEntry, readQuickEntry } from '@/domain/ledger/quick-entry';
import { formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { QuickForm } from '@/parts/form/quick-form';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { OverpaymentDialog } from './overpayment-dialog';
import { itemOfEntry } from './quick-item';
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
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { text: line, type, clear } = useKeptText('quick-line');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<{ before: StoredItem | null; after: StoredItem } | null>(null);
  const words = useEntryWords(plan, items, today);
  const example = { amount: formatNumber(1_250) };
  const { currency, event_date, guest_count: guests } = plan;
  const reading = readQuickEntry(line, { today, language: currentLanguage(), currency, event_date, guests });

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
    const made = itemOfEntry(entry, items, today);
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
    <QuickForm
      label={t('quick.label')}
      placeholder={t('quick.placeholder', example)}
      hint={
        <>
          <span>{t('quick.hint')}</span> <span className="max-sm:hidden">{t('quick.hintWords')}</span>
        </>
      }
      add={t('quick.add')}
      ref={input}
      value={line}
      problem={problem && t(problem, example)}
      understood={
        reading.status === 'clear' ? (
          <p className="text-ink">{spoken}</p>
        ) : reading.status === 'asked' ? (
          doubts.map(({ reason, said }) => (
            <p key={reason} className="text-ink">
              {said}
            </p>
          ))
        ) : null
      }
      spoken={spoken}
      onType={(text) => {
        type(text);
        setProblem(null);
      }}
      onSubmit={submit}
    >
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
    </QuickForm>
  );
}
