import { type EventPart, type Guest, type Household, isBaby } from './guest';
import { comingAtAll, overallState, partState, peopleComing } from './replies';

/** Numbers of people, not of rows in the guest list. */
export interface GuestCounts {
  readonly invited: number;
  readonly accepted: number;
  readonly declined: number;
  readonly waiting: number;
  readonly silent: number;
  readonly children: number;
  /** Number of babies who come or might come. They need neither a chair nor a menu. */
  readonly babies: number;
  readonly diets: number;
}

/** Returns true if the kitchen must know a guest's diet. A children's menu alone isn't a diet. */
export const hasDiet = ({
  allergens,
  diets,
  dietary_notes,
}: Pick<Guest, 'allergens' | 'diets' | 'dietary_notes'>): boolean =>
  allergens.length > 0 || dietary_notes !== null || diets.some((diet) => diet !== 'childrens-menu');

/** Counts the people in a list, for one part or (null) for the whole event. */
export function countGuests(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  parts: readonly EventPart[],
  part_id: string | null,
): GuestCounts {
  const counts = {
    invited: 0,
    accepted: 0,
    declined: 0,
    waiting: 0,
    silent: 0,
    children: 0,
    babies: 0,
    diets: 0,
  };
  for (const guest of guests) {
    const household = households.get(guest.household_id ?? '') ?? null;
    const state = part_id ? partState(guest, household, part_id) : overallState(guest, household, parts);
    if (state === 'uninvited') continue;
    const { party_size } = guest;
    counts.invited += party_size;
    if (guest.age_group === 'child') counts.children += party_size;
    if (hasDiet(guest)) counts.diets += 1;
    if (isBaby(guest) && (state === 'open' || state === 'accepted')) counts.babies += 1;
    if (state === 'open') counts.silent += party_size;
    else if (state === 'accepted') {
      const coming = part_id ? peopleComing(guest, household, part_id) : comingAtAll(guest, household, parts);
      counts.accepted += coming;
      counts.declined += party_size - coming;
    } else counts[state] += party_size;
  }
  return counts;
}

/** Counts people in the same way as the limits of the tiers. */
export const countPeople = (guests: readonly Pick<Guest, 'party_size'>[]): number =>
  guests.reduce((sum, { party_size }) => sum + party_size, 0);
