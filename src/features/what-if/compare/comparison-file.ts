import type { Plan } from '@/data/plans';
import { type CsvCell, moneyCell } from '@/domain/csv';
import type { Category, PlanState } from '@/domain/plan/facts';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { FACT_LINES } from '@/domain/what-if/overrides';
import type { Translate } from '@/lib/translation';
import { tableOf } from '@/parts/rows/row-description';
import type { Evaluated } from '../evaluated';
import type { LineWords } from '../line-words';
import { categoryRows, storedAmount } from './comparison-rows';

type Result = Extract<Evaluated['result'], { ok: true }>;

interface Line {
  readonly part: string;
  readonly label: string;
  readonly plan: CsvCell;
  readonly of: (result: Result) => CsvCell;
}

/**
 * Formats the comparison as a file: a line per fact and category, and a column each for the plan and its
 * scenarios.
 */
export function comparisonFile(
  t: Translate<'whatif'>,
  words: LineWords & { readonly category: (category: Category) => string },
  plan: Plan,
  evaluated: readonly Evaluated[],
): CsvCell[][] {
  const money = (cents: number | null | undefined) => moneyCell(cents, plan.currency);
  const cost = allocatedTotal(plan.categories);
  const facts = FACT_LINES.map((line): Line => {
    const cell = (state: PlanState) => (line === 'budget' ? money(state.budget) : words.value(state, line));
    return {
      part: t('compare.facts'),
      label: words.label(line),
      plan: cell(plan),
      of: (result) => cell(result.facts),
    };
  });
  const costs: Line[] = [
    {
      part: t('compare.costs'),
      label: t('compare.cost'),
      plan: money(cost),
      of: (result) => money(result.cost),
    },
    {
      part: t('compare.costs'),
      label: t('compare.left'),
      plan: money(plan.budget - cost),
      of: (result) => money(result.left),
    },
  ];
  const split = categoryRows(plan, evaluated, 'usual').map(
    (category): Line => ({
      part: t('compare.split'),
      label: words.category(category),
      plan: money(storedAmount(plan, category)),
      of: ({ after }) => money(after.lines.find((line) => line.category === category)?.amount),
    }),
  );
  return tableOf<Line>(
    [
      { label: t('csv.part'), csv: ({ part }) => part },
      { label: t('compare.fact'), csv: ({ label }) => label },
      { label: t('plan'), csv: (line) => line.plan },
      ...evaluated.map(({ scenario, result }) => ({
        label: scenario.name,
        csv: ({ of }: Line) => (result.ok ? of(result) : null),
      })),
    ],
    [...facts, ...costs, ...split],
  );
}
