import type { Plan } from '@/data/plans';
import { lastDay } from '@/domain/plan/event-days';

/** Sorts plans: first the upcoming events, soonest first, then the past events, latest first. */
export function byDate(today: string) {
  return (a: Plan, b: Plan): number => {
    const [aOver, bOver] = [lastDay(a) < today, lastDay(b) < today];
    if (aOver !== bOver) return aOver ? 1 : -1;
    const order = a.event_date < b.event_date ? -1 : a.event_date > b.event_date ? 1 : 0;
    return aOver ? -order : order;
  };
}
