import { formatMoney } from '@/lib/format';
import { usePlanContext } from '@/parts/module/plan-context';
import type { Pieces } from '@/ui/pieces';
import { HEIGHT, ticksOf, WIDTH, type YScale } from './chart-scale';

interface ChartFrameProps {
  label: string;
  y: YScale;
  amounts: readonly number[];
  /** Formats the labels of the axis, by default as money. */
  format?: (amount: number) => string;
  /** Labels below the left end (`from`) and the right end (`to`). */
  from: string;
  to: string;
  over?: Pieces;
  children: Pieces;
}

const MARGIN = 6;

/** Returns the vertical position of an amount as a percentage of the frame's height. */
export const topOf = (y: number): string => `${((y + MARGIN) / (HEIGHT + 2 * MARGIN)) * 100}%`;

/**
 * Chart of amounts with axes. `format` is needed for values other than money. Show the same information as
 * text next to the chart.
 */
export function ChartFrame({ label, y, amounts, format, from, to, over, children }: ChartFrameProps) {
  const { currency } = usePlanContext().plan;
  const ticks = ticksOf(amounts).map((amount) => ({
    amount,
    at: y(amount),
    text: format ? format(amount) : formatMoney(Math.round(amount), currency),
  }));
  const widest = ticks.reduce((long, { text }) => (text.length > long.length ? text : long), '');
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div aria-hidden="true" className="tabular relative text-xs text-ink-muted">
        <span className="invisible">{widest}</span>
        {ticks.map(({ amount, at, text }) => (
          <span key={amount} style={{ top: topOf(at) }} className="absolute right-0 -translate-y-1/2">
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
          {ticks.map(({ amount, at }) => (
            <line
              key={amount}
              x1="0"
              x2={WIDTH}
              y1={at}
              y2={at}
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
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </figcaption>
    </figure>
  );
}
