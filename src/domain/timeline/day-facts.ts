import type { Ceremony } from '../plan/ceremony';
import type { Category, CoupleType, EventKind, EventType, LocationType } from '../plan/facts';
import type { KindId } from '../plan/kind';

export type DayFacts = {
  readonly event_type: EventType;
  readonly event_date: string;
  /** Last day of an event of several days; null for one day. */
  readonly event_end_date?: string | null;
  readonly country: string;
  readonly location_type: LocationType;
  readonly duration: number | null;
  readonly guest_count: number;
  readonly categories: readonly Category[];
  /** Kind of ceremony. If undefined, a civil ceremony without a Mass is assumed. */
  readonly ceremony?: Ceremony | undefined;
  readonly couple_type?: CoupleType | null | undefined;
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
};

export type DayAsked = Omit<DayFacts, 'kind'> & { readonly kind: KindId };

const EARLY = new Set('US CA GB IE AU NZ DE AT CH NL BE DK SE NO FI IS PL CZ JP KR'.split(' '));

/** Returns true if dinner at a party is usually served by eight o'clock in that country. */
export const dinesEarly = ({ country }: Pick<DayFacts, 'country'>): boolean => EARLY.has(country);

/** Countries where offices open at eight and people have lunch at one (D). */
const OPENS_EARLY = new Set('CO EC PE BO VE CR PA GT HN SV NI DO CU'.split(' '));

/** Returns true if conferences usually begin before nine o'clock in that country. */
export const worksEarly = (facts: Pick<DayFacts, 'country'>): boolean =>
  dinesEarly(facts) || OPENS_EARLY.has(facts.country);
