import { type Cents, MAX_BUDGET } from '../money';
import { CATEGORIES, type Category, MAX_GUESTS, MAX_HOURS } from '../plan/facts';
import type { AllocationError, AllocationInput } from './allocation';

/** The choices by index in CATEGORIES, so that their order in the input can't matter. */
export type Choices = {
  readonly selected: readonly boolean[];
  /**
   * Ranks of all categories, selected or not (tilt.ts). Unranked categories have Infinity, which comes after
   * every rank.
   */
  readonly ranks: readonly number[];
  /** Locked amount per category; null if the category isn't locked. */
  readonly locks: readonly (Cents | null)[];
  readonly locked: Cents;
  readonly lockCount: number;
  readonly selectedCount: number;
};

const INDEX = Object.fromEntries(CATEGORIES.map((category, i) => [category, i])) as Record<Category, number>;

const NO = CATEGORIES.map(() => false);
const UNRANKED = CATEGORIES.map(() => Number.POSITIVE_INFINITY);
const UNLOCKED = CATEGORIES.map((): Cents | null => null);

/** Checks the engine's input. Returns the choices, or the first error. */
export function checkInput(
  input: AllocationInput,
): { readonly ok: true; readonly choices: Choices } | AllocationError {
  const { budget: total, guest_count: guests, duration } = input;
  if (!Number.isInteger(total) || total < 1 || total > MAX_BUDGET)
    return { ok: false, error: 'invalidTotal', total };
  if (!Number.isInteger(guests) || guests < 1 || guests > MAX_GUESTS)
    return { ok: false, error: 'invalidGuests', guests };
  if (duration !== null && !(duration > 0 && duration <= MAX_HOURS))
    return { ok: false, error: 'invalidDuration', duration };

  const result = gather(input);
  if (!result.ok) return result;
  const { locked, lockCount, selectedCount } = result.choices;
  if (selectedCount === 0) return { ok: false, error: 'nothingSelected' };
  if (locked > total) return { ok: false, error: 'locksAboveTotal', total, locked, excess: locked - total };
  if (lockCount === selectedCount && locked < total)
    return { ok: false, error: 'locksBelowTotal', total, locked, left: total - locked };
  return result;
}

function gather(input: AllocationInput): { readonly ok: true; readonly choices: Choices } | AllocationError {
  const seen = NO.slice();
  const selected = NO.slice();
  const ranks = UNRANKED.slice();
  const locks = UNLOCKED.slice();
  let locked = 0;
  let lockCount = 0;
  let selectedCount = 0;
  for (const choice of input.categories) {
    const { category, priority, allocated_amount: amount } = choice;
    const i = INDEX[category];
    if (seen[i]) return { ok: false, error: 'repeatedCategory', category };
    seen[i] = true;
    const ranked = priority !== null && Number.isFinite(priority);
    if (ranked) ranks[i] = priority;
    if (!choice.selected) continue;
    if (priority !== null && !ranked) return { ok: false, error: 'invalidPriority', category, priority };
    selected[i] = true;
    selectedCount++;
    // A lock without an amount has no effect.
    if (!choice.locked || amount === null) continue;
    if (!Number.isInteger(amount) || amount < 0) return { ok: false, error: 'invalidLock', category, amount };
    locks[i] = amount;
    locked += amount;
    lockCount++;
  }
  return { ok: true, choices: { selected, ranks, locks, locked, lockCount, selectedCount } };
}
