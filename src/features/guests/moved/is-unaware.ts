import { isOffDay, isUndecided } from '@/domain/follows/undecided';
import type { EventPart, Household } from '@/domain/guests/guest';
import type { PlanFacts } from '@/domain/plan/facts';

/** Returns true if a household was invited for another date than the event's current date. */
export const isUnaware = (
  household: Pick<Household, 'invited_at' | 'event_on'>,
  event_date: string,
): boolean => household.invited_at !== null && isUndecided(household, event_date);

/**
 * Returns true if the hosts must check the day of a part. Either the day was set for another event date, or
 * it lies outside the event.
 */
export const haveMoved = (
  parts: readonly EventPart[],
  plan: Pick<PlanFacts, 'event_date' | 'event_end_date' | 'duration'>,
): boolean => parts.some((part) => isUndecided(part, plan.event_date) || isOffDay(part, plan));
