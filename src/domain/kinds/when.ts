import type { Ceremony } from '../plan/ceremony';
import type { CoupleType, LocationType } from '../plan/facts';
import type { KindId } from '../plan/kind';

export type EventFacts = {
  readonly kind: KindId;
  readonly country: string;
  readonly region?: string | null | undefined;
  readonly location_type: LocationType;
  /** Number of guests. If it is unknown, a large event is assumed. */
  readonly guest_count?: number | undefined;
  readonly ceremony?: Ceremony | undefined;
  readonly couple_type?: CoupleType | null | undefined;
};

/** A condition on an event's facts. It is generic, so that a list can use additional facts. */
export type When<F = EventFacts> = (facts: F) => boolean;

export const all =
  <F>(...whens: readonly When<F>[]): When<F> =>
  (facts) =>
    whens.every((when) => when(facts));

export const any =
  <F>(...whens: readonly When<F>[]): When<F> =>
  (facts) =>
    whens.some((when) => when(facts));

export const not =
  <F>(when: When<F>): When<F> =>
  (facts) =>
    !when(facts);

export const ofKind =
  (...kinds: readonly KindId[]): When =>
  ({ kind }) =>
    kinds.includes(kind);

export const at =
  (...places: readonly LocationType[]): When =>
  ({ location_type }) =>
    places.includes(location_type);

export const inCountry =
  (...codes: readonly string[]): When =>
  ({ country }) =>
    codes.includes(country);

export const inRegion =
  (...codes: readonly string[]): When =>
  ({ region }) =>
    codes.includes(region ?? '');

export const from =
  (guests: number): When =>
  ({ guest_count = guests }) =>
    guest_count >= guests;

export const upTo =
  (guests: number): When =>
  ({ guest_count = guests + 1 }) =>
    guest_count <= guests;

export const ceremony =
  (...kinds: readonly (Ceremony | 'undecided')[]): When =>
  (facts) =>
    kinds.includes(facts.ceremony ?? 'undecided');

export const couple =
  (type: CoupleType): When =>
  ({ couple_type }) =>
    couple_type === type;
