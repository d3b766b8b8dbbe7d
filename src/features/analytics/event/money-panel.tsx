import { UNPRICED } from '@/domain/analytics/cost-forecast';
import { COURSES, type Course, type CoursePoint } from '@/domain/analytics/money-course';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ChartFrame } from '@/parts/chart/chart-frame';
import { WIDTH } from '@/parts/chart/chart-scale';
import { endText, stepPath, stepScale } from '@/parts/chart/step-chart';
import { Definitions } from '../tables/definitions';
import { FigureGrid } from '../tables/figure-grid';
import { type FigureTable, whole } from '../tables/figure-table';
import { Legend, type LegendLine } from './legend';
import type { EventFiguresNow } from './use-event-figures';

/** Line styles, which differ in both colour and dash pattern. */
const LINES: Readonly<Record<Course, LegendLine>> = {
  planned: { stroke: 'stroke-ink-muted', dash: '3 5' },
  committed: { stroke: 'stroke-accent-strong', dash: '' },
  paid: { stroke: 'stroke-positive', dash: '9 4' },
};

interface CourseChartProps {
  course: readonly CoursePoint[];
  figures: EventFiguresNow;
}

/** Chart of planned, agreed and paid amounts up to today. After today it shows the forecast and its range. */
function CourseChart({ course, figures }: CourseChartProps) {
  const { t } = useTranslation('analytics');
  const { plan, today, isOver, money } = figures;
  const { end } = money;
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return null;
  const until = isOver ? today : plan.event_date;
  const amounts = [...course.flatMap((point) => COURSES.map((key) => point[key])), end.high];
  const scale = stepScale(first.date, until, amounts);
  const cents = (amount: number) => formatMoney(amount, plan.currency);
  const now = scale.x(today);
  return (
    <ChartFrame
      label={t('money.picture', {
        from: formatDate(first.date, 'medium'),
        planned: cents(last.planned),
        committed: cents(last.committed),
        paid: cents(last.paid),
        low: cents(whole(end.low)),
        high: cents(whole(end.high)),
      })}
      y={scale.y}
      amounts={amounts}
      from={endText({ date: first.date, amount: first.committed }, plan.currency)}
      to={endText({ date: until, amount: end.likely }, plan.currency)}
    >
      {!isOver && (
        <path
          d={`M${now} ${scale.y(end.expected)} L${WIDTH} ${scale.y(end.high)} V${scale.y(end.low)} Z`}
          className="fill-accent/15"
        />
      )}
      {!isOver && (
        <path
          d={`M${now} ${scale.y(end.expected)} L${WIDTH} ${scale.y(end.likely)}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          strokeDasharray="2 4"
          className="stroke-accent"
        />
      )}
      {COURSES.map((key) => (
        <path
          key={key}
          d={stepPath(
            course.map((point) => ({ date: point.date, value: point[key] })),
            scale,
          )}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth="2.5"
          strokeDasharray={LINES[key].dash}
          strokeLinejoin="round"
          className={LINES[key].stroke}
        />
      ))}
    </ChartFrame>
  );
}

interface MoneyPanelProps {
  figures: EventFiguresNow;
  tables: { readonly now: FigureTable; readonly months: FigureTable; readonly categories: FigureTable };
}

/** Money of an event: current state, history and forecast. */
export function MoneyPanel({ figures, tables }: MoneyPanelProps) {
  const { t } = useTranslation('analytics');
  const { course, history, usual } = figures;
  return (
    <section aria-labelledby="analytics-money" className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
      <h2 id="analytics-money" className="text-xl">
        {t('money.title')}
      </h2>
      {course ? (
        <div className="flex flex-col gap-2">
          <CourseChart course={course} figures={figures} />
          <Legend lines={COURSES.map((key) => ({ key, label: t(`money.${key}`), line: LINES[key] }))} />
        </div>
      ) : (
        <p role="status" className="text-ink-muted">
          {t(history.isError || history.fetchStatus === 'paused' ? 'money.noCourse' : 'money.reading')}
        </p>
      )}
      <FigureGrid table={tables.now} isCaptionHidden />
      <Definitions
        terms={(['planned', 'committed', 'paid', 'expected', 'forecast', 'range', 'usual'] as const).map(
          (key) => ({
            term: t(`money.${key}`),
            text: t(`define.${key}`, {
              below: formatPercent(UNPRICED.below, 0),
              above: formatPercent(UNPRICED.above, 0),
            }),
          }),
        )}
        sources={[
          { of: 'range', id: 'easy-weddings-2025' },
          ...(usual?.basis.cost ? [{ of: 'usual' as const, id: usual.basis.cost.source }] : []),
          ...(usual ? [{ of: 'split' as const, id: usual.basis.source }] : []),
        ]}
      />
      {tables.categories.rows.length > 0 && <FigureGrid table={tables.categories} />}
      {tables.months.rows.length > 1 && <FigureGrid table={tables.months} />}
    </section>
  );
}
