import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StoredItem } from '@/data/ledger';
import type { CategoryLine, Measure } from '@/domain/ledger/breakdown';
import { isFirm } from '@/domain/ledger/ledger';
import { sumCents } from '@/domain/money';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';

interface ItemRowsProps {
  line: CategoryLine<StoredItem>;
  measure: Measure;
}

/** Items of a category, each with its share of the amount and a link to edit it. */
export function ItemRows({ line, measure }: ItemRowsProps) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('breakdown');
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const { category } = line;
  const rows = line.items.toSorted((a, b) => b.figures[measure] - a.figures[measure]);
  const sum = sumCents(rows.map(({ figures }) => figures[measure]));
  return (
    <section aria-label={t('rows.itemsOf')} className="flex flex-col gap-3">
      <h3 className="text-lg">{t('rows.itemsOf')}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-muted">{t('rows.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {rows.map(({ item, figures }) => (
            <li key={item.id}>
              <Link
                to={paths.budgetItems(plan.id, { category, q: item.vendor_name })}
                className="group flex min-h-14 items-center gap-3 py-2 hover:text-accent-strong"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words group-hover:underline">
                    {item.vendor_name}
                  </span>
                  <span className="block text-sm text-ink-muted">
                    <span>
                      {isFirm(figures)
                        ? `${t('rows.agreed', { amount: money(figures.committed) })} · ${t('rows.paid', { amount: money(figures.paid) })}`
                        : t('rows.onlyPlanned')}
                    </span>
                    {measure !== 'planned' && figures.planned !== figures.expected && (
                      <>
                        {' '}
                        <span>{`· ${t('rows.planned', { amount: money(figures.planned) })}`}</span>
                      </>
                    )}
                  </span>
                </span>
                <span className="tabular font-semibold whitespace-nowrap">{money(figures[measure])}</span>
                <ChevronRight className="size-4 shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
          {rows.length > 1 && (
            <li className="flex justify-between gap-3 py-3 font-semibold">
              <span>{t('rows.sum')}</span>
              <span className="tabular">{money(sum)}</span>
            </li>
          )}
        </ul>
      )}
      <Link to={paths.budgetItems(plan.id, { category })} className={buttonClass('secondary', 'small')}>
        {t('rows.toTracking')}
      </Link>
    </section>
  );
}
