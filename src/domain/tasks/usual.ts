import { KINDS } from '../kinds/kinds';
import type { TaskTemplate } from '../kinds/template';
import type { KindId } from '../plan/kind';
import {
  ENGAGEMENT_DAYS,
  ENGAGEMENT_ELSEWHERE,
  FEW_DAYS,
  FEW_PARTY_GUESTS,
  LONGEST,
  NEAR_EVENT,
} from './usual.data';

type UsualFacts = {
  readonly kind: KindId;
  readonly country: string;
  readonly guest_count?: number | undefined;
};

/**
 * Range of lead times, in days, that a party's booking tasks have. Tasks with shorter lead times are
 * invitations.
 */
const BOOKINGS = [42, 70] as const;
const KEPT = 14;

/**
 * Returns the lead time that is usual in a country. For weddings, lead times before the last weeks are scaled
 * to the local planning time. For parties, bookings are made earlier the more guests there are.
 */
export function usualLead(
  { lead, keeps = 0 }: Pick<TaskTemplate, 'lead' | 'keeps'>,
  { kind, country, guest_count }: UsualFacts,
): number {
  if (kind === 'wedding') {
    const few = guest_count !== undefined && guest_count <= FEW_PARTY_GUESTS;
    const longest = few ? FEW_DAYS : (ENGAGEMENT_DAYS.get(country) ?? ENGAGEMENT_ELSEWHERE);
    if (lead <= NEAR_EVENT || longest >= LONGEST) return lead;
    const part = (longest - NEAR_EVENT) / (LONGEST - NEAR_EVENT);
    return Math.max(keeps, NEAR_EVENT + Math.round((lead - NEAR_EVENT) * part));
  }
  const { ahead } = KINDS[kind];
  if (!ahead || lead < BOOKINGS[0] || lead > BOOKINGS[1]) return lead;
  return KEPT + Math.round((lead - KEPT) * ahead(guest_count ?? 0));
}
