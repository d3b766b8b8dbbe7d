import { ALLERGENS, type Allergen, type Diet } from './guest';
import { type GuestMenu, MENUS, menuOf } from './kitchen';

export interface Eaters {
  readonly child: boolean;
  readonly baby: boolean;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly people: number;
  /** Seat numbers of people with a special diet. They start at 1. */
  readonly seats: readonly number[];
}

export interface Special {
  /** The menu; null for a baby, who needs none. */
  readonly menu: GuestMenu | null;
  readonly allergens: readonly Allergen[];
  readonly people: number;
  readonly seats: readonly number[];
}

export interface Served {
  readonly people: number;
  readonly babies: number;
  readonly menus: readonly { readonly menu: GuestMenu; readonly people: number }[];
  readonly allergens: readonly { readonly allergen: Allergen; readonly people: number }[];
  readonly special: readonly Special[];
}

/** Menus that don't count as special diets. */
const USUAL: readonly (GuestMenu | null)[] = ['standard', 'childrens-menu', null];

/** Returns what the kitchen serves. Everyone gets one menu, except babies. */
export function servedTo(eaters: readonly Eaters[]): Served {
  const menus = new Map<GuestMenu | null, number>();
  const allergens = new Map<Allergen, number>();
  const special: Special[] = [];
  for (const one of eaters) {
    const menu = menuOf({
      diets: one.diets,
      age_group: one.child ? 'child' : 'adult',
      age: one.baby ? 0 : null,
    });
    menus.set(menu, (menus.get(menu) ?? 0) + one.people);
    for (const allergen of one.allergens)
      allergens.set(allergen, (allergens.get(allergen) ?? 0) + one.people);
    if (one.allergens.length > 0 || !USUAL.includes(menu))
      special.push({
        menu,
        allergens: ALLERGENS.filter((allergen) => one.allergens.includes(allergen)),
        people: one.people,
        seats: one.seats,
      });
  }
  return {
    people: eaters.reduce((sum, { people }) => sum + people, 0),
    babies: menus.get(null) ?? 0,
    menus: MENUS.flatMap((menu) => {
      const people = menus.get(menu);
      return people ? [{ menu, people }] : [];
    }),
    allergens: ALLERGENS.flatMap((allergen) => {
      const people = allergens.get(allergen);
      return people ? [{ allergen, people }] : [];
    }),
    special: special.toSorted((a, b) => (a.seats[0] ?? 1_000) - (b.seats[0] ?? 1_000)),
  };
}
