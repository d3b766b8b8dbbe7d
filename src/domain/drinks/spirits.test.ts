import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKETS, type MarketKey } from './markets.data';
import { spiritBottles } from './spirits.data';

const markets = Object.keys(MARKETS) as MarketKey[];

test('the bottles of all spirits add up to the total number of bottles', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.constantFrom(...markets), (bottles, market) => {
      const parts = spiritBottles(bottles, market).map((part) => part.bottles);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(bottles);
      expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      expect(parts.every((part) => part > 0)).toBe(true);
    }),
  );
});

test('the most popular spirit is gin in Spain and tequila in Mexico', () => {
  const of = (market: MarketKey) =>
    spiritBottles(20, market).map(({ spirit, bottles }) => `${bottles} ${spirit}`);
  expect(of('ES')).toEqual(['8 gin', '5 rum', '4 whisky', '3 vodka']);
  expect(of('MX')).toEqual(['8 tequila', '4 whisky', '3 rum', '2 vodka', '2 mezcal', '1 brandy']);
  expect(of('US')[0]).toBe('8 vodka');
});
