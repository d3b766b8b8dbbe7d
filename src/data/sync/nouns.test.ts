import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES, DATE_COLUMNS, FOLLOWS } from '@/domain/follows/follows';
import { datesKey, figuresKey, movesKey, needsKey, summariesKey } from '../derived-keys';
import type { RowTable } from './noun';
import { NOUNS } from './nouns';

/** For each table that isn't a noun: the nouns that contain or determine its rows. */
const SOURCES: Record<string, readonly RowTable[]> = {
  plan_categories: ['event_plans'],
  budget_payments: ['budget_items'],
  budget_changes: ['event_plans', 'budget_items'],
};

/** Names of the plan itself, and the first elements of its query keys. */
const OF_THE_ENGINE = new Set<unknown>(['event_plans', 'plan', 'plans', 'document', '']);

const folder = `${import.meta.dirname}/../../../supabase/migrations/`;
const sql = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('\n');

const definitions = new Map(
  [...sql.matchAll(/create (?:or replace )?(?:function|view) (\w+\.\w+)([\s\S]*?)(?:\n\$\$;|;\n\n)/g)].map(
    ([, name = '', body = '']) => [name, body],
  ),
);

/**
 * Returns the names of tables and functions that a function uses, directly or through functions that it
 * calls.
 */
function namedBy(name: string, seen = new Set<string>()): Set<string> {
  for (const [one] of (definitions.get(name) ?? '').matchAll(/\b(?:public|private)\.\w+/g))
    if (!seen.has(one)) namedBy(one, seen.add(one));
  return seen;
}

test.each([
  ['public.plan_summaries', summariesKey],
  ['private.needs_of', needsKey],
  ['public.dates', datesKey],
  ['public.event_figures', figuresKey],
  ['public.budget_history', movesKey('plan')],
])('the query key of %s is in the feeds of exactly the tables that its SQL reads', (name, key) => {
  const read = [...namedBy(name)]
    .map((one) => one.replace('public.', ''))
    .flatMap((table) => SOURCES[table] ?? table);
  const nouns = Object.values(NOUNS);
  const feeding = nouns.filter(({ feeds }) =>
    JSON.stringify(feeds?.('plan') ?? []).includes(JSON.stringify(key)),
  );
  expect(feeding.map(({ table }) => table).sort()).toEqual(
    nouns.flatMap(({ table }) => (read.includes(table) ? table : [])).sort(),
  );
});

test('the engine’s files name no table or query of a feature', () => {
  const fed = Object.values(NOUNS).flatMap(({ feeds, importFeeds }) => [
    ...(feeds?.('') ?? []),
    ...(importFeeds?.('') ?? []),
  ]);
  const names = new Set([...Object.keys(NOUNS), ...fed.flat()].filter((one) => !OF_THE_ENGINE.has(one)));
  expect(names.size).toBeGreaterThan(25);
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const named = files.flatMap((file) => {
    const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replace(/^ *(?:\/?\*|\/\/).*$/gm, '');
    // A name in brackets is the property of a type.
    const words = [...code.matchAll(/(?<!\[)'([\w-]+)'/g)].map(([, word = '']) => word);
    return words.flatMap((word) => (names.has(word) ? `${file}: ${word}` : []));
  });
  expect(named).toEqual([]);
});

test('FOLLOWS has an entry for each kind of row and each kind of change', () => {
  expect(Object.keys(FOLLOWS).sort()).toEqual(Object.keys(NOUNS).sort());
  for (const [table, row] of Object.entries(FOLLOWS))
    expect(Object.keys(row).sort(), table).toEqual([...CHANGES].sort());
});

/** Columns with timestamps set by the database. */
const STAMPS = ['created_at', 'updated_at'];

test('DATE_COLUMNS lists every date and time column of a plan’s rows', () => {
  const created = [...sql.matchAll(/create table public\.(\w+) \(\n([\s\S]*?)\n\);/g)];
  const added = [...sql.matchAll(/alter table public\.(\w+)\n([\s\S]*?);/g)];
  const found = new Map<string, string[]>();
  for (const [, table = '', body = ''] of [...created, ...added])
    for (const [, name = ''] of body.matchAll(/^ +(?:add column )?(\w+) (?:date|timestamptz)\b/gm))
      if (!STAMPS.includes(name)) found.set(table, [...(found.get(table) ?? []), name]);
  const ofPlans = [...found].filter(([table]) => table in FOLLOWS || table === 'budget_payments');
  expect(Object.fromEntries(ofPlans.map(([table, names]) => [table, names.sort()]))).toEqual(
    Object.fromEntries(
      Object.entries(DATE_COLUMNS).map(([table, columns]) => [table, Object.keys(columns).sort()]),
    ),
  );
  // A date column in `DATE_COLUMNS` must also be handled in `FOLLOWS`.
  for (const [table, columns] of Object.entries(DATE_COLUMNS))
    for (const following of Object.values(columns))
      if (following === 'proposed' || following === 'said')
        expect(FOLLOWS[(SOURCES[table]?.[0] ?? table) as keyof typeof FOLLOWS].date, table).toBe(following);
});
