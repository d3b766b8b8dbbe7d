import { expect, test } from 'vitest';
import { CHANGES, FOLLOWS, tablesThat } from './follows';

test('every change finds at least one table that it has something to do with', () => {
  for (const change of CHANGES)
    expect(
      Object.values(FOLLOWS).filter((row) => row[change] !== 'apart'),
      change,
    ).not.toEqual([]);
});

test('a moved date proposes dated rows and says the rest', () => {
  expect(tablesThat('date', 'proposed')).toEqual(['event_parts', 'budget_items', 'tasks', 'timeline_items']);
  expect(tablesThat('date', 'said')).toEqual(['households', 'vendor_quotes']);
});
