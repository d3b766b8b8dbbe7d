import type { DateText } from '../calendar';
import type { Need, Severity } from './needs';

export type Ranked<P> = { readonly plan: P; readonly need: Need };

const SEVERITIES: readonly Severity[] = ['high', 'medium', 'low'];

/**
 * Order of needs with equal severity and day: first money, then decisions of others, then the person's own
 * work.
 */
const KEYS: readonly Need['key'][] = [
  'overdue',
  'short',
  'unsigned',
  'replies',
  'critical',
  'unscheduled',
  'due',
  'risk',
  'concern',
];

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Dated = { readonly id: string; readonly event_date: DateText };

/**
 * Sorts the needs of all events by severity, by the day from which they matter, by kind, and by the date of
 * the event. Past days count as today.
 */
export function ranked<P extends Dated>(all: readonly Ranked<P>[], today: DateText): Ranked<P>[] {
  const from = ({ need }: Ranked<P>) => (need.on < today ? today : need.on);
  return [...all].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.need.severity) - SEVERITIES.indexOf(b.need.severity) ||
      text(from(a), from(b)) ||
      KEYS.indexOf(a.need.key) - KEYS.indexOf(b.need.key) ||
      text(a.plan.event_date, b.plan.event_date) ||
      text(a.plan.id, b.plan.id) ||
      text(a.need.on, b.need.on),
  );
}

/** Returns the highest severity of an event’s needs. Low severity counts as none. */
export const worstOf = (needs: readonly Need[]): Severity | null =>
  SEVERITIES.slice(0, 2).find((severity) => needs.some((need) => need.severity === severity)) ?? null;
