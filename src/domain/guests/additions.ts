import { type Addition, type Additions, EMPTY_GUEST, type Guest, type Household } from './guest';

export interface OpenAddition {
  readonly household: Household;
  /** The guest's, once they are one. */
  readonly id: string;
  readonly addition: Addition;
}

/** Requested additions that are undecided. */
export const openAdditions = (households: Iterable<Household>): OpenAddition[] =>
  [...households].flatMap((household) =>
    Object.entries(household.additions ?? {}).flatMap(([id, addition]) =>
      addition.declined ? [] : { household, id, addition },
    ),
  );

const without = (additions: Additions, id: string): Additions =>
  Object.fromEntries(Object.entries(additions).filter(([one]) => one !== id));

/** The addition as a guest, and its household without the request. */
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

/** The household with an answer that its reply page shows. */
export const declineAddition = ({ household, id, addition }: OpenAddition): Household => ({
  ...household,
  additions: { ...household.additions, [id]: { ...addition, declined: true } },
});
