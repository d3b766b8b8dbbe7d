import type { Drink } from './drink';

/**
 * Shop prices of a bottle or can, tax included, in units of the currency: an everyday one, a usual one for a
 * celebration, and a fine one. Our own proposals (confidence D, 2026), based on prices of supermarkets and
 * merchants. People can replace them by their shop's prices. Sizes are those in containers.data.ts.
 */
export type Band = readonly [low: number, usual: number, high: number];
export type PriceMarket = 'ES' | 'US' | 'GB' | 'MX';

export const PRICE_YEAR = 2026;

export const PRICE_CURRENCY: Readonly<Record<PriceMarket, string>> = {
  ES: 'EUR',
  US: 'USD',
  GB: 'GBP',
  MX: 'MXN',
};

export const DRINK_PRICES: Readonly<Record<PriceMarket, Readonly<Record<Drink, Band>>>> = {
  ES: {
    sparkling: [5, 8, 16],
    white: [4, 7, 12],
    rose: [4, 7, 12],
    red: [4, 7, 12],
    sweet: [6, 9, 16],
    vermouth: [6, 9, 14],
    beer: [0.5, 0.8, 1.3],
    spirits: [11, 16, 28],
    cocktails: [11, 16, 28],
    'sparkling-free': [4, 6, 11],
    'beer-free': [0.5, 0.8, 1.3],
    'cocktails-free': [2.5, 4, 7],
    soft: [1, 1.6, 2.4],
    juice: [1.2, 1.8, 3],
    water: [0.3, 0.5, 0.9],
  },
  US: {
    sparkling: [10, 16, 32],
    white: [9, 14, 22],
    rose: [9, 14, 22],
    red: [9, 14, 22],
    sweet: [12, 18, 30],
    vermouth: [8, 13, 20],
    beer: [1.1, 1.6, 2.4],
    spirits: [16, 25, 42],
    cocktails: [16, 25, 42],
    'sparkling-free': [8, 12, 20],
    'beer-free': [1.2, 1.7, 2.5],
    'cocktails-free': [5, 8, 12],
    soft: [1.6, 2.2, 3],
    juice: [2.5, 4, 6],
    water: [1, 1.5, 2.2],
  },
  GB: {
    sparkling: [8, 12, 26],
    white: [6.5, 9, 14],
    rose: [6.5, 9, 14],
    red: [6.5, 9, 14],
    sweet: [8, 11, 18],
    vermouth: [8, 11, 16],
    beer: [1, 1.4, 2],
    spirits: [16, 21, 33],
    cocktails: [16, 21, 33],
    'sparkling-free': [4.5, 7, 12],
    'beer-free': [0.9, 1.3, 1.9],
    'cocktails-free': [3, 5, 8],
    soft: [1.2, 1.8, 2.4],
    juice: [1.2, 1.8, 3],
    water: [0.5, 0.8, 1.2],
  },
  MX: {
    sparkling: [180, 300, 560],
    white: [130, 220, 400],
    rose: [130, 220, 400],
    red: [130, 220, 400],
    sweet: [180, 280, 480],
    vermouth: [150, 230, 350],
    beer: [15, 20, 28],
    spirits: [240, 380, 700],
    cocktails: [240, 380, 700],
    'sparkling-free': [130, 200, 350],
    'beer-free': [16, 22, 30],
    'cocktails-free': [60, 95, 150],
    soft: [20, 28, 38],
    juice: [25, 35, 55],
    water: [11, 16, 24],
  },
};
