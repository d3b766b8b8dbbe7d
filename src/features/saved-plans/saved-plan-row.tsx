import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { lastDay, nearestDay } from '@/domain/plan/event-days';
import { formatDays, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { MiniAllocation } from '@/parts/plan/mini-allocation';
import { RenameForm } from '@/parts/plan/rename-form';
import { TypeMark } from '@/parts/plan/type-mark';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { useDaysText } from '@/parts/time/days-text';
import { Skeleton, Tag } from '@/ui/states';
import type { ListFigures } from './list-figures';
import { PlanActions } from './plan-actions';
import { PlanFigures } from './plan-figures';

export interface SavedPlanActions {
  rename: (plan: Plan, name: string) => void;
  duplicate: (plan: Plan) => void;
  template: (plan: Plan) => void;
  archive: (plan: Plan, archived: boolean) => void;
  remove: (plan: Plan) => void;
}

interface RowProps extends SavedPlanActions {
  plan: Plan;
  summary: PlanSummary | undefined;
  /** Undefined for an archived plan. */
  figures: ListFigures | undefined;
  waiting: boolean;
  today: string;
}

export const SavedPlanRow = memo(function SavedPlanRow(props: RowProps) {
  const { plan, summary, figures, waiting, today, rename, duplicate, template, archive, remove } = props;
  const { t } = useTranslation(['plans', 'common']);
  const daysText = useDaysText();
  const [naming, setNaming] = useState(false);
  return (
    <div className="card flex items-start gap-3 p-4">
      <TypeMark type={plan.event_type} label={t(`common:eventType.${plan.event_type}`)} />
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-[1_1_16rem]">
            {naming ? (
              <RenameForm
                plan={plan}
                onCancel={() => setNaming(false)}
                onReopen={() => setNaming(true)}
                onSave={(name) => {
                  setNaming(false);
                  rename(plan, name);
                }}
              />
            ) : (
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <h2 className="min-w-0 font-sans text-base font-semibold tracking-normal break-words">
                  <Link
                    to={paths.eventPlan(plan.id)}
                    className="inline-block py-0.5 hover:text-accent-strong hover:underline"
                  >
                    {plan.name}
                  </Link>
                </h2>
                {plan.archived_at !== null && <Tag>{t('saved.archived')}</Tag>}
                {plan.role !== 'owner' && <Tag>{t('saved.shared')}</Tag>}
                <UnsavedMark id={plan.id} />
              </div>
            )}
            <p className="text-sm text-ink-muted">
              <time dateTime={plan.event_date}>{formatDays(plan.event_date, lastDay(plan), 'medium')}</time>{' '}
              <span>{`· ${plan.city}`}</span>
            </p>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-3 sm:flex-col sm:items-end">
            <span className="tabular font-semibold">{formatMoney(plan.budget, plan.currency)}</span>
            <span className="text-sm text-ink-muted">{daysText(nearestDay(plan, today), today)}</span>
          </p>
        </div>
        {!waiting && figures ? (
          <PlanFigures plan={plan} figures={figures} summary={summary} />
        ) : (
          // Reserves space, which prevents a layout shift when the figures load.
          waiting && plan.archived_at === null && <Skeleton className="h-15 w-3/4 sm:h-5" />
        )}
        <MiniAllocation categories={plan.categories} />
      </div>
      <div className="-mt-1 -mr-2">
        <PlanActions
          plan={plan}
          onRename={() => setNaming(true)}
          onDuplicate={() => duplicate(plan)}
          onTemplate={() => template(plan)}
          onArchive={(archived) => archive(plan, archived)}
          onDelete={() => remove(plan)}
        />
      </div>
    </div>
  );
});
