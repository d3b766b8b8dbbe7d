import { Link } from 'react-router-dom';
import type { CategoryLine } from '@/domain/ledger/breakdown';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';

/** A category's amount, the sum planned for its items, and the remainder that isn't assigned to an item. */
export function PlannedRows({ line }: { line: CategoryLine }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('breakdown');
  const free = line.figures.planned - line.itemised;
  const rows = [
    ['given', line.figures.planned],
    ['itemised', line.itemised],
    [free < 0 ? 'overGiven' : 'free', Math.abs(free)],
  ] as const;
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([key, amount]) => (
          <div key={key} className="flex justify-between gap-3 py-2.5">
            <dt className={key === 'overGiven' ? 'text-danger' : undefined}>{t(`rows.${key}`)}</dt>
            <dd className="tabular font-semibold">{formatMoney(amount, plan.currency)}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.eventPlan(plan.id)} className={buttonClass('secondary', 'small')}>
        {t('rows.toPlan')}
      </Link>
    </>
  );
}
