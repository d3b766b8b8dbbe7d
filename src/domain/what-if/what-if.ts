import { allocate } from '../allocation/allocate';
import type { AllocationError, AllocationInput, AllocationSuccess } from '../allocation/allocation';
import { type AllocationComparison, compare } from '../allocation/compare';

type WhatIf =
  | ({
      readonly ok: true;
      readonly before: AllocationSuccess;
      readonly after: AllocationSuccess;
    } & AllocationComparison)
  | AllocationError;

/**
 * Compares the allocation of an input with the allocation of the same input after changes. An error of the
 * engine is returned unchanged.
 */
export function whatIf(base: AllocationInput, overrides: Partial<AllocationInput>): WhatIf {
  const before = allocate(base);
  if (!before.ok) return before;
  const after = allocate({ ...base, ...overrides });
  if (!after.ok) return after;
  return { ok: true, before, after, ...compare(before, after) };
}
