import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { type CsvCell, moneyCell } from '@/domain/csv';
import { type Breakdown, type Figures, MEASURES, perGuest } from '@/domain/ledger/breakdown';
import type { Category } from '@/domain/plan/facts';
import type { Translate } from '@/lib/translation';
import { tableOf } from '@/parts/rows/row-description';

interface Line {
  readonly category: string;
  /** Name of the item, or null if the line is a whole category or the total. */
  readonly item: string | null;
  readonly figures: Figures;
  readonly difference: number | null;
  readonly usual: number | null;
}

/** Returns all figures as a file, with a line for each category, each item and the total. */
export function breakdownFile(
  t: Translate<'breakdown'>,
  label: (category: Category) => string,
  { currency, guest_count }: Pick<Plan, 'currency' | 'guest_count'>,
  { lines, total, variance, suggestion }: Breakdown<StoredItem>,
): CsvCell[][] {
  const usualOf = (category: Category) => suggestion?.lines.find((one) => one.category === category)?.usual;
  const each = (cents: number | null) =>
    moneyCell(cents === null ? null : perGuest(cents, guest_count), currency);
  return tableOf<Line>(
    [
      { label: t('table.category'), csv: ({ category }) => category },
      { label: t('table.item'), csv: ({ item }) => item },
      ...MEASURES.map((measure) => ({
        label: `${t(`measure.${measure}`)} (${currency})`,
        csv: ({ item, figures }: Line) =>
          item && measure === 'suggested' ? null : moneyCell(figures[measure], currency),
      })),
      { label: t('table.variance'), csv: ({ difference }) => moneyCell(difference, currency) },
      { label: t('table.guest'), csv: ({ figures }) => each(figures.expected) },
      { label: t('table.usualGuest'), csv: ({ usual }) => each(usual) },
    ],
    [
      ...lines.flatMap(({ category, items, ...line }): Line[] => [
        {
          category: label(category),
          item: null,
          figures: line.figures,
          difference: line.variance,
          usual: usualOf(category) ?? null,
        },
        ...items.map(({ item, figures }) => ({
          category: label(category),
          item: item.vendor_name,
          figures,
          difference: figures.planned - figures.expected,
          usual: null,
        })),
      ]),
      {
        category: t('table.total'),
        item: null,
        figures: total,
        difference: variance,
        usual: suggestion?.usual?.typical ?? null,
      },
    ],
  );
}
