import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { CsvCell } from '@/domain/csv';
import { type History, isSharedWork, TRACKED } from '@/domain/ledger/history';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { saveCsv } from '@/parts/rows/save-csv';
import { useAuthorText } from './use-author-text';

/** Saves the movements of a period for a spreadsheet: a row a day, person and thing, with all that it moved. */
export function useMovesCsv() {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const author = useAuthorText();
  return useCallback(
    (plan: Plan, history: History): void => {
      const shared = isSharedWork(history);
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
          ...(shared ? [t('moves.author')] : []),
          t('table.category'),
          t('table.item'),
          ...TRACKED.map((figure) => `${headings[figure]} (${plan.currency})`),
        ],
        ...history.changes.map((change) => [
          change.day,
          ...(shared ? [author(history, change)] : []),
          change.category && label(change.category),
          change.vendor_name,
          ...TRACKED.map((figure): CsvCell => {
            const moved = change.moves[figure];
            return moved === 0 ? null : { figure: moved / 100, decimals: 2 };
          }),
        ]),
      ]);
    },
    [t, label, author],
  );
}
