import type { StoredContribution } from '@/data/ledger';
import { addMonths } from '@/domain/calendar';

/**
 * Builds a new contribution. A new monthly contribution begins on the next day on which the existing monthly
 * savings arrive.
 */
export function newContribution(
  known: readonly StoredContribution[],
  today: string,
  monthly: number | null,
  contributor: string,
): StoredContribution {
  const saving = known.find(({ repeats }) => repeats === 'monthly');
  const next = (start: string): string => {
    let months = 0;
    while (addMonths(start, months) <= today) months += 1;
    return addMonths(start, months);
  };
  return {
    id: crypto.randomUUID(),
    version: 0,
    contributor,
    amount: monthly ?? 0,
    repeats: monthly === null ? 'once' : 'monthly',
    starts_on: monthly === null ? today : next(saving?.starts_on ?? today),
    ends_on: null,
  };
}
