import type { DateText } from '../calendar';
import type { History } from '../ledger/history';
import type { Cents } from '../money';

export const COURSES = ['planned', 'committed', 'paid'] as const;
export type Course = (typeof COURSES)[number];

/** A plan's money at the end of a day. */
export type CoursePoint = { readonly date: DateText } & Readonly<Record<Course, Cents>>;

/** Names that the plan's history uses for these three amounts. `allocated` is the planned amount. */
const TOLD = { planned: 'allocated', committed: 'committed', paid: 'paid' } as const;

/**
 * Returns planned, agreed and paid amounts by day, from the plan's history. Today's amounts come from the
 * rows, because the rows include changes that haven't been sent to the database.
 */
export function moneyCourse(
  { opening, changes }: Pick<History, 'opening' | 'changes'>,
  now: Readonly<Record<Course, Cents>>,
  today: DateText,
): CoursePoint[] {
  const at = { planned: 0, committed: 0, paid: 0 };
  for (const { moves } of opening) for (const key of COURSES) at[key] += moves[TOLD[key]];
  const days = new Map<DateText, CoursePoint>();
  for (const { day, moves } of changes) {
    if (day >= today) break;
    for (const key of COURSES) at[key] += moves[TOLD[key]];
    days.set(day, { date: day, ...at });
  }
  const { planned, committed, paid } = now;
  return [...days.values(), { date: today, planned, committed, paid }];
}

/** Returns the last point of each month, for a table. */
export function byMonth(points: readonly CoursePoint[]): CoursePoint[] {
  const months = new Map<string, CoursePoint>();
  for (const point of points) months.set(point.date.slice(0, 7), point);
  return [...months.values()];
}
