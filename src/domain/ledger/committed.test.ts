import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../plan/facts';
import { committedIn } from './committed';

const has = (category: Category, allocated_amount: number | null, selected = true) => ({
  category,
  selected,
  allocated_amount,
});
const price = (category: Category, actual_amount: number | null) => ({ category, actual_amount });

test('a price of at least a quarter of a category’s amount is the main price', () => {
  const plan = [has('photo-and-video', 500_000), has('catering', 1_500_000)];
  expect(committedIn([price('photo-and-video', 60_000), price('catering', 40_000)], plan)).toEqual([]);
  expect(committedIn([price('photo-and-video', 125_000)], plan)).toEqual(['photo-and-video']);
  expect(committedIn([price('photo-and-video', 124_999)], plan)).toEqual([]);
});

test('several small prices together don’t make a main price', () => {
  const plan = [has('decorations', 100_000)];
  expect(committedIn([price('decorations', 20_000), price('decorations', 20_000)], plan)).toEqual([]);
  expect(committedIn([price('decorations', null)], plan)).toEqual([]);
});

test('if a category has no amount, any price is its main price', () => {
  expect(committedIn([price('attire', 100)], [has('attire', 0)])).toEqual(['attire']);
  expect(committedIn([price('attire', 100)], [has('attire', 90_000, false)])).toEqual(['attire']);
  expect(committedIn([price('attire', 100)], [has('attire', null)])).toEqual(['attire']);
});

test('adding another expense never undoes a category’s main price', () => {
  const category = fc.constantFrom(...CATEGORIES);
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const item = fc.record({ category, actual_amount: fc.option(cents) });
  const plan = fc.tuple(
    ...CATEGORIES.map((one) =>
      fc.record({ category: fc.constant(one), selected: fc.boolean(), allocated_amount: cents }),
    ),
  );
  fc.assert(
    fc.property(fc.array(item), item, plan, (items, more, categories) => {
      const before = committedIn(items, categories);
      expect(committedIn([...items, more], categories)).toEqual(expect.arrayContaining(before));
    }),
  );
});
