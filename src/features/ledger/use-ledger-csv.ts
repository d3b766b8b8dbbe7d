import { useCallback } from 'react';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import type { Ledger } from '@/domain/budget/ledger';
import { signed } from '@/domain/budget/ledger-item';
import type { CsvCell } from '@/domain/csv';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/category-mark';
import { saveCsv } from '@/parts/save-csv';

const money = (cents: number | null): CsvCell =>
  cents === null ? null : { figure: cents / 100, decimals: 2 };

/** Saves the ledger for a spreadsheet of the reader's language: a row an item, and one for each of its instalments. */
export function useLedgerCsv() {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  return useCallback(
    (plan: Plan, items: readonly StoredItem[], { byItem }: Ledger): void => {
      const head = [
        t('form.category'),
        t('table.vendor'),
        t('table.entry'),
        t('table.planned'),
        t('table.agreed'),
        t('table.due'),
        `${t('table.amount')} (${plan.currency})`,
        t('table.paidOn'),
        t('table.payer'),
        t('table.notes'),
      ];
      const rows = items.flatMap((item): CsvCell[][] => {
        const start = [label(item.category), item.vendor_name];
        const own = byItem.get(item.id);
        const rest = own?.dues.find(({ entry }) => entry === null);
        return [
          [
            ...start,
            t('table.item'),
            money(item.planned_amount),
            money(own?.agreed ?? null),
            null,
            null,
            null,
            null,
            item.description,
          ],
          ...item.payments.map((entry): CsvCell[] => [
            ...start,
            t(`payments.kinds.${entry.kind}`),
            null,
            null,
            entry.due_date,
            money(signed(entry)),
            entry.paid_date,
            entry.payer,
            null,
          ]),
          ...(rest
            ? [[...start, t('table.rest'), null, null, rest.date, money(rest.amount), null, null, null]]
            : []),
        ];
      });
      saveCsv(plan.name, t('table.file'), [head, ...rows]);
    },
    [t, label],
  );
}
