import { useCallback } from 'react';
import type { ShoppingLine } from '@/domain/drinks/shopping';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

const CAN = 500;

/** How much of a drink is bought, in words: cases and what comes singly. */
export function useAmountWords(): (line: ShoppingLine) => string {
  const { t } = useTranslation('drinks');
  return useCallback(
    ({ counts, container, bottles }) => {
      const words = counts
        .toSorted((a, b) => b.size - a.size)
        .map(({ size, count }) => {
          const given = { count, formatted: formatNumber(count) };
          if (size > 1) return t('result.cases', { ...given, size: formatNumber(size) });
          return t(container.ml <= CAN ? 'result.cans' : 'result.bottles', given);
        });
      const packed = formatList(words);
      if (!counts.some(({ size }) => size > 1)) return packed;
      const all = t(container.ml <= CAN ? 'result.cans' : 'result.bottles', {
        count: bottles,
        formatted: formatNumber(bottles),
      });
      return t('result.packed', { all, packed });
    },
    [t],
  );
}

export interface ShopGroup {
  readonly shop: string;
  readonly buy_by: string;
  readonly lines: readonly ShoppingLine[];
}

/** The list by shop and day: what is bought first comes first. */
export function byShop(lines: readonly ShoppingLine[]): ShopGroup[] {
  const groups = new Map<string, ShoppingLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.buy_by, line.shop]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([, lines]) => {
      const [first] = lines;
      return first ? [{ shop: first.shop, buy_by: first.buy_by, lines }] : [];
    });
}
