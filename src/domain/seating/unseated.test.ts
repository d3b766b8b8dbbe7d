import { expect, test } from 'vitest';
import type { Guest } from '../guests/guest';
import { isLookedFor, NO_FILTER } from './unseated';

const guest = {
  household_id: 'h',
  side: 'first',
  tags: ['Trabajo'],
  age_group: 'child',
  diets: ['vegan'],
  allergens: ['nuts'],
  dietary_notes: null,
} as unknown as Guest;
const child = { id: 'g', guest, person: 0 };
const companion = { id: 'g 1', guest, person: 1 };

test.each([
  [{}, true, true],
  [{ household: 'h', side: 'first', tag: 'Trabajo' }, true, true],
  [{ household: 'x' }, false, false],
  [{ side: 'second' }, false, false],
  [{ tag: 'Cádiz' }, false, false],
  [{ age: 'child' }, true, false],
  [{ age: 'adult' }, false, false],
  [{ food: 'vegan' }, true, false],
  [{ food: 'nuts' }, true, false],
  [{ food: 'any' }, true, false],
  [{ food: 'gluten' }, false, false],
  [{ reply: 'open' }, true, true],
  [{ reply: 'accepted' }, false, false],
] as const)('the filter %o matches a child: %s, the child’s companion: %s', (filter, first, second) => {
  expect(isLookedFor(child, true, { ...NO_FILTER, ...filter })).toBe(first);
  expect(isLookedFor(companion, true, { ...NO_FILTER, ...filter })).toBe(second);
});
