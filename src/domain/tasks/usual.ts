import { KINDS } from '../kinds/kinds';
import type { Template } from '../kinds/template';
import type { KindId } from '../plan/kind';
import {
  ENGAGEMENT_DAYS,
  ENGAGEMENT_ELSEWHERE,
  FEW_DAYS,
  FEW_GUESTS,
  LONGEST,
  NEAR_EVENT,
} from './usual.data';

type UsualFacts = {
  readonly kind: KindId;
  readonly country: string;
  readonly guest_count?: number | undefined;
};

/** From six to ten weeks ahead a party's list has bookings; nearer are its invitations, further what is its own. */
const BOOKINGS = [42, 70] as const;
const KEPT = 14;

/**
 * When a task usually is due there: a wedding's list fits the country's own engagement, the last five weeks alike
 * everywhere; a party's bookings, not its invitations, come earlier the more people it is for.
 */
export function usualLead(
  { lead, keeps = 0 }: Pick<Template, 'lead' | 'keeps'>,
  { kind, country, guest_count }: UsualFacts,
): number {
  if (kind === 'wedding') {
    const few = guest_count !== undefined && guest_count <= FEW_GUESTS;
    const longest = few ? FEW_DAYS : (ENGAGEMENT_DAYS.get(country) ?? ENGAGEMENT_ELSEWHERE);
    if (lead <= NEAR_EVENT || longest >= LONGEST) return lead;
    const part = (longest - NEAR_EVENT) / (LONGEST - NEAR_EVENT);
    return Math.max(keeps, NEAR_EVENT + Math.round((lead - NEAR_EVENT) * part));
  }
  const { ahead } = KINDS[kind];
  if (!ahead || lead < BOOKINGS[0] || lead > BOOKINGS[1]) return lead;
  return KEPT + Math.round((lead - KEPT) * ahead(guest_count ?? 0));
}
