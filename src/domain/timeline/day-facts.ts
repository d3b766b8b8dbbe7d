import type { Ceremony } from '../plan/ceremony';
import type { Category, CoupleType, EventKind, EventType, LocationType } from '../plan/facts';
import type { KindId } from '../plan/kind';

/** The facts from which a run sheet is generated. */
export type DayFacts = {
  readonly event_type: EventType;
  readonly event_date: string;
  /** The last of several days; null for one day. */
  readonly event_end_date?: string | null;
  readonly country: string;
  readonly location_type: LocationType;
  /** Hours of the event; null if unknown. */
  readonly duration: number | null;
  readonly guest_count: number;
  /** The selected categories. */
  readonly categories: readonly Category[];
  /** The kind of ceremony; undefined is treated as civil, without a Mass. */
  readonly ceremony?: Ceremony | undefined;
  readonly couple_type?: CoupleType | null | undefined;
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
};

/** The facts once the kind is known. */
export type DayAsked = Omit<DayFacts, 'kind'> & { readonly kind: KindId };

const EARLY = new Set('US CA GB IE AU NZ DE AT CH NL BE DK SE NO FI IS PL CZ JP KR'.split(' '));

/** Returns true if a party's dinner is served by eight in that country. */
export const dinesEarly = ({ country }: Pick<DayFacts, 'country'>): boolean => EARLY.has(country);

/** Countries where offices open at eight and lunch is at one (D). */
const OPENS_EARLY = new Set('CO EC PE BO VE CR PA GT HN SV NI DO CU'.split(' '));

/** Returns true if a conference begins before nine in that country. */
export const worksEarly = (facts: Pick<DayFacts, 'country'>): boolean =>
  dinesEarly(facts) || OPENS_EARLY.has(facts.country);
