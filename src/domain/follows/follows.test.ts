import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANGES, FOLLOWS, tablesThat } from './follows';

test('each kind of plan change affects at least one database table', () => {
  for (const change of CHANGES)
    expect(
      Object.values(FOLLOWS).filter((row) => row[change] !== 'apart'),
      change,
    ).not.toEqual([]);
});

test('each kind of suggested change appears on a screen', () => {
  const src = join(import.meta.dirname, '../..');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(features|parts)\/.*\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(src, name), 'utf8'));
  for (const change of CHANGES)
    if (tablesThat(change, 'proposed').length > 0)
      expect(
        sources.some((text) => text.includes(`'${change}', 'proposed'`)),
        change,
      ).toBe(true);
});

test('changing the event’s date suggests changes in six database tables', () => {
  expect(tablesThat('date', 'proposed')).toEqual([
    'event_parts',
    'budget_items',
    'contributions',
    'tasks',
    'timeline_items',
    'vendor_quotes',
  ]);
  expect(tablesThat('date', 'said')).toEqual(['households', 'vendors']);
});
