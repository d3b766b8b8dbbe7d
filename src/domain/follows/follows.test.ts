import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANGES, FOLLOWS, tablesThat } from './follows';

test('every change of a plan affects at least one table', () => {
  for (const change of CHANGES)
    expect(
      Object.values(FOLLOWS).filter((row) => row[change] !== 'apart'),
      change,
    ).not.toEqual([]);
});

test('every kind of suggested change is shown by some screen', () => {
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

test('a new event date suggests changes in dated tables, and mentions invitations and vendors', () => {
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
