import { type CsvCell, countCell, moneyCell } from '@/domain/csv';
import type { ShoppingLine } from '@/domain/drinks/shopping';
import type { Translate } from '@/lib/translation';
import { tableOf } from '@/parts/rows/row-description';
import { byShop } from './shopping-words';

/**
 * Formats the shopping list as a file, by shop and day. `what` describes the amount and the kinds of a line.
 */
export const shoppingFile = (
  t: Translate<'drinks'>,
  what: (line: ShoppingLine) => string,
  currency: string,
  lines: readonly ShoppingLine[],
): CsvCell[][] =>
  tableOf<ShoppingLine>(
    [
      { label: t('csv.shop'), csv: ({ shop }) => shop },
      { label: t('csv.by'), csv: ({ buy_by }) => buy_by },
      { label: t('csv.drink'), csv: ({ drink }) => t(`drink.${drink}`) },
      { label: t('csv.what'), csv: what },
      { label: t('csv.bottles'), csv: ({ bottles }) => countCell(bottles) },
      { label: t('csv.size'), csv: ({ container }) => countCell(container.ml) },
      { label: t('csv.paid'), csv: ({ paid }) => moneyCell(paid, currency) },
      { label: t('csv.usual'), csv: ({ need }) => countCell(Math.round(need.usual)) },
      { label: t('csv.much'), csv: ({ need }) => countCell(Math.round(need.returnable)) },
      { label: t('csv.back'), csv: ({ returnable }) => t(returnable ? 'csv.yes' : 'csv.no') },
    ],
    byShop(lines).flatMap((group) => group.lines),
  );
