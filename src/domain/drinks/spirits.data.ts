import { apportion } from '../allocation/apportion';
import type { MarketKey } from './markets.data';

/** Kinds of spirits that bars stock; whisky includes bourbon and Scotch. */
export const SPIRITS = [
  'gin',
  'rum',
  'whisky',
  'vodka',
  'tequila',
  'mezcal',
  'brandy',
  'pisco',
  'aguardiente',
  'cachaca',
  'fernet',
] as const;
export type Spirit = (typeof SPIRITS)[number];

type SpiritShares = { readonly [S in Spirit]?: number };

/**
 * Of a hundred bottles. United States: 6 litres of vodka, 4 of whiskies, 2 to 3 of gin, 2 of rum, 1 of tequila for 100
 * guests (C, The Knot, https://www.theknot.com/content/how-to-stock-the-bar-at-your-wedding). The others are proposals (D).
 */
const SPIRIT_SHARES: Readonly<Record<MarketKey, SpiritShares>> = {
  ES: { gin: 40, rum: 25, whisky: 20, vodka: 15 },
  MX: { tequila: 40, whisky: 20, rum: 15, mezcal: 10, vodka: 10, brandy: 5 },
  US: { vodka: 39, whisky: 26, gin: 16, rum: 13, tequila: 6 },
  GB: { gin: 40, vodka: 30, rum: 15, whisky: 15 },
  AR: { fernet: 45, gin: 25, vodka: 15, whisky: 15 },
  CO: { aguardiente: 40, whisky: 30, rum: 30 },
  CL: { pisco: 50, rum: 20, vodka: 15, whisky: 15 },
  BR: { cachaca: 30, vodka: 30, whisky: 20, gin: 20 },
};

/** How a market's bars divide so many bottles of spirits, most first; the bottles add up. */
export function spiritBottles(
  bottles: number,
  market: MarketKey,
): { readonly spirit: Spirit; readonly bottles: number }[] {
  const shares = SPIRIT_SHARES[market];
  const kinds = SPIRITS.filter((spirit) => shares[spirit] !== undefined);
  const parts = apportion(
    bottles,
    kinds.map((spirit) => shares[spirit] ?? 0),
    1,
  );
  return kinds
    .map((spirit, i) => ({ spirit, bottles: parts[i] ?? 0 }))
    .filter((part) => part.bottles > 0)
    .sort((a, b) => b.bottles - a.bottles);
}
