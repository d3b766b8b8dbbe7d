import { DAY_HOURS, eventDays } from '../plan/event-days';
import { CATEGORIES, type Category, LOCATION_TYPES, type LocationType } from '../plan/facts';
import {
  DAY_DRIVEN,
  FACTOR_KINDS,
  type FactorKind,
  FEW_DRIVEN,
  FEW_GUESTS,
  FULL_HOURS,
  GUEST_DRIVEN,
  HOUR_DRIVEN,
  LOCAL_PRICE,
  LOCATION_WEIGHT,
} from './factors.data';
import { PROFILE_IDS, PROFILES, type ProfileId } from './shares.data';

/** One number per category, in the order of CATEGORIES. */
export type PerCategory = readonly number[];

const byCategory = (table: Readonly<Record<Category, number>>): PerCategory =>
  CATEGORIES.map((category) => table[category]);

const fewDriven = byCategory(FEW_DRIVEN);
const localPrice = byCategory(LOCAL_PRICE);
const guestDriven = {} as Record<FactorKind, PerCategory>;
const hourDriven = {} as Record<FactorKind, PerCategory>;
const dayDriven = {} as Record<FactorKind, PerCategory>;
for (const kind of FACTOR_KINDS) {
  guestDriven[kind] = byCategory(GUEST_DRIVEN[kind]);
  hourDriven[kind] = byCategory(HOUR_DRIVEN[kind]);
  dayDriven[kind] = byCategory(DAY_DRIVEN[kind]);
}
const locationWeight = {} as Record<LocationType, PerCategory>;
for (const type of LOCATION_TYPES) locationWeight[type] = byCategory(LOCATION_WEIGHT[type]);

const baseShares = {} as Record<ProfileId, PerCategory>;
for (const id of PROFILE_IDS) {
  baseShares[id] = CATEGORIES.map((category) => PROFILES[id].shares[category][0] / 100);
}

export function baseSharesOf(profile: ProfileId): PerCategory {
  return baseShares[profile];
}

/**
 * Returns each category's weight in a region. Expensive regions raise the categories that are bought locally.
 * `ratio` is the region's cost per guest divided by the country's.
 */
export function regionWeights(ratio: number): PerCategory {
  return localPrice.map((exponent) => ratio ** exponent);
}

/**
 * Returns a weight per category: a fixed part plus a part that grows with the guests. Each weight is 1 at the
 * usual number of guests.
 */
export function guestWeights(kind: FactorKind, guests: number, usual: number): PerCategory {
  // Few guests need neither a hall nor a stage, so fixed costs shrink below `FEW_GUESTS`.
  const few = Math.sqrt(Math.min(1, guests / FEW_GUESTS));
  return guestDriven[kind].map((variable, i) => {
    const fixed = (1 - variable) * (few < 1 ? few ** (fewDriven[i] ?? 0) : 1);
    return fixed + (variable * guests) / usual;
  });
}

export function locationWeights(type: LocationType): PerCategory {
  return locationWeight[type];
}

const awake = (hours: number): number =>
  hours <= FULL_HOURS ? hours : FULL_HOURS + (hours - FULL_HOURS) / 4;

/**
 * Returns weights by hours; each is 1 at the usual hours. For drinks at a wedding, the first hour counts as
 * two drinks and each later hour as one. Other costs grow in proportion. Beyond 24 hours the weights count
 * days, and never fall below those of one day.
 */
export function hourWeights(kind: FactorKind, hours: number, usual: number): PerCategory {
  const [spent, norm] = [awake(Math.min(hours, DAY_HOURS)), awake(usual)];
  const byHour = hourDriven[kind].map((variable) =>
    variable === 1 ? (spent + 1) / (norm + 1) : 1 - variable + (variable * spent) / norm,
  );
  if (hours <= DAY_HOURS) return byHour;
  const further = eventDays(hours) - 1;
  return byHour.map((weight, i) => Math.max(weight, 1 + further * (dayDriven[kind][i] ?? 0)));
}

export function multiply(a: PerCategory, b: PerCategory): PerCategory {
  const product = a.slice();
  for (let i = 0; i < product.length; i++) product[i] = (a[i] ?? 0) * (b[i] ?? 1);
  return product;
}

/** Normalises the weights of the selected categories to a sum of 1. All others become 0. */
export function normalise(weights: PerCategory, selected: readonly boolean[]): PerCategory {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (selected[i]) sum += weights[i] ?? 0;
  const shares = weights.slice();
  for (let i = 0; i < shares.length; i++) shares[i] = selected[i] ? (weights[i] ?? 0) / sum : 0;
  return shares;
}
