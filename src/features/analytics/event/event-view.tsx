import { Eye } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import { paperOf } from '@/parts/print/paper';
import { Notice } from '@/ui/states';
import { analyticsAddress } from '../analytics-state';
import { ScopeTabs } from '../scope-tabs';
import { ActionList } from '../tables/action-list';
import { ExportActions } from '../tables/export-actions';
import { whole } from '../tables/figure-table';
import { useEventActions } from './event-actions';
import { MoneyPanel } from './money-panel';
import { RepliesPanel } from './replies-panel';
import { TasksPanel } from './tasks-panel';
import { useEventFigures } from './use-event-figures';
import { useMoneyTables, useReplyTables, useTaskTables, useVendorTable } from './use-event-tables';
import { VendorsPanel } from './vendors-panel';

/**
 * Analytics of one event: what needs attention, then money, replies, tasks and vendors. Each figure links to
 * its rows.
 */
export function EventView() {
  const { t } = useTranslation('analytics');
  const { editable } = usePlanContext();
  const state = analyticsAddress.read(useSearchParams()[0]);
  const figures = useEventFigures();
  const actions = useEventActions(figures);
  const money = useMoneyTables(figures);
  const replies = useReplyTables(figures);
  const tasks = useTaskTables(figures);
  const vendors = useVendorTable(figures);
  const { plan, isOver } = figures;
  const { end } = figures.money;
  const cents = (amount: number) => formatMoney(amount, plan.currency);
  const over = end.likely - plan.budget;
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <PageHeading title={t('title')}>
            <span>{cents(end.likely)}</span>
          </PageHeading>
          <p className="flex flex-wrap gap-x-3 text-ink-muted">
            <span>{t(isOver ? 'event.was' : 'event.willBe')}</span>
            {end.low !== end.high && (
              <span>{t('event.between', { low: cents(whole(end.low)), high: cents(whole(end.high)) })}</span>
            )}
            <span className={over > 0 ? 'text-danger' : undefined}>
              {over > 0
                ? t('over', { amount: cents(over) })
                : t('event.under', { budget: cents(plan.budget), amount: cents(Math.abs(over)) })}
            </span>
          </p>
        </div>
        <ExportActions
          name={plan.name}
          paper={paperOf(plan.country)}
          tables={[
            money.now,
            money.categories,
            money.months,
            replies.now,
            replies.channels,
            replies.weeks,
            tasks.now,
            tasks.people,
            vendors,
          ]}
        />
      </div>
      <ScopeTabs state={state} />
      {!editable && (
        <Notice icon={<Eye className="mt-0.5 size-5 shrink-0" />}>
          <span>{t('event.readOnly')}</span>
        </Notice>
      )}
      <section aria-labelledby="analytics-actions" className="card flex flex-col gap-2 p-5 sm:p-6">
        <h2 id="analytics-actions" className="text-xl">
          {t('action.title')}
        </h2>
        <ActionList actions={actions} />
      </section>
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 xl:grid-cols-2 print:grid-cols-1">
        <MoneyPanel figures={figures} tables={money} />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <RepliesPanel replies={figures.replies} tables={replies} />
          <TasksPanel course={figures.tasks} tables={tasks} />
        </div>
        <VendorsPanel table={vendors} />
      </div>
    </div>
  );
}
