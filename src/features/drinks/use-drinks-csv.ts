import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { CsvCell } from '@/domain/csv';
import type { DrinksAnswer } from '@/domain/drinks/shopping';
import { useTranslation } from '@/lib/translation';
import { saveCsv } from '@/parts/rows/save-csv';
import { byShop, useAmountWords, useLineWords } from './shopping-words';

/** Saves the shopping list for a spreadsheet of the reader's language. */
export function useDrinksCsv(country: string) {
  const { t } = useTranslation('drinks');
  const amount = useAmountWords();
  const words = useLineWords(country);
  return useCallback(
    (plan: Plan, answer: DrinksAnswer): void => {
      const whole = (figure: number): CsvCell => ({ figure: Math.round(figure), decimals: 0 });
      const rows: CsvCell[][] = byShop(answer.lines).flatMap(({ shop, buy_by, lines }) =>
        lines.map((line) => [
          shop,
          buy_by,
          t(`drink.${line.drink}`),
          [amount(line), words(line).kinds].filter(Boolean).join('. '),
          whole(line.bottles),
          whole(line.container.ml),
          { figure: line.paid / 100, decimals: 2 },
          whole(line.need.usual),
          whole(line.need.returnable),
          t(line.returnable ? 'csv.yes' : 'csv.no'),
        ]),
      );
      const head = [
        'shop',
        'by',
        'drink',
        'what',
        'bottles',
        'size',
        'paid',
        'usual',
        'much',
        'back',
      ] as const;
      saveCsv(plan.name, t('result.file'), [head.map((key) => t(`csv.${key}`)), ...rows]);
    },
    [t, amount, words],
  );
}
