import { type CsvCell, moneyCell } from '@/domain/csv';
import { type History, type HistoryChange, isSharedWork, TRACKED } from '@/domain/ledger/history';
import type { Category } from '@/domain/plan/facts';
import type { Translate } from '@/lib/translation';
import { tableOf } from '@/parts/rows/row-description';

/** Returns the changes of a period as a file, with a line per day, person and row. */
export function movesFile(
  t: Translate<'breakdown'>,
  words: {
    readonly label: (category: Category) => string;
    readonly author: (history: History, change: HistoryChange) => string | null;
  },
  currency: string,
  history: History,
): CsvCell[][] {
  const heads = {
    budget: t('moves.ofEvent'),
    allocated: t('measure.planned'),
    planned: t('rows.itemised'),
    expected: t('measure.expected'),
    committed: t('measure.committed'),
    paid: t('measure.paid'),
  };
  const author = {
    label: t('moves.author'),
    csv: (change: HistoryChange) => words.author(history, change),
  };
  return tableOf<HistoryChange>(
    [
      { label: t('moves.day'), csv: ({ day }) => day },
      ...(isSharedWork(history) ? [author] : []),
      { label: t('table.category'), csv: ({ category }) => category && words.label(category) },
      { label: t('table.item'), csv: ({ vendor_name }) => vendor_name },
      ...TRACKED.map((figure) => ({
        label: `${heads[figure]} (${currency})`,
        csv: ({ moves }: HistoryChange) => moneyCell(moves[figure] || null, currency),
      })),
    ],
    history.changes,
  );
}
