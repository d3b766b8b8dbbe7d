import {
  ALLERGENS,
  type Allergen,
  type Diet,
  fullName,
  type Guest,
  type Household,
  needsMenu,
} from './guest';
import { peopleComing } from './replies';

export const MENUS = [
  'standard',
  'childrens-menu',
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
] as const satisfies readonly (Diet | 'standard')[];
export type GuestMenu = (typeof MENUS)[number];

interface KitchenSheet {
  /** Confirmed people except babies. Each gets one menu. */
  readonly people: number;
  readonly menus: Readonly<Record<GuestMenu, number>>;
  /** Confirmed babies, who need no menu. */
  readonly babies: number;
  /** Number of people for each allergen. A person with two allergens counts for both. */
  readonly allergens: readonly { readonly allergen: Allergen; readonly people: number }[];
  readonly special: readonly { readonly id: string; readonly name: string; readonly guest: Guest }[];
}

/** Menus, sorted from strictest to least strict. A guest with several diets gets the strictest menu. */
const STRICTEST: readonly GuestMenu[] = [
  'vegan',
  'vegetarian',
  'kosher',
  'halal',
  'pescatarian',
  'childrens-menu',
];

/**
 * Returns the menu of a guest. A child gets the children's menu unless a diet requires a stricter one, and a
 * baby gets none.
 */
export function menuOf(guest: Pick<Guest, 'diets' | 'age_group' | 'age'>): GuestMenu | null {
  if (!needsMenu(guest)) return null;
  const strictest = STRICTEST.find((menu) => guest.diets.some((diet) => diet === menu));
  return strictest ?? (guest.age_group === 'child' ? 'childrens-menu' : 'standard');
}

/**
 * Calculates the kitchen sheet of one part of the event. The menus add up to the number of confirmed people.
 */
export function kitchenSheet(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  part_id: string,
): KitchenSheet {
  const menus: Record<GuestMenu, number> = {
    standard: 0,
    'childrens-menu': 0,
    vegetarian: 0,
    vegan: 0,
    pescatarian: 0,
    halal: 0,
    kosher: 0,
  };
  const counts = new Map<Allergen, number>();
  const special: Guest[] = [];
  let [people, babies] = [0, 0];
  for (const guest of guests) {
    const coming = peopleComing(guest, households.get(guest.household_id ?? '') ?? null, part_id);
    if (coming === 0) continue;
    people += coming;
    const menu = menuOf(guest);
    if (menu) menus[menu] += 1;
    else babies += 1;
    // Unnamed companions get the usual menu of their age group.
    menus[guest.age_group === 'child' ? 'childrens-menu' : 'standard'] += coming - 1;
    for (const one of guest.allergens) counts.set(one, (counts.get(one) ?? 0) + 1);
    if (guest.allergens.length > 0 || guest.dietary_notes) special.push(guest);
  }
  return {
    people,
    menus,
    babies,
    allergens: ALLERGENS.flatMap((allergen) => {
      const own = counts.get(allergen);
      return own ? [{ allergen, people: own }] : [];
    }),
    special: special
      .map((guest) => ({ id: guest.id, name: fullName(guest), guest }))
      .sort((a, b) => a.guest.last_name.localeCompare(b.guest.last_name) || a.name.localeCompare(b.name)),
  };
}
