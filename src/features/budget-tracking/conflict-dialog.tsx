import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { type RowChange, rowConflictsQuery } from '@/data/row-changes';
import { itemStanding } from '@/domain/budget/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { useCategoryLabel } from '@/parts/category-mark';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { together } from './make-items';
import { useChangeItems } from './use-change-rows';

const idOf = ({ before, after }: RowChange<StoredItem>): string => (after ?? before)?.id ?? '';

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ plan, stored }: { plan: Plan; stored: readonly StoredItem[] }) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const client = useQueryClient();
  const change = useChangeItems(plan.id);
  const query = rowConflictsQuery(BUDGET_ITEMS, plan.id);
  const { data: conflicts = [] } = useQuery(query);
  const byId = new Map(stored.map((item) => [item.id, item]));
  // Of a call only the stale ones: the others were refused along with them and go with either answer.
  const met = conflicts.filter(
    (one) => one.before && byId.get(one.before.id)?.version !== one.before.version,
  );
  if (met.length === 0) return null;

  const decided = () => client.setQueryData(query.queryKey, []);
  const rest = conflicts.filter((one) => !met.includes(one));
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const words = (item: StoredItem | null | undefined) => {
    if (!item) return t('conflict.deleted');
    const { paid, expected } = itemStanding(item);
    return [
      item.vendor_name,
      label(item.category),
      t('row.paidOf', { paid: money(paid), total: money(expected) }),
      item.payment_date && formatDate(item.payment_date, 'medium'),
      ...item.payments.map(
        (entry) => `${formatDate(entry.paid_date ?? entry.due_date, 'medium')}: ${money(entry.amount)}`,
      ),
      item.description,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Dialog
      open
      insistent
      onOpenChange={() => undefined}
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      <ul className="flex flex-col gap-4">
        {met.map((one) => (
          <li key={idOf(one)}>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 break-words">
              <dt className="text-ink-muted">{t('conflict.theirs')}</dt>
              <dd>{words(byId.get(idOf(one)))}</dd>
              <dt className="text-ink-muted">{t('conflict.mine')}</dt>
              <dd>{words(one.after)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            decided();
            change(conflicts.map((one) => together(byId.get(idOf(one)) ?? null, one)));
          }}
        >
          {t('conflict.applyMine')}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            decided();
            change(rest);
          }}
        >
          {t('conflict.keepTheirs')}
        </Button>
      </div>
    </Dialog>
  );
}
