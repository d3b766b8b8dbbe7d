import { useMemo } from 'react';
import { SCENARIOS } from '@/data/scenarios';
import { moved, positionAfter } from '@/domain/what-if/order';
import type { Overrides, Scenario } from '@/domain/what-if/overrides';
import { cleanScenarioName } from '@/domain/what-if/scenario-schema';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { faces } from './rows';

export interface ScenarioActions {
  /** Creates a scenario; returns its id. */
  create: (name: string, overrides: Overrides) => string;
  duplicate: (scenario: Scenario) => string;
  rename: (scenario: Scenario, name: string) => void;
  /** Moves a scenario to another index, counted from 0. */
  move: (from: number, to: number) => void;
  remove: (scenario: Scenario) => void;
  /** Saves edited overrides without a message, because each control can reset its own change. */
  save: (scenario: Scenario, overrides: Overrides) => void;
}

/** Returns actions on scenarios. Each takes effect on screen at once and can be undone. */
export function useScenarioActions(scenarios: readonly Scenario[]): ScenarioActions {
  const { t } = useTranslation('whatif');
  const change = useChangeRows(SCENARIOS, usePlanContext().plan.id);
  const title = useRowTitle(faces.scenarios);
  return useMemo(() => {
    const add = (name: string, overrides: Overrides, said: 'created' | 'duplicated'): string => {
      const id = crypto.randomUUID();
      const position = positionAfter(scenarios);
      const after = { id, version: 0, name: cleanScenarioName(name), position, overrides };
      change([{ before: null, after }], t(`said.${said}`, { name: title(after) }));
      return id;
    };
    return {
      create: (name, overrides) => add(name, overrides, 'created'),
      duplicate: ({ name, overrides }) => add(t('copyName', { name }), overrides, 'duplicated'),
      rename: (before, typed) => {
        const name = cleanScenarioName(typed);
        const after = { ...before, name };
        if (name !== before.name) change([{ before, after }], t('said.renamed', { name: title(after) }));
      },
      move: (from, to) => {
        const changes = moved(scenarios, from, to).map((after) => ({
          before: scenarios.find(({ id }) => id === after.id) ?? null,
          after,
        }));
        const scenario = scenarios[from];
        const words = {
          name: scenario && title(scenario),
          rank: formatNumber(to + 1),
          of: formatNumber(scenarios.length),
        };
        change(changes, t('said.moved', words));
      },
      remove: (before) => change([{ before, after: null }], t('said.deleted', { name: title(before) })),
      save: (before, overrides) => change([{ before, after: { ...before, overrides } }]),
    };
  }, [change, scenarios, t, title]);
}
