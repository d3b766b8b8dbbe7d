import type { TaskCourse } from '@/domain/analytics/task-course';
import { formatDate, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ChartFrame } from '@/parts/chart/chart-frame';
import { stepPath, stepScale } from '@/parts/chart/step-chart';
import { Definitions } from '../tables/definitions';
import { FigureGrid } from '../tables/figure-grid';
import type { FigureTable } from '../tables/figure-table';
import { Legend } from './legend';

const PLANNED = { stroke: 'stroke-ink-muted', dash: '3 5' } as const;
const DONE = { stroke: 'stroke-positive', dash: '' } as const;

function TaskChart({ course }: { course: TaskCourse }) {
  const { t } = useTranslation('analytics');
  const { points, tasks, done, overdue } = course;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const amounts = [tasks];
  const scale = stepScale(first.date, last.date, amounts);
  const lines = [
    { key: 'planned', line: PLANNED, values: points.map(({ date, planned }) => ({ date, value: planned })) },
    {
      key: 'done',
      line: DONE,
      values: points.flatMap((point) =>
        point.done === null ? [] : [{ date: point.date, value: point.done }],
      ),
    },
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <ChartFrame
        label={t('tasks.picture', {
          done: formatNumber(done),
          count: tasks,
          overdue: formatNumber(overdue),
        })}
        y={scale.y}
        amounts={amounts}
        format={(count) => (Number.isInteger(count) ? formatNumber(count) : '')}
        from={formatDate(first.date, 'medium')}
        to={formatDate(last.date, 'medium')}
      >
        {lines.map(({ key, line, values }) => (
          <path
            key={key}
            // A single value needs two points to be visible as a dot.
            d={stepPath(values.length === 1 ? [...values, ...values] : values, scale)}
            strokeLinecap="round"
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            strokeDasharray={line.dash}
            className={line.stroke}
          />
        ))}
      </ChartFrame>
      <Legend lines={lines.map(({ key, line }) => ({ key, line, label: t(`tasks.${key}`) }))} />
    </div>
  );
}

interface TasksPanelProps {
  course: TaskCourse;
  tables: { readonly now: FigureTable; readonly people: FigureTable };
}

/** Done tasks compared with the planned pace, and tasks per assignee. */
export function TasksPanel({ course, tables }: TasksPanelProps) {
  const { t } = useTranslation('analytics');
  return (
    <section aria-labelledby="analytics-tasks" className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
      <h2 id="analytics-tasks" className="text-xl">
        {t('tasks.title')}
      </h2>
      {course.tasks === 0 ? (
        <p className="text-ink-muted">{t('tasks.none')}</p>
      ) : (
        <>
          <TaskChart course={course} />
          <FigureGrid table={tables.now} isCaptionHidden />
          <Definitions
            terms={(['planned', 'done', 'overdue'] as const).map((key) => ({
              term: t(`tasks.${key}`),
              text: t(`define.tasks.${key}`),
            }))}
          />
          <FigureGrid table={tables.people} />
        </>
      )}
    </section>
  );
}
