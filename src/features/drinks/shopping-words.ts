import { useCallback } from 'react';
import { marketOf } from '@/domain/drinks/markets.data';
import type { ShoppingLine } from '@/domain/drinks/shopping';
import { spiritBottles } from '@/domain/drinks/spirits.data';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

const CAN = 500;
const ML_OF_LITRE = 1_000;

const formatVolume = (ml: number): string =>
  ml < ML_OF_LITRE ? `${formatNumber(ml)} ml` : `${formatNumber(ml / ML_OF_LITRE, 1)} L`;

/** Returns a function that formats the amount of a drink as cases and single bottles. */
export function useAmountWords(): (line: ShoppingLine) => string {
  const { t } = useTranslation('drinks');
  return useCallback(
    ({ counts, container, bottles }) => {
      const words = counts
        .toSorted((a, b) => b.size - a.size)
        .map(({ size, count }) => {
          const given = { count };
          if (size > 1) return t('result.cases', { ...given, size: formatNumber(size) });
          return t(container.ml <= CAN ? 'result.cans' : 'result.bottles', given);
        });
      const packed = formatList(words);
      if (!counts.some(({ size }) => size > 1)) return packed;
      const all = t(container.ml <= CAN ? 'result.cans' : 'result.bottles', {
        count: bottles,
      });
      return t('result.packed', { all, packed });
    },
    [t],
  );
}

/**
 * Returns a function that describes a line: the bottle size and, for spirits, the kinds that are usual in the
 * country.
 */
export function useLineWords(
  country: string,
): (line: ShoppingLine) => { size: string; kinds: string | null } {
  const { t } = useTranslation('drinks');
  return useCallback(
    ({ drink, container, bottles }) => {
      const kinds = drink === 'spirits' ? spiritBottles(bottles, marketOf(country)) : [];
      const list = formatList(
        kinds.map((part) => `${formatNumber(part.bottles)} ${t(`spirit.${part.spirit}`)}`),
      );
      return {
        size: formatVolume(container.ml),
        kinds: kinds.length > 1 ? t('result.kinds', { list }) : null,
      };
    },
    [t, country],
  );
}

interface ShopGroup {
  readonly shop: string;
  readonly buy_by: string;
  readonly lines: readonly ShoppingLine[];
}

/** Groups the shopping list by shop and day, the earliest purchase first. */
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
