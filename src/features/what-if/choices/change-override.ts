import type { Category } from '@/domain/plan/facts';
import { type Overrides, withoutLine } from '@/domain/what-if/overrides';

/** One override set, or given back to the plan where the value is undefined. */
export function changed<K extends keyof Overrides>(
  overrides: Overrides,
  key: K,
  value: Overrides[K] | undefined,
): Overrides {
  const rest = { ...overrides };
  delete rest[key];
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** A category let in or left out; what the plan does already is no override. */
export const switched = (
  overrides: Overrides,
  category: Category,
  selected: boolean,
  inPlan: boolean,
): Overrides =>
  selected === inPlan
    ? withoutLine(overrides, `selected:${category}`)
    : { ...overrides, selected: { ...overrides.selected, [category]: selected } };
