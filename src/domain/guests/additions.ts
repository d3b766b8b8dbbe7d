import { type Addition, type Additions, EMPTY_GUEST, type Guest, type Household } from './guest';

export interface OpenAddition {
  readonly household: Household;
  /** The id of the guest that it may become. */
  readonly id: string;
  readonly addition: Addition;
}

/** Returns the requested additions without a decision. */
export const openAdditions = (households: Iterable<Household>): OpenAddition[] =>
  [...households].flatMap((household) =>
    Object.entries(household.additions ?? {}).flatMap(([id, addition]) =>
      addition.declined ? [] : { household, id, addition },
    ),
  );

const without = (additions: Additions, id: string): Additions =>
  Object.fromEntries(Object.entries(additions).filter(([one]) => one !== id));

/** Accepts an addition; returns it as a guest, and its household without the request. */
export const acceptAddition = ({ household, id, addition }: OpenAddition) => ({
  household: { ...household, additions: without(household.additions ?? {}, id) },
  guest: {
    ...EMPTY_GUEST,
    id,
    household_id: household.id,
    name: addition.name,
    last_name: addition.last_name,
    age: addition.age,
    age_group: 'child',
  } satisfies Guest,
});

/** Declines an addition; returns the household with an answer for its reply page. */
export const declineAddition = ({ household, id, addition }: OpenAddition): Household => ({
  ...household,
  additions: { ...household.additions, [id]: { ...addition, declined: true } },
});
