import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { type History, TRACKED } from '@/domain/budget/history';
import type { CsvCell } from '@/domain/csv';
import { useCategoryLabel } from '@/parts/category-mark';
import { saveCsv } from '@/parts/save-csv';

/** Saves the movements of a period for a spreadsheet: a row a day and thing, with all that it moved. */
export function useMovesCsv() {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  return useCallback(
    (plan: Plan, { changes }: History): void => {
      const headings = {
        budget: t('moves.ofEvent'),
        allocated: t('measure.planned'),
        planned: t('rows.itemised'),
        expected: t('measure.expected'),
        committed: t('measure.committed'),
        paid: t('measure.paid'),
      };
      saveCsv(plan.name, t('moves.file'), [
        [
          t('moves.day'),
          t('table.category'),
          t('table.item'),
          ...TRACKED.map((figure) => `${headings[figure]} (${plan.currency})`),
        ],
        ...changes.map(({ day, category, vendor_name, moves }) => [
          day,
          category && label(category),
          vendor_name,
          ...TRACKED.map(
            (figure): CsvCell => (moves[figure] === 0 ? null : { figure: moves[figure] / 100, decimals: 2 }),
          ),
        ]),
      ]);
    },
    [t, label],
  );
}
