import type { Category } from '@/domain/plan/facts';
import { type Overrides, withoutLine } from '@/domain/what-if/overrides';

/** Sets one override; `undefined` restores the plan's value. */
export function changed<K extends keyof Overrides>(
  overrides: Overrides,
  key: K,
  value: Overrides[K] | undefined,
): Overrides {
  const rest = { ...overrides };
  delete rest[key];
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Selects or excludes a category. If the result is the same as in the plan, the override is removed. */
export const switched = (
  overrides: Overrides,
  category: Category,
  selected: boolean,
  inPlan: boolean,
): Overrides =>
  selected === inPlan
    ? withoutLine(overrides, `selected:${category}`)
    : { ...overrides, selected: { ...overrides.selected, [category]: selected } };
