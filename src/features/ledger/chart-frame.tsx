import type { ReactNode } from 'react';
import type { DateText } from '@/domain/calendar';
import { formatDate, formatMoney } from '@/lib/format';
import { usePlanContext } from '@/parts/plan-context';
import { HEIGHT, type Scale, ticksOf, WIDTH } from './step-chart';

interface ChartFrameProps {
  /** What the chart shows, in words. */
  label: string;
  scale: Scale;
  amounts: readonly number[];
  from: { readonly date: DateText; readonly amount: number };
  to: { readonly date: DateText; readonly amount: number };
  /** Over the drawing, in the frame's own share of it. */
  over?: ReactNode;
  children: ReactNode;
}

const MARGIN = 6;

/** How far down the frame an amount stands, as a share. */
export const topOf = (y: number): string => `${((y + MARGIN) / (HEIGHT + 2 * MARGIN)) * 100}%`;

/** A chart of money over time: its axes with amounts and dates. The words beside it say the same. */
export function ChartFrame({ label, scale, amounts, from, to, over, children }: ChartFrameProps) {
  const { currency } = usePlanContext().plan;
  const ticks = ticksOf(amounts).map((amount) => ({
    amount,
    y: scale.y(amount),
    text: formatMoney(Math.round(amount), currency),
  }));
  const widest = ticks.reduce((long, { text }) => (text.length > long.length ? text : long), '');
  const end = ({ date, amount }: ChartFrameProps['from']) =>
    `${formatDate(date, 'short')} · ${formatMoney(Math.round(amount / 100) * 100, currency)}`;
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div aria-hidden="true" className="tabular relative text-xs text-ink-muted">
        <span className="invisible">{widest}</span>
        {ticks.map(({ amount, y, text }) => (
          <span key={amount} style={{ top: topOf(y) }} className="absolute right-0 -translate-y-1/2">
            {text}
          </span>
        ))}
      </div>
      <div className="relative">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 ${-MARGIN} ${WIDTH} ${HEIGHT + 2 * MARGIN}`}
          preserveAspectRatio="none"
          className="block h-44 w-full sm:h-52"
        >
          {ticks.map(({ amount, y }) => (
            <line
              key={amount}
              x1="0"
              x2={WIDTH}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className={amount === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {children}
        </svg>
        {over}
      </div>
      <figcaption
        aria-hidden="true"
        className="tabular col-start-2 flex justify-between gap-3 pt-1 text-sm text-ink-muted"
      >
        <span>{end(from)}</span>
        <span className="text-right">{end(to)}</span>
      </figcaption>
    </figure>
  );
}
