import type { CashFlow } from '@/domain/budget/cash-flow';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/plan-context';
import { HEIGHT, scaleOf, stepPath, WIDTH } from './step-chart';

/** The balance over time, its lowest day marked. The sentence above and the table below say the same. */
export function CashChart({ flow }: { flow: CashFlow }) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const { points, lowest } = flow;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const scale = scaleOf(
    first.date,
    last.date,
    points.map(({ balance }) => balance),
  );
  const line = stepPath(
    points.map(({ date, balance }) => ({ date, value: balance })),
    scale,
  );
  const zero = scale.y(0);
  const [x, y] = [scale.x(lowest.date), scale.y(lowest.balance)];
  const most = points.reduce((high, point) => (point.balance > high.balance ? point : high), first);
  const peak = (scale.x(most.date) / WIDTH) * 100;
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, currency);
  return (
    <figure className="flex flex-col gap-1">
      {most.balance > 0 && most !== last && (
        <p aria-hidden="true" className="tabular text-sm text-ink-muted">
          <span className="relative inline-block" style={{ left: `${peak}%`, translate: `${-peak}%` }}>
            {most === first
              ? money(most.balance)
              : `${formatDate(most.date, 'short')} · ${money(most.balance)}`}
          </span>
        </p>
      )}
      <div className="relative">
        <svg
          role="img"
          aria-label={t('cash.chart', {
            from: formatDate(first.date, 'medium'),
            to: formatDate(last.date, 'medium'),
            date: formatDate(lowest.date, 'medium'),
            amount: formatMoney(lowest.balance, currency),
          })}
          viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
          preserveAspectRatio="none"
          className="h-44 w-full sm:h-52"
        >
          <path d={`${line} V${zero} H0 Z`} className="fill-accent/12" />
          <line
            x1="0"
            x2={WIDTH}
            y1={zero}
            y2={zero}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
          <path
            d={line}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="stroke-accent-strong"
          />
        </svg>
        <span
          aria-hidden="true"
          style={{ left: `${(x / WIDTH) * 100}%`, top: `${((y + 6) / (HEIGHT + 12)) * 100}%` }}
          className={`absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface ${
            lowest.balance < 0 ? 'bg-danger' : 'bg-accent-strong'
          }`}
        />
      </div>
      <figcaption
        aria-hidden="true"
        className="tabular flex justify-between gap-3 border-t border-line pt-1 text-sm text-ink-muted"
      >
        <span>
          {formatDate(first.date, 'short')} · {money(first.balance)}
        </span>
        <span className="text-right">
          {formatDate(last.date, 'short')} · {money(last.balance)}
        </span>
      </figcaption>
    </figure>
  );
}
