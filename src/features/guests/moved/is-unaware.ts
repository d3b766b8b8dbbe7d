import { isOffDay, isUndecided } from '@/domain/follows/undecided';
import type { EventPart, Household } from '@/domain/guests/guest';
import type { PlanFacts } from '@/domain/plan/facts';

/** True if a household has an invitation with another date than the event's. */
export const isUnaware = (
  household: Pick<Household, 'invited_at' | 'event_on'>,
  event_date: string,
): boolean => household.invited_at !== null && isUndecided(household, event_date);

/** True if the hosts have to check the days of some parts. */
export const haveMoved = (
  parts: readonly EventPart[],
  plan: Pick<PlanFacts, 'event_date' | 'event_end_date' | 'duration'>,
): boolean => parts.some((part) => isUndecided(part, plan.event_date) || isOffDay(part, plan));
