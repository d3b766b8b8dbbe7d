import { useCallback } from 'react';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import type { CsvCell } from '@/domain/csv';
import type { Due, ItemTotals, Ledger } from '@/domain/ledger/ledger';
import { type LedgerEntry, signed } from '@/domain/ledger/ledger-item';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { saveCsv } from '@/parts/rows/save-csv';

const money = (cents: number | null): CsvCell =>
  cents === null ? null : { figure: cents / 100, decimals: 2 };

/** One row of the file: an item, one of its instalments, or what no instalment covers. */
interface Line {
  readonly item: StoredItem;
  readonly kind: string;
  /** Of the row of the item itself. */
  readonly totals?: ItemTotals | undefined;
  readonly entry?: LedgerEntry;
  readonly rest?: Due;
}

/** Saves the ledger for a spreadsheet of the reader's language: a row an item, and one for each of its instalments. */
export function useLedgerCsv() {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  return useCallback(
    (plan: Plan, items: readonly StoredItem[], { byItem }: Ledger): void => {
      const columns: readonly [head: string, cell: (line: Line) => CsvCell | undefined][] = [
        [t('form.category'), ({ item }) => label(item.category)],
        [t('table.vendor'), ({ item }) => item.vendor_name],
        [t('table.entry'), ({ kind }) => kind],
        [t('table.planned'), ({ item, totals }) => totals && money(item.planned_amount)],
        [t('table.agreed'), ({ totals }) => totals && money(totals.agreed)],
        [t('table.due'), ({ entry, rest }) => entry?.due_date ?? rest?.date],
        [
          `${t('table.amount')} (${plan.currency})`,
          ({ entry, rest }) => (entry ? money(signed(entry)) : rest && money(rest.amount)),
        ],
        [t('table.paidOn'), ({ entry }) => entry?.paid_date],
        [t('table.payer'), ({ entry }) => entry?.payer],
        [t('table.notes'), ({ item, totals }) => totals && item.description],
      ];
      const lines = items.flatMap((item): Line[] => {
        const totals = byItem.get(item.id);
        const rest = totals?.dues.find(({ entry }) => entry === null);
        return [
          { item, kind: t('table.item'), totals },
          ...item.payments.map((entry) => ({ item, kind: t(`payments.kinds.${entry.kind}`), entry })),
          ...(rest ? [{ item, kind: t('table.rest'), rest }] : []),
        ];
      });
      saveCsv(plan.name, t('table.file'), [
        columns.map(([head]) => head),
        ...lines.map((line) => columns.map(([, cell]) => cell(line) ?? null)),
      ]);
    },
    [t, label],
  );
}
