import { useMemo } from 'react';
import type { StoredItem } from '@/data/ledger';
import { payersOf } from '@/domain/ledger/payers';
import { kindOf } from '@/domain/plan/kind';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';

/** Kinds of event at which several godparents each pay a part. */
const GODPARENTS = new Set(['quinceanera', 'baptism', 'communion']);

/** Lists who pays how much, according to the instalments. */
export function PayerList({ items }: { items: readonly StoredItem[] }) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const payers = useMemo(() => payersOf(items), [items]);
  const godparents = GODPARENTS.has(kindOf(plan));
  const money = (cents: number) => formatMoney(cents, plan.currency);
  if (payers.length === 0 && !godparents) return null;
  return (
    <section aria-labelledby="payers" className="card flex flex-col gap-3 p-5">
      <h2 id="payers" className="text-xl">
        {t(godparents ? 'payers.godparents' : 'payers.title')}
      </h2>
      {payers.length === 0 ? (
        <p className="text-ink-muted">{t('payers.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {payers.map(({ name, paid, open, vendors }) => (
            <li key={name} className="py-2">
              <p className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 font-semibold break-words">{name}</span>
                <span className="tabular whitespace-nowrap">{money(paid + open)}</span>
              </p>
              <p className="text-sm text-ink-muted">{vendors.join(', ')}</p>
              {paid !== 0 && (
                <p className="tabular text-sm text-ink-muted">{t('payers.paid', { amount: money(paid) })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
