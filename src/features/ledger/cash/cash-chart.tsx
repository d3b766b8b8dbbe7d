import type { CashFlow } from '@/domain/ledger/cash-flow';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ChartFrame, topOf } from '@/parts/chart/chart-frame';
import { WIDTH } from '@/parts/chart/chart-scale';
import { endText, stepPath, stepScale } from '@/parts/chart/step-chart';
import { usePlanContext } from '@/parts/module/plan-context';

/**
 * Chart of the balance over time, with its lowest day marked. The sentence above and the table below contain
 * the same information.
 */
export function CashChart({ flow }: { flow: CashFlow }) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const { points, lowest } = flow;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const amounts = points.map(({ balance }) => balance);
  const scale = stepScale(first.date, last.date, amounts);
  const line = stepPath(
    points.map(({ date, balance }) => ({ date, value: balance })),
    scale,
  );
  return (
    <ChartFrame
      label={t('cash.chart', {
        from: formatDate(first.date, 'medium'),
        to: formatDate(last.date, 'medium'),
        date: formatDate(lowest.date, 'medium'),
        amount: formatMoney(lowest.balance, currency),
      })}
      y={scale.y}
      amounts={amounts}
      from={endText({ date: first.date, amount: first.balance }, currency)}
      to={endText({ date: last.date, amount: last.balance }, currency)}
      over={
        <span
          aria-hidden="true"
          style={{ left: `${(scale.x(lowest.date) / WIDTH) * 100}%`, top: topOf(scale.y(lowest.balance)) }}
          className={`absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface ${
            lowest.balance < 0 ? 'bg-danger' : 'bg-accent-strong'
          }`}
        />
      }
    >
      <path d={`${line} V${scale.y(0)} H0 Z`} className="fill-accent/12" />
      <path
        d={line}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-accent-strong"
      />
    </ChartFrame>
  );
}
