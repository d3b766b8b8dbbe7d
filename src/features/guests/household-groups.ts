import type { AgeGroup, Guest, Household } from '@/domain/guests/guest';
import { compareNames } from '@/lib/format';
import type { Language } from '@/lib/texts';

/** Returns the position of each household when sorted by name. */
export const householdOrder = (
  households: ReadonlyMap<string, Household>,
  language: Language,
): ReadonlyMap<string, number> =>
  new Map(
    [...households.values()]
      .sort((a, b) => compareNames(a.name, b.name, language) || (a.id < b.id ? -1 : 1))
      .map(({ id }, place) => [id, place]),
  );

/** Returns the order of households by their first guest in the list. */
export function orderOfAppearance(guests: readonly Guest[]): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  for (const { household_id: id } of guests) if (id && !order.has(id)) order.set(id, order.size);
  return order;
}

export interface HouseholdGroup {
  /** Id of the household, or '' for guests without a household. */
  readonly id: string;
  readonly household: Household | null;
  readonly guests: readonly Guest[];
}

const AGES: readonly AgeGroup[] = ['senior', 'adult', 'child'];

/**
 * Groups guests by household, sorted by household name. Children come last in their household. Guests without
 * a household come first.
 */
export function groupByHousehold(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  order: ReadonlyMap<string, number>,
): HouseholdGroup[] {
  const groups = new Map<string, { id: string; household: Household | null; guests: Guest[] }>();
  for (const guest of guests) {
    const household = households.get(guest.household_id ?? '') ?? null;
    const id = household?.id ?? '';
    const group = groups.get(id);
    if (group) group.guests.push(guest);
    else groups.set(id, { id, household, guests: [guest] });
  }
  for (const group of groups.values())
    group.guests.sort(
      (a, b) =>
        Number(a.age_group === 'child') - Number(b.age_group === 'child') ||
        AGES.indexOf(a.age_group) - AGES.indexOf(b.age_group),
    );
  return [...groups.values()].sort((a, b) => (order.get(a.id) ?? -1) - (order.get(b.id) ?? -1));
}
