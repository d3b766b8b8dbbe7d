import { useState } from 'react';
import type { Allocation, AllocationLine, AllocationSuccess, Basis } from '@/domain/allocation/allocation';
import type { CategoryChoice } from '@/domain/plan/facts';

interface ShownAllocation {
  readonly lines: readonly AllocationLine[];
  readonly total: number | null;
  readonly contingency: number;
  readonly basis: Basis | null;
}

const NO_RANGE = { share: 0, base_share: 0, low: 0, typical: 0, high: 0, usual: null, reasons: [] } as const;

/**
 * Returns the last valid rows with the current locks. They are shown while the requested allocation is
 * impossible.
 */
function lastLines(last: AllocationSuccess | null, choices: readonly CategoryChoice[]): AllocationLine[] {
  return choices
    .filter((choice) => choice.selected)
    .map(({ category, locked, allocated_amount }) => {
      const line = last?.lines.find((one) => one.category === category);
      const amount = locked || !line ? (allocated_amount ?? 0) : line.amount;
      return { ...(line ?? { ...NO_RANGE, category }), amount, locked };
    });
}

/** Keeps rows and picture in place while the typed amount is incomplete or above the total. */
export function useAllocationProblems(
  allocation: Allocation,
  choices: readonly CategoryChoice[],
): ShownAllocation {
  const [last, setLast] = useState<AllocationSuccess | null>(allocation.ok ? allocation : null);
  if (allocation.ok && allocation !== last) setLast(allocation);
  if (allocation.ok) return allocation;
  return {
    lines: lastLines(last, choices),
    total: last?.total ?? null,
    contingency: 0,
    basis: last?.basis ?? null,
  };
}
