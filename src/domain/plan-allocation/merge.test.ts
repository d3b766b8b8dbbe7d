import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanState } from '../plan/facts';
import { type Category, type CategoryChoice, defaultChoices } from '../plan/facts';
import { edited, mergeEdit, planDifferences } from './merge';
import { isCurrent, isWhole, reallocate, storedAllocation, withAmounts } from './stored-allocation';

function whole(state: PlanState): PlanState {
  const result = reallocate(state);
  if (!result.ok) throw new Error(result.error);
  return { ...state, categories: result.categories };
}

const base = whole({
  name: 'Boda de Ana y Luis',
  event_type: 'wedding',
  event_date: '2027-09-11',
  budget: 2_400_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 100,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  kind: null,
  categories: defaultChoices('wedding').map((choice, i) => ({ ...choice, priority: i + 1 })),
});

const changed = (categories: readonly CategoryChoice[], category: Category, to: Partial<CategoryChoice>) =>
  categories.map((choice) => (choice.category === category ? { ...choice, ...to } : choice));
const amountOf = (categories: readonly CategoryChoice[] | undefined, category: Category) =>
  categories?.find((choice) => choice.category === category)?.allocated_amount;

describe('the stored allocation', () => {
  it('a stored allocation shows the stored amounts, not newly computed ones', () => {
    const state = { ...base, categories: changed(base.categories, 'venue', { allocated_amount: 1 }) };
    const result = storedAllocation(state);
    expect(result.ok && result.lines.find(({ category }) => category === 'venue')?.amount).toBe(1);
    expect([isCurrent(base), isCurrent(state)]).toEqual([true, false]);
    expect([isWhole(base), isWhole(state)]).toEqual([true, false]);
  });

  it('a locked amount is stored even if its category is excluded', () => {
    const out = { selected: false, locked: true, allocated_amount: 333_300 };
    const result = reallocate({ ...base, categories: changed(base.categories, 'attire', out) });
    expect(result.ok && amountOf(result.categories, 'attire')).toBe(333_300);
    expect(result.ok && isWhole({ ...base, categories: result.categories })).toBe(true);
  });

  it('an excluded category has the amount zero', () => {
    const result = reallocate({
      ...base,
      categories: changed(base.categories, 'attire', { selected: false }),
    });
    expect(result.ok && amountOf(withAmounts(base.categories, result.allocation), 'attire')).toBe(0);
  });
});

describe('differences between two states of a plan', () => {
  it('plan differences list a person’s changes, not the recomputed amounts', () => {
    const categories = changed(
      changed(changed(base.categories, 'music', { selected: false }), 'drinks', { priority: 9 }),
      'catering',
      { locked: true, allocated_amount: 500_000 },
    );
    const after = whole({ ...base, budget: 3_000_000, city: 'Cádiz', categories });
    expect(planDifferences(base, after)).toEqual([
      { kind: 'fact', field: 'budget' },
      { kind: 'fact', field: 'city' },
      { kind: 'lock', category: 'catering', locked: true, amount: 500_000 },
      { kind: 'selected', category: 'music', selected: false },
      { kind: 'ranking' },
    ]);
  });

  it('two equal plan states have no differences', () => {
    expect(planDifferences(base, base)).toEqual([]);
  });
});

describe('merging an edit with another person’s edit', () => {
  it('merging two edits of different fields keeps both edits', () => {
    const theirs = whole({
      ...base,
      guest_count: 140,
      categories: changed(base.categories, 'music', { selected: false }),
    });
    const mine = whole({ ...base, budget: 3_000_000 });
    const merge = mergeEdit(base, theirs, { changes: { budget: 3_000_000 }, categories: mine.categories });
    if (!merge.ok) throw new Error(merge.error);
    const result = edited(theirs, merge.edit);
    expect(result).toMatchObject({ guest_count: 140, budget: 3_000_000 });
    expect(result.categories.find(({ category }) => category === 'music')?.selected).toBe(false);
    expect(isCurrent(result)).toBe(true);
  });

  it('merging two edits of the same field keeps my value', () => {
    const theirs = whole({ ...base, budget: 2_000_000 });
    const merge = mergeEdit(base, theirs, { changes: { budget: 3_000_000 }, categories: base.categories });
    expect(merge.ok && edited(theirs, merge.edit).budget).toBe(3_000_000);
  });

  it('merging a new name doesn’t change the allocation', () => {
    const theirs = whole({ ...base, budget: 2_000_000 });
    expect(mergeEdit(base, theirs, { changes: { name: 'Nuestra boda' } })).toEqual({
      ok: true,
      edit: { changes: { name: 'Nuestra boda' } },
    });
  });

  it('merging two rankings keeps my ranking as a whole', () => {
    const swap = (categories: readonly CategoryChoice[], a: Category, b: Category) => {
      const [first, second] = [a, b].map(
        (one) => categories.find(({ category }) => category === one)?.priority ?? null,
      );
      return changed(changed(categories, a, { priority: second ?? null }), b, { priority: first ?? null });
    };
    const theirs = whole({ ...base, categories: swap(base.categories, 'venue', 'catering') });
    const mine = whole({ ...base, categories: swap(base.categories, 'music', 'drinks') });
    const merge = mergeEdit(base, theirs, { changes: {}, categories: mine.categories });
    expect(merge.ok && merge.edit.categories?.map(({ priority }) => priority)).toEqual(
      mine.categories.map(({ priority }) => priority),
    );
  });

  it('merging drops my region if the other person chose another country', () => {
    const theirs = whole({ ...base, country: 'MX', region: null });
    const merge = mergeEdit(base, theirs, { changes: { region: 'ES-MD' }, categories: base.categories });
    expect(merge.ok && edited(theirs, merge.edit)).toMatchObject({ country: 'MX', region: null });
  });

  it('merging fails if my locked amount exceeds the other person’s new budget', () => {
    const theirs = whole({ ...base, budget: 100_000 });
    const categories = changed(base.categories, 'venue', { locked: true, allocated_amount: 600_000 });
    expect(mergeEdit(base, theirs, { changes: {}, categories })).toMatchObject({
      ok: false,
      error: 'locksAboveTotal',
    });
  });

  it('merging leaves my edit unchanged if nobody else changed the plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom<Category>('venue', 'music', 'miscellaneous'),
        (budget, guest_count, category) => {
          const mine = whole({
            ...base,
            budget,
            guest_count,
            categories: changed(base.categories, category, { selected: false }),
          });
          const merge = mergeEdit(base, base, {
            changes: { budget, guest_count },
            categories: mine.categories,
          });
          expect(merge.ok && edited(base, merge.edit)).toEqual(mine);
        },
      ),
    );
  });

  it('merging drops the type of couple if either edit changes the wedding to another event', () => {
    const theirs = { ...base, event_type: 'anniversary', couple_type: null } as const;
    const mine = mergeEdit(base, theirs, { changes: { couple_type: 'bride-and-bride' } });
    expect(mine.ok && mine.edit.changes.couple_type).toBeNull();
    const other = mergeEdit(
      base,
      { ...base, couple_type: 'bride-and-bride' },
      { changes: { event_type: 'birthday', couple_type: null } },
    );
    expect(other.ok && other.edit.changes).toEqual({ event_type: 'birthday', couple_type: null });
    expect(other.ok && other.edit.categories && isWhole({ ...base, categories: other.edit.categories })).toBe(
      true,
    );
  });
});
