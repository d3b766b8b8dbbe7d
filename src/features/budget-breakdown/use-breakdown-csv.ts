import { useCallback } from 'react';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import type { CsvCell } from '@/domain/csv';
import { type Breakdown, type Figures, MEASURES, perGuest } from '@/domain/ledger/breakdown';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { saveCsv } from '@/parts/rows/save-csv';

const money = (cents: number): CsvCell => ({ figure: cents / 100, decimals: 2 });

/** Saves every figure for a spreadsheet: a row a category, one for each of its items, and the total. */
export function useBreakdownCsv() {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  return useCallback(
    (plan: Plan, { lines, total, variance, suggestion }: Breakdown<StoredItem>): void => {
      const row = (
        category: string,
        item: string | null,
        figures: Figures,
        difference: number | null,
        usual: number | null,
      ) => [
        category,
        item,
        ...MEASURES.map(
          (measure): CsvCell => (item && measure === 'suggested' ? null : money(figures[measure])),
        ),
        difference === null ? null : money(difference),
        money(perGuest(figures.expected, plan.guest_count)),
        usual === null ? null : money(perGuest(usual, plan.guest_count)),
      ];
      saveCsv(plan.name, t('table.file'), [
        [
          t('table.category'),
          t('table.item'),
          ...MEASURES.map((measure) => `${t(`measure.${measure}`)} (${plan.currency})`),
          t('table.variance'),
          t('table.guest'),
          t('table.usualGuest'),
        ],
        ...lines.flatMap((line) => [
          row(
            label(line.category),
            null,
            line.figures,
            line.variance,
            suggestion?.lines.find(({ category }) => category === line.category)?.usual ?? null,
          ),
          ...line.items.map(({ item, figures }) =>
            row(label(line.category), item.vendor_name, figures, figures.planned - figures.expected, null),
          ),
        ]),
        row(t('table.total'), null, total, variance, suggestion?.usual?.typical ?? null),
      ]);
    },
    [t, label],
  );
}
