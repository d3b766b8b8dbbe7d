import type { Actor } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

/** What holds of the rows of a plan, whatever they are. */

/** A call, and what is found in its answer. */
export const ask = (as: Actor, call: string, path: string, expect: string): Step => ({
  as,
  sql: `select ${call} ${path}`,
  expect,
});

/** Editors save rows through their function, and nobody takes another plan's for one of theirs. */
export const savedByEditors = (
  save: (id: string, version: number, row: unknown, plan?: string) => string,
  known: Readonly<Record<typeof SHARED | typeof FOREIGN, string>>,
  row: unknown,
): Step[] => [
  ask('viewer', save(fresh(1), 0, row), '', '!PT403'),
  ask('viewer', save(known[SHARED], 1, null), '', '!PT403'),
  ask('stranger', save(fresh(1), 0, row), '', '!PT404'),
  ask('removed', save(fresh(1), 0, row), '', '!PT404'),
  ask('anonymous', save(fresh(1), 0, row), '', '!42501'),
  ask('editor', save(fresh(1), 0, row, DELETED), '', '!PT404'),
  ask('editor', save(known[FOREIGN], 1, row), '', '!PT409'),
  ask('editor', save(known[FOREIGN], 0, row), '', '!23505'),
  ask('editor', save(known[FOREIGN], 1, null), '::text', '[]'),
  ask('editor', save(fresh(1), 1, row), '', '!PT409'),
  ask('editor', save(fresh(1), 0, row), "-> 0 ->> 'plan_id'", SHARED),
];

/** The same without the function. */
export const insertedByEditors = (
  table: string,
  columns: string,
  values: (id: string) => string,
): Scenario => ({
  name: `a plain insert into ${table} obeys the same policy`,
  steps: (
    [
      ['editor', '1'],
      ['viewer', '!42501'],
      ['stranger', '!42501'],
      ['removed', '!42501'],
    ] as const
  ).map(([as, expect], i) => ({
    as,
    sql: `insert into public.${table} (${columns}) values (${values(fresh(i + 1))})`,
    expect,
  })),
});
