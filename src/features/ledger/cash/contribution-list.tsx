import { Pencil, Plus } from 'lucide-react';
import type { StoredContribution } from '@/data/ledger';
import { MAX_CONTRIBUTIONS } from '@/domain/ledger/ledger-item';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { Button, IconButton } from '@/ui/button';

interface ContributionListProps {
  contributions: readonly StoredContribution[];
  onOpen?: ((contribution: StoredContribution) => void) | undefined;
  onAdd?: (() => void) | undefined;
}

export function ContributionList({ contributions, onOpen, onAdd }: ContributionListProps) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const date = (day: string) => formatDate(day, 'medium');
  const words = ({ amount, repeats, starts_on, ends_on }: StoredContribution) => {
    const money = formatMoney(amount, currency);
    if (repeats === 'once') return t('cash.once', { amount: money, date: date(starts_on) });
    return ends_on
      ? t('cash.monthlyUntil', { amount: money, date: date(starts_on), end: date(ends_on) })
      : t('cash.monthly', { amount: money, date: date(starts_on) });
  };
  const ordered = contributions.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));
  return (
    <section aria-labelledby="money-in" className="card flex flex-col gap-3 p-5">
      <h2 id="money-in" className="text-xl">
        {t('cash.in')}
      </h2>
      {ordered.length === 0 ? (
        <p className="text-ink-muted">{t('cash.inNone')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {ordered.map((one) => (
            <li key={one.id} className="flex items-center justify-between gap-2 py-2">
              <div className="min-w-0">
                <p className="font-semibold break-words">{one.contributor}</p>
                <p className="tabular text-sm text-ink-muted">{words(one)}</p>
                <UnsavedMark id={one.id} />
              </div>
              {onOpen && (
                <IconButton
                  label={t('cash.edit', { name: one.contributor })}
                  onClick={() => onOpen(one)}
                  className="print:hidden"
                >
                  <Pencil className="size-4.5" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {onAdd && contributions.length < MAX_CONTRIBUTIONS && (
        <Button
          look="secondary"
          size="small"
          className="self-start print:hidden"
          icon={<Plus className="size-4" />}
          onClick={onAdd}
        >
          {t('cash.inAdd')}
        </Button>
      )}
    </section>
  );
}
