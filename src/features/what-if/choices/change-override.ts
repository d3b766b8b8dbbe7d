import type { Category } from '@/domain/plan/facts';
import { type Overrides, withoutLine } from '@/domain/what-if/overrides';

/** Sets one override; an undefined value restores the plan's. */
export function changed<K extends keyof Overrides>(
  overrides: Overrides,
  key: K,
  value: Overrides[K] | undefined,
): Overrides {
  const rest = { ...overrides };
  delete rest[key];
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Selects or excludes a category; equal to the plan it is no override. */
export const switched = (
  overrides: Overrides,
  category: Category,
  selected: boolean,
  inPlan: boolean,
): Overrides =>
  selected === inPlan
    ? withoutLine(overrides, `selected:${category}`)
    : { ...overrides, selected: { ...overrides.selected, [category]: selected } };
