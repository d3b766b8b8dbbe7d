import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CONTRIBUTIONS, type StoredContribution, type StoredItem } from '@/data/ledger';
import { cashFlow } from '@/domain/ledger/cash-flow';
import { formatDate, formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { type ChangeRows, useChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { cx } from '@/ui/class-names';
import { Disclosure } from '@/ui/disclosure';
import { Notice } from '@/ui/states';
import { postponed } from '../make-items';
import { faces } from '../rows';
import { CashChart } from './cash-chart';
import { ContributionList } from './contribution-list';
import { ContributionSheet } from './contribution-sheet';
import { LiftList } from './lift-list';
import { newContribution } from './make-contributions';
import { PayerList } from './payer-list';

interface CashViewProps {
  items: readonly StoredItem[];
  contributions: readonly StoredContribution[];
  onChangeItems: ChangeRows<StoredItem>;
}

/**
 * Shows which payments the available money covers, when the balance is lowest, and how to avoid a shortfall.
 */
export function CashView({ items, contributions, onChangeItems }: CashViewProps) {
  const { t } = useTranslation('ledger');
  const { plan, today, editable, writes } = usePlanContext();
  const { event_date, currency } = plan;
  const title = useRowTitle(faces.budget_items);
  const changeContributions = useChangeRows(CONTRIBUTIONS, plan.id);
  const [open, setOpen] = useState<StoredContribution | null>(null);
  const flow = useMemo(
    () => cashFlow({ items, contributions, today, event_date, currency }),
    [items, contributions, today, event_date, currency],
  );
  const money = (cents: number) => formatMoney(cents, currency);
  const { lowest, short, lift } = flow;
  // The chart begins with the balance after all payments due up to today.
  const due = flow.today - (flow.points[0]?.balance ?? flow.today);
  const date = (day: string) => formatDate(day, 'medium');
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section aria-labelledby="balance" className="flex min-w-0 flex-col gap-4">
        <h2 id="balance" className="text-xl">
          {t('cash.title')}
        </h2>
        {contributions.length > 0 && (
          <Notice
            tone={short ? 'danger' : 'positive'}
            icon={
              short ? (
                <TriangleAlert className="mt-0.5 size-5 shrink-0" />
              ) : (
                <CircleCheck className="mt-0.5 size-5 shrink-0" />
              )
            }
          >
            <strong>
              {short
                ? t('cash.short', { date: date(lowest.date), amount: money(-lowest.balance) })
                : t('cash.enough', { date: date(lowest.date), amount: money(lowest.balance) })}
            </strong>{' '}
            {short && short.date !== lowest.date && (
              <span>{t('cash.shortFrom', { date: date(short.date) })}</span>
            )}{' '}
            <span>
              {flow.today < 0
                ? t('cash.todayOwed', { amount: money(-flow.today) })
                : due > 0
                  ? t('cash.todayDue', { amount: money(flow.today), due: money(due) })
                  : t('cash.today', { amount: money(flow.today) })}
            </span>
          </Notice>
        )}
        <CashChart flow={flow} />
        {flow.undated > 0 && (
          <p className="text-sm text-ink-muted">{t('cash.undated', { amount: money(flow.undated) })}</p>
        )}
        {lift && contributions.length > 0 && (
          <LiftList
            lift={lift}
            short={short?.date ?? today}
            onMonthly={
              writes
                ? (amount) => setOpen(newContribution(contributions, today, amount, t('contribution.saving')))
                : undefined
            }
            onLater={
              editable
                ? (due, to) => {
                    const item = items.find(({ id }) => id === due.item.id);
                    if (item)
                      onChangeItems(
                        [{ before: item, after: postponed(item, due, to) }],
                        t('said.saved', { name: title(item) }),
                      );
                  }
                : undefined
            }
          />
        )}
        <Disclosure
          title={t('cash.table')}
          className="print:not-open:hidden"
          contentClassName="overflow-x-auto"
        >
          <table className="tabular w-full text-sm">
            <thead>
              <tr className="border-b border-line text-left text-ink-muted">
                <th className="py-2 pr-3 font-normal">{t('cash.day')}</th>
                <th className="py-2 pr-3 text-right font-normal">{t('cash.change')}</th>
                <th className="py-2 text-right font-normal">{t('cash.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {flow.points.map((point, i) => (
                <tr key={point.date} className="border-b border-line">
                  <td className="py-1.5 pr-3">{date(point.date)}</td>
                  <td className="py-1.5 pr-3 text-right">
                    {i === 0
                      ? ''
                      : formatDifference(point.balance - (flow.points[i - 1]?.balance ?? 0), currency)}
                  </td>
                  <td className={cx('py-1.5 text-right', point.balance < 0 && 'font-semibold text-danger')}>
                    {money(point.balance)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </section>
      <div className="flex min-w-0 flex-col gap-8">
        <ContributionList
          contributions={contributions}
          onOpen={writes ? setOpen : undefined}
          onAdd={writes ? () => setOpen(newContribution(contributions, today, null, '')) : undefined}
        />
        <PayerList items={items} />
      </div>
      {open && (
        <ContributionSheet
          contribution={open}
          onChange={changeContributions}
          onOpenChange={(isOpen) => setOpen(isOpen ? open : null)}
        />
      )}
    </div>
  );
}
