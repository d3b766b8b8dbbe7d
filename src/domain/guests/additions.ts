import { type Addition, type Additions, EMPTY_GUEST, type Guest, type Household } from './guest';

export interface OpenAddition {
  readonly household: Household;
  /** Id of the guest that is created if the addition is accepted. */
  readonly id: string;
  readonly addition: Addition;
}

/** Returns the requested additions that the hosts haven't decided about. */
export const openAdditions = (households: Iterable<Household>): OpenAddition[] =>
  [...households].flatMap((household) =>
    Object.entries(household.additions ?? {}).flatMap(([id, addition]) =>
      addition.declined ? [] : { household, id, addition },
    ),
  );

const without = (additions: Additions, id: string): Additions =>
  Object.fromEntries(Object.entries(additions).filter(([one]) => one !== id));

/** Accepts an addition. Returns the new guest, and the household without the request. */
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

/** Declines an addition. Returns the household with the declined request, which the reply page shows. */
export const declineAddition = ({ household, id, addition }: OpenAddition): Household => ({
  ...household,
  additions: { ...household.additions, [id]: { ...addition, declined: true } },
});
