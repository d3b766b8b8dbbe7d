import type { EventType, EventVariant } from '../plan/facts';
import { isRite } from '../plan/rite';
import {
  ENGAGEMENT_DAYS,
  ENGAGEMENT_ELSEWHERE,
  FEW_DAYS,
  FEW_GUESTS,
  LONGEST,
  NEAR_EVENT,
} from './usual.data';

type UsualFacts = {
  readonly event_type: EventType;
  readonly country: string;
  readonly guest_count?: number | undefined;
  readonly name?: string | undefined;
};

/** Whether the plan's name tells that it is a first communion. */
export const isCommunion = (facts: Pick<UsualFacts, 'event_type' | 'name'>): boolean =>
  isRite(facts) && /comuni[oó]n|communion/iu.test(facts.name ?? '');

/** How much earlier than a small party's a large one's bookings are made (proposal). */
function stretchOf({ guest_count = 0 }: UsualFacts, variant: EventVariant | null): number {
  if (variant === 'quinceanera') return 5;
  return guest_count > 80 ? 2.5 : guest_count > 40 ? 1.7 : 1;
}

/**
 * When a task usually is due there: a wedding's list fits the country's own engagement, the last five weeks alike
 * everywhere; a party's bookings, not its invitations, come earlier the more people it is for.
 */
export function usualLead(
  {
    lead,
    keeps = 0,
    communionLead,
  }: {
    readonly lead: number;
    readonly keeps?: number | undefined;
    readonly communionLead?: number | undefined;
  },
  facts: UsualFacts,
  variant: EventVariant | null,
): number {
  if (facts.event_type === 'wedding') {
    const few = facts.guest_count !== undefined && facts.guest_count <= FEW_GUESTS;
    const longest = few ? FEW_DAYS : (ENGAGEMENT_DAYS.get(facts.country) ?? ENGAGEMENT_ELSEWHERE);
    if (lead <= NEAR_EVENT || longest >= LONGEST) return lead;
    const part = (longest - NEAR_EVENT) / (LONGEST - NEAR_EVENT);
    return Math.max(keeps, NEAR_EVENT + Math.round((lead - NEAR_EVENT) * part));
  }
  if (communionLead !== undefined && isCommunion(facts)) return communionLead;
  const party = facts.event_type === 'birthday' || facts.event_type === 'other';
  // From six weeks on they are bookings; what is ordered for the variant alone has its own lead already.
  if (!party || lead < 42 || lead > 70) return lead;
  return 14 + Math.round((lead - 14) * stretchOf(facts, variant));
}
