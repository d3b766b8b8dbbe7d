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

/** Runs the same engine on changed facts. The first error of either side is returned unchanged. */
export function whatIf(base: AllocationInput, overrides: Partial<AllocationInput>): WhatIf {
  const before = allocate(base);
  if (!before.ok) return before;
  const after = allocate({ ...base, ...overrides });
  if (!after.ok) return after;
  return { ok: true, before, after, ...compare(before, after) };
}
