import { type DateText, daysBetween } from '@/domain/calendar';
import { formatDate, formatMoney } from '@/lib/format';
import { amountScale, WIDTH, type YScale } from './chart-scale';

interface Scale {
  x: (date: DateText) => number;
  y: YScale;
}

/** Creates scales for a period and for amounts. The scale of amounts includes zero. */
export function stepScale(from: DateText, to: DateText, amounts: readonly number[]): Scale {
  const days = Math.max(1, daysBetween(from, to));
  return {
    x: (date) => (daysBetween(from, date) / days) * WIDTH,
    y: amountScale(amounts),
  };
}

/** Draws a line that keeps each value until the day of the next value. */
export function stepPath(points: readonly { date: DateText; value: number }[], { x, y }: Scale): string {
  return points
    .map(({ date, value }, i) => (i === 0 ? `M${x(date)} ${y(value)}` : `H${x(date)} V${y(value)}`))
    .join(' ');
}

/** Returns the label at a chart's end: the date and the amount in whole units. */
export const endText = ({ date, amount }: { date: DateText; amount: number }, currency: string): string =>
  `${formatDate(date, 'short')} · ${formatMoney(Math.round(amount / 100) * 100, currency)}`;
