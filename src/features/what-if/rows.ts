import { useMemo } from 'react';
import { SCENARIOS } from '@/data/scenarios';
import { usePlan, useStoredRows } from '@/data/sync/use-rows';
import { CATEGORIES } from '@/domain/plan/facts';
import { mergeOverrides } from '@/domain/what-if/merge-overrides';
import { byPosition } from '@/domain/what-if/order';
import {
  applyOverrides,
  FACT_LINES,
  type LineKey,
  overrideLines,
  type Scenario,
} from '@/domain/what-if/overrides';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { useLineWords } from './line-words';

/** Three-way merge by fact. My value wins where I changed it; otherwise the other person's value is kept. */
const merge = (base: Scenario, theirs: Scenario, mine: Scenario): Scenario => ({
  ...theirs,
  name: mine.name === base.name ? theirs.name : mine.name,
  position: mine.position === base.position ? theirs.position : mine.position,
  overrides: mergeOverrides(base.overrides, theirs.overrides, mine.overrides),
});

const LINES: readonly LineKey[] = [
  ...FACT_LINES,
  ...CATEGORIES.map((category) => `selected:${category}` as const),
];

/** Describes a scenario: its name, its position, and every changed fact. */
function useScenarioDescription(plan_id: string): RowDescription<Scenario> {
  const plan = usePlan(plan_id);
  const { t } = useTranslation('whatif');
  const words = useLineWords();
  const scenarios = useStoredRows(SCENARIOS, plan_id);
  return useMemo(
    () => ({
      title: (scenario) => scenario.name,
      limit: t('limit'),
      columns: [
        { key: 'name', label: t('name.label'), text: (scenario) => scenario.name },
        {
          key: 'position',
          label: t('sorting.label'),
          text: (scenario) => {
            const before = scenarios.filter((one) => one.id !== scenario.id && byPosition(one, scenario) < 0);
            return t('sorting.place', { rank: formatNumber(before.length + 1) });
          },
        },
        ...LINES.map((line) => ({
          key: line,
          label: words.label(line),
          text: ({ overrides }: Scenario) =>
            plan && overrideLines(plan, overrides).includes(line)
              ? words.value(applyOverrides(plan, overrides), line)
              : null,
        })),
      ],
    }),
    [t, words, plan, scenarios],
  );
}

export const faces = { scenarios: face(SCENARIOS, useScenarioDescription, { merge }) };
