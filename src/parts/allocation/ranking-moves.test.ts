import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '@/domain/plan/facts';
import { orderWith, rankedAfter } from './ranking-moves';

const all = [...CATEGORIES];

test('moving a category up gives only that category a rank', () => {
  expect(rankedAfter(all, 0, 4, 3)).toEqual(['music']);
  expect(rankedAfter(['music', ...all.filter((one) => one !== 'music')], 1, 3, 1)).toEqual([
    'music',
    'drinks',
  ]);
  expect(rankedAfter(all, 0, 4, 6)).toBeNull();
});

test('a category that is moved below all other ranked categories loses its rank', () => {
  expect(rankedAfter(['music', 'drinks', 'venue'], 2, 0, 1)).toEqual(['drinks', 'music']);
  expect(rankedAfter(['music', 'drinks', 'venue'], 2, 1, 2)).toEqual(['music']);
});

test('moving one category keeps the order of all the others', () => {
  const index = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(fc.shuffledSubarray(all), index, index, (ranked, from, to) => {
      const order = orderWith(all, ranked);
      const after = rankedAfter(order, ranked.length, from, to);
      if (!after) return;
      const moved = order[from];
      expect(after.filter((one) => one !== moved)).toEqual(ranked.filter((one) => one !== moved));
      expect(orderWith(order, after)).toHaveLength(order.length);
    }),
  );
});
