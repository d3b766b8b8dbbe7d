import { apportion } from '../allocation/apportion';
import type { MarketKey } from './markets.data';

/** Kinds of spirits that bars stock. Whisky includes bourbon and Scotch. */
const SPIRITS = [
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
type Spirit = (typeof SPIRITS)[number];

type SpiritShares = { readonly [S in Spirit]?: number };

/**
 * Shares per hundred bottles. United States: 6 litres of vodka, 4 of whiskies, 2 to 3 of gin, 2 of rum and 1
 * of tequila for 100 guests (confidence C, The Knot,
 * https://www.theknot.com/content/how-to-stock-the-bar-at-your-wedding). The shares of other markets are our
 * own proposals (confidence D).
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

/** Stock of a full bar. Every kind must last to the end, so the stock is far more than people drink. */
type BarStock = {
  /** Litres for a hundred guests. */
  readonly litres: number;
  readonly label: string;
  readonly url: string;
};

/** Confidence C: 6 litres of vodka, 4 of whiskies, 2.5 of gin, 2 of rum, 1 of tequila. */
const KNOT: BarStock = {
  litres: 15.5,
  label: 'The Knot',
  url: 'https://www.theknot.com/content/how-to-stock-the-bar-at-your-wedding',
};
/** Confidence C: ten bottles of 700 ml. */
const BODAS: BarStock = {
  litres: 7,
  label: 'Las Bodas Originales',
  url: 'https://lasbodasoriginales.com/como-comprar-alcohol-a-granel-para-tu-boda-casera',
};

/** Returns a market's usual stock of spirits for this number of guests, with its source. */
export function barStock(
  guests: number,
  market: MarketKey,
  ml: number,
): { readonly bottles: number; readonly source: BarStock } {
  const source = market === 'ES' ? BODAS : KNOT;
  return { bottles: Math.ceil(Number((((guests / 100) * (source.litres * 1000)) / ml).toFixed(6))), source };
}

/** Splits bottles among spirits as is usual in a market, largest first. The parts add up to `bottles`. */
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
