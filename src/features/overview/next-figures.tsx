import { Link } from 'react-router-dom';
import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { sumCents } from '@/domain/money';
import { isAgreed } from '@/domain/timeline/milestones';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { openTasks } from '@/parts/tasks/open-tasks';
import { useChecklistText } from '@/parts/tasks/task-words';

interface FigureProps {
  label: string;
  to: string;
  value: string;
  note: string;
}

const Figure = ({ label, to, value, note }: FigureProps) => (
  <li className="min-w-0">
    <span className="block text-sm text-ink-muted">{label}</span>
    <Link to={to} className="line-clamp-3 font-semibold break-words hover:text-accent-strong hover:underline">
      {value}
    </Link>
    <span className="block text-sm break-words text-ink-muted">{note}</span>
  </li>
);

/** Figures of the next event: money left, payments, tasks and the next milestone, each with a link. */
export default function NextFigures({ plan, summary }: { plan: Plan; summary: PlanSummary | undefined }) {
  const { t } = useTranslation('now');
  const checklist = useChecklistText();
  if (!summary) return null;
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const left = plan.budget - sumCents(Object.values(summary.expected));
  const [task] = openTasks(summary);
  const { next, agreed } = summary;
  const milestone = summary.milestones.find(({ origin }) => !isAgreed(origin, { committed: agreed }));
  const taskName =
    task &&
    ((task.origin && task.task_name === task.origin_name && checklist(task.origin)) || task.task_name);
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
      <Figure
        label={t(left < 0 ? 'overspent' : 'left')}
        to={paths.budgetTracking(plan.id)}
        value={money(Math.abs(left))}
        note={t('ofBudget', { budget: money(plan.budget) })}
      />
      {next && (
        <Figure
          label={t('nextPayment')}
          to={paths.budgetItems(plan.id, { q: next.vendor_name })}
          value={`${money(next.amount)} · ${next.vendor_name}`}
          note={formatDate(next.date, 'medium')}
        />
      )}
      {task && taskName && (
        <Figure
          label={t('nextTask')}
          to={paths.eventTasks(plan.id)}
          value={taskName}
          note={formatDate(task.recommended_completion_date, 'medium')}
        />
      )}
      {milestone && (
        <Figure
          label={t('milestone')}
          to={paths.eventTimeline(plan.id)}
          value={milestone.title}
          note={formatDate(milestone.starts_on, 'medium')}
        />
      )}
    </ul>
  );
}
