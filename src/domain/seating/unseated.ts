import { type AgeGroup, ALLERGENS, type Allergen, DIETS, type Diet, type Side } from '../guests/guest';
import type { Person } from './model';

/** Values of the food filter: any special diet, a certain diet, or a certain allergen. */
export const FOODS = ['any', ...DIETS, ...ALLERGENS] as const;
type Food = (typeof FOODS)[number];
export const EXPECTED = ['accepted', 'open'] as const;

/** Filter for guests without a seat; null fields don't filter. */
export interface UnseatedFilter {
  readonly household: string | null;
  readonly side: Side | null;
  readonly tag: string | null;
  readonly age: AgeGroup | null;
  readonly food: Food | null;
  readonly reply: (typeof EXPECTED)[number] | null;
}

export const NO_FILTER: UnseatedFilter = {
  household: null,
  side: null,
  tag: null,
  age: null,
  food: null,
  reply: null,
};

/**
 * Returns true if a person matches the filter. `isOpen` means that the guest hasn't replied. Age and food are
 * unknown for companions, so filters on them only match the named guest.
 */
export function isLookedFor({ guest, person }: Person, isOpen: boolean, filter: UnseatedFilter): boolean {
  const { household, side, tag, age, food, reply } = filter;
  const isNamed = person === 0;
  const { diets, allergens } = guest;
  const eats = (one: Food) =>
    one === 'any'
      ? diets.length > 0 || allergens.length > 0 || guest.dietary_notes !== null
      : diets.includes(one as Diet) || allergens.includes(one as Allergen);
  return (
    (household === null || guest.household_id === household) &&
    (side === null || guest.side === side) &&
    (tag === null || guest.tags.includes(tag)) &&
    (age === null || (isNamed && guest.age_group === age)) &&
    (food === null || (isNamed && eats(food))) &&
    (reply === null || (reply === 'open') === isOpen)
  );
}
