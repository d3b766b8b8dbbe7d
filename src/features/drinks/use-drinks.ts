import { useMemo } from 'react';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import type { RowChange } from '@/data/sync/noun';
import { useRows } from '@/data/sync/use-rows';
import { noPreferences } from '@/domain/drinks/no-preferences';
import type { DrinksChoices, DrinksPreferences } from '@/domain/drinks/preferences';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** The choices that change. The value undefined restores a choice's default. */
export type ChoicesChange = { readonly [K in keyof DrinksChoices]?: DrinksChoices[K] | undefined };

export const chosen = (all: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

type Change = Partial<Omit<DrinksPreferences, 'id' | 'version' | 'choices'>>;

export interface Drinks {
  readonly preferences: DrinksPreferences;
  /** True once the couple has changed any preference. */
  readonly begun: boolean;
  readonly change: (change: Change) => void;
  readonly choose: (change: ChoicesChange) => void;
  /** Returns the given changes as a row change, without saving it. */
  readonly adopted: (change: Change, choices: ChoicesChange) => RowChange<DrinksPreferences>;
}

/**
 * Returns the plan's drinks preferences. Until the couple chooses, these are the defaults. Changes are
 * visible at once and saved automatically.
 */
export function useDrinks(): Drinks {
  const { plan } = usePlanContext();
  const [stored] = useRows(DRINKS_PREFERENCES, plan.id);
  const save = useChangeRows(DRINKS_PREFERENCES, plan.id);
  const preferences = useMemo(() => stored ?? noPreferences(plan), [stored, plan]);
  const adopted: Drinks['adopted'] = (change, choices) => ({
    before: stored ?? null,
    after: { ...preferences, ...change, choices: chosen({ ...preferences.choices, ...choices }) },
  });
  return {
    preferences,
    begun: stored !== undefined,
    change: (change) => save([adopted(change, {})]),
    choose: (choices) => save([adopted({}, choices)]),
    adopted,
  };
}
