import { largestRemainder } from '../money';
import { CATEGORIES } from '../plan/facts';
import type { Allocation, AllocationInput } from './allocation';

/** First version: equal shares; the model follows. */
export function allocate(input: AllocationInput): Allocation {
  const selected = CATEGORIES.filter((category) =>
    input.categories.some((choice) => choice.category === category && choice.selected),
  );
  if (selected.length === 0) return { ok: false, error: 'nothingSelected' };
  const amounts = largestRemainder(
    input.budget,
    selected.map(() => 1),
  );
  return {
    ok: true,
    total: input.budget,
    contingency: 0,
    warnings: [],
    lines: selected.map((category, i) => ({
      category,
      amount: amounts[i] ?? 0,
      locked: false,
      share: (amounts[i] ?? 0) / input.budget,
      base_share: 1 / selected.length,
      low: 0,
      typical: amounts[i] ?? 0,
      high: input.budget,
      usual: null,
      reasons: [],
    })),
    basis: {
      profile: 'other',
      profile_source: 'profile-other',
      usual_guests: 100,
      guests_from: 'default',
      usual_hours: 6,
      year: 2026,
      confidence: 'D',
    },
  };
}
