import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import { itemTotals } from '@/domain/budget/ledger';
import { signed } from '@/domain/budget/ledger-item';
import { formatDate, formatMoney } from '@/lib/format';
import { useCategoryLabel } from '@/parts/category-mark';
import { paidText } from './paid-text';

/** An item for somebody who may only look. */
export function ItemRead({ item, currency }: { item: StoredItem; currency: string }) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const money = (cents: number) => formatMoney(cents, currency);
  const { paid, committed, expected } = itemTotals(item);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-muted">{label(item.category)}</p>
      <p className="tabular text-2xl font-semibold">{money(expected)}</p>
      {committed > 0 && <p>{paidText(t, { paid, total: committed, money })}</p>}
      <ul className="flex flex-col gap-1">
        {item.payments.map((entry) => (
          <li key={entry.id} className="flex justify-between gap-3">
            <span>
              {formatDate(entry.paid_date ?? entry.due_date, 'medium')} · {t(`payments.kinds.${entry.kind}`)}
            </span>
            <span className="tabular">{money(signed(entry))}</span>
          </li>
        ))}
      </ul>
      {item.description && <p className="break-words whitespace-pre-line">{item.description}</p>}
    </div>
  );
}
