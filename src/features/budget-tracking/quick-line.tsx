import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { firstDay, lastDay, overpaymentOf } from '@/domain/budget/item-schema';
import { MAX_AMOUNT } from '@/domain/budget/ledger-item';
import { type QuickEntry, readQuickEntry } from '@/domain/budget/quick-entry';
import { formatDate, formatMoney } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useCategoryLabel } from '@/parts/category-mark';
import { Button } from '@/ui/button';
import { FieldError, inputClass } from '@/ui/field';
import { Plus } from '@/ui/icons';
import { fromQuickEntry } from './make-items';
import { OverpaymentDialog } from './overpayment-dialog';
import type { ChangeItems } from './use-change-rows';

interface QuickLineProps {
  plan: Plan;
  items: readonly StoredItem[];
  today: string;
  onChange: ChangeItems;
}

type Problem = 'missing.amount' | 'missing.vendor' | 'outOfYear' | 'tooMuch' | 'ahead';

/** One line that becomes an item or an instalment; what was understood is said while it is typed. */
export function QuickLine({ plan, items, today, onChange }: QuickLineProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const id = useId();
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<{ before: StoredItem | null; after: StoredItem } | null>(null);
  const reading = readQuickEntry(line, today, currentLanguage());
  const made = reading.ok ? fromQuickEntry(reading.entry, items, today) : null;

  const words = (entry: QuickEntry): string => {
    const date = entry.date ?? (entry.paid ? today : null);
    return [
      entry.vendor_name,
      formatMoney(entry.amount, plan.currency),
      entry.kind === 'payment' ? null : t(`quick.${entry.kind}`),
      date
        ? t(entry.paid ? 'quick.paidOn' : 'quick.dueOn', { date: formatDate(date, 'medium') })
        : t('quick.noDate'),
      made?.before ? t('quick.asPayment', { name: made.before.vendor_name }) : t('quick.asItem'),
      label(made?.after.category ?? 'miscellaneous'),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  const save = (before: StoredItem | null, after: StoredItem) => {
    setLine('');
    setAsked(null);
    onChange([{ before, after }], t('said.added', { name: after.vendor_name }));
  };
  const submit = () => {
    if (!reading.ok || !made) {
      if (!reading.ok && reading.missing !== 'everything') setProblem(`missing.${reading.missing}`);
      return;
    }
    const { date, amount, paid } = reading.entry;
    if (date && (date < firstDay(today) || date > lastDay(today))) return setProblem('outOfYear');
    if (paid && date && date > today) return setProblem('ahead');
    if (amount > MAX_AMOUNT) return setProblem('tooMuch');
    if (overpaymentOf(made.before, made.after) > 0) return setAsked(made);
    save(made.before, made.after);
  };
  return (
    <form
      className="flex flex-col gap-1.5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="font-medium">
        {t('quick.label')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={line}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('quick.placeholder')}
          aria-describedby={`${id}-said`}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => {
            setLine(event.target.value);
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
      <div id={`${id}-said`} aria-live="polite" className="min-h-6 text-sm text-ink-muted">
        {problem ? (
          <FieldError>
            {problem === 'tooMuch'
              ? t('problem.amountRange')
              : problem === 'ahead'
                ? t('problem.datePaidAhead')
                : t(`quick.${problem}`)}
          </FieldError>
        ) : reading.ok ? (
          <p className="text-ink">{words(reading.entry)}</p>
        ) : (
          <p>{t('quick.hint')}</p>
        )}
      </div>
      {asked && (
        <OverpaymentDialog
          before={asked.before}
          after={asked.after}
          currency={plan.currency}
          onBack={() => setAsked(null)}
          onSave={(after) => save(asked.before, after)}
        />
      )}
    </form>
  );
}
