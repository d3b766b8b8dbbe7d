import type { StoredItem } from '@/data/ledger';
import { type CsvCell, moneyCell } from '@/domain/csv';
import type { Due, ItemTotals, Ledger } from '@/domain/ledger/ledger';
import { type LedgerEntry, signed } from '@/domain/ledger/ledger-item';
import type { Translate } from '@/lib/translation';
import { columnsOf, headed } from '@/parts/rows/file-columns';
import { type Column, tableOf } from '@/parts/rows/row-description';

/** Line of the file: an item, an instalment, or the part of an item's amount that no instalment covers. */
interface Line {
  readonly item: StoredItem;
  readonly kind: string;
  /** Totals of the item. Only the item's first line has them. */
  readonly totals?: ItemTotals | undefined;
  readonly entry?: LedgerEntry;
  readonly rest?: Due;
}

/**
 * Columns whose value depends on the kind of line. All other columns are filled in only on an item's first
 * line.
 */
const PLACED = ['category', 'vendor_name', 'planned_amount', 'actual_amount', 'payments', 'payment_date'];

/**
 * Formats the ledger as a file, with a line per item and per instalment. `columns` describe an item's fields.
 */
export function ledgerFile(
  t: Translate<'ledger'>,
  columns: readonly Column<StoredItem>[],
  currency: string,
  items: readonly StoredItem[],
  { byItem }: Ledger,
): CsvCell[][] {
  const lines = items.flatMap((item): Line[] => {
    const totals = byItem.get(item.id);
    const rest = totals?.dues.find(({ entry }) => entry === null);
    return [
      { item, kind: t('table.item'), totals },
      ...item.payments.map((entry) => ({ item, kind: t(`payments.kinds.${entry.kind}`), entry })),
      ...(rest ? [{ item, kind: t('table.rest'), rest }] : []),
    ];
  });
  const itemOf = ({ item }: Line) => item;
  const itemAlone = ({ item, totals }: Line) => (totals ? item : null);
  return tableOf<Line>(
    [
      ...columnsOf(headed(columns, { category: t('form.category'), vendor_name: t('table.vendor') }), itemOf),
      { label: t('table.entry'), csv: ({ kind }) => kind },
      ...columnsOf(headed(columns, { planned_amount: t('table.planned') }), itemAlone),
      { label: t('table.agreed'), csv: ({ totals }) => moneyCell(totals?.agreed, currency) },
      { label: t('table.due'), csv: ({ entry, rest }) => entry?.due_date ?? rest?.date ?? null },
      {
        label: `${t('table.amount')} (${currency})`,
        csv: ({ entry, rest }) => moneyCell(entry ? signed(entry) : rest?.amount, currency),
      },
      { label: t('table.paidOn'), csv: ({ entry }) => entry?.paid_date ?? null },
      { label: t('table.payer'), csv: ({ entry }) => entry?.payer ?? null },
      ...columnsOf(
        columns.filter(({ key }) => !PLACED.includes(key)),
        itemAlone,
      ),
    ],
    lines,
  );
}
