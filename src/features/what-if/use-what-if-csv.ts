import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { CsvCell } from '@/domain/csv';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { FACT_LINES } from '@/domain/what-if/overrides';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { saveCsv } from '@/parts/rows/save-csv';
import { categoryRows, storedAmount } from './compare/comparison-rows';
import type { Evaluated } from './evaluated';
import { useLineWords } from './line-words';

const money = (cents: number | null | undefined): CsvCell =>
  cents === null || cents === undefined ? null : { figure: cents / 100, decimals: 2 };

/** Saves the comparison, the plan's column first, for a spreadsheet of the reader's language. */
export function useWhatIfCsv() {
  const { t } = useTranslation('whatif');
  const words = useLineWords();
  const label = useCategoryLabel();
  return useCallback(
    (plan: Plan, evaluated: readonly Evaluated[]): void => {
      const cost = allocatedTotal(plan.categories);
      const of = (read: (result: Extract<Evaluated['result'], { ok: true }>) => CsvCell): CsvCell[] =>
        evaluated.map(({ result }) => (result.ok ? read(result) : null));
      const rows: CsvCell[][] = [
        [t('csv.part'), t('compare.fact'), t('plan'), ...evaluated.map(({ scenario }) => scenario.name)],
        ...FACT_LINES.map((line) => [
          t('compare.facts'),
          words.label(line),
          line === 'budget' ? money(plan.budget) : words.value(plan, line),
          ...of(({ facts }) => (line === 'budget' ? money(facts.budget) : words.value(facts, line))),
        ]),
        [t('compare.costs'), t('compare.cost'), money(cost), ...of((result) => money(result.cost))],
        [t('compare.costs'), t('compare.left'), money(plan.budget - cost), ...of(({ left }) => money(left))],
        ...categoryRows(plan, evaluated, 'usual').map((category) => [
          t('compare.split'),
          label(category),
          money(storedAmount(plan, category)),
          ...of(({ after }) => money(after.lines.find((line) => line.category === category)?.amount)),
        ]),
      ];
      saveCsv(plan.name, t('csv.file'), rows);
    },
    [t, words, label],
  );
}
