import { fold } from '../fold';
import type { Guest, Household } from './guest';

/**
 * Finds guests with the same last name and address who aren't in one household, and suggests that they join
 * the largest household. It never suggests splitting a household, or moving people whose invitation was sent.
 */
export function suggestedHouseholds(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
): Guest[][] {
  const alike = new Map<string, Guest[]>();
  const sizes = new Map<string, number>();
  for (const guest of guests) {
    const { last_name, address, household_id } = guest;
    if (household_id) sizes.set(household_id, (sizes.get(household_id) ?? 0) + 1);
    if (!address || !last_name) continue;
    const key = `${fold(last_name)}|${fold(address)}`;
    alike.set(key, [...(alike.get(key) ?? []), guest]);
  }
  return [...alike.values()].flatMap((group) => {
    const own = new Map<string | null, Guest[]>();
    for (const guest of group) own.set(guest.household_id, [...(own.get(guest.household_id) ?? []), guest]);
    if (own.size < 2) return [];
    const [first, ...others] = [...own].sort(
      ([a, few], [b, many]) => Number(a === null) - Number(b === null) || many.length - few.length,
    );
    const free = others.every(
      ([id, members]) => id === null || (members.length === sizes.get(id) && !households.get(id)?.invited_at),
    );
    return first && free ? [[...first[1], ...others.flatMap(([, members]) => members)]] : [];
  });
}
