import type { Actor } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { ROW_KINDS, type RowKind } from './row-kinds';
import { literal } from './sql';

/** A step that makes a call and checks a value of the response. */
export const ask = (as: Actor, call: string, path: string, expect: string): Step => ({
  as,
  sql: `select ${call} ${path}`,
  expect,
});

/** A step that expects a call to be refused with this SQLSTATE, message and detail. */
export const refused = (as: Actor, call: string, expect: string): Step => ({
  as,
  sql: `select probe.refusal(${literal(`select ${call}`)})`,
  expect,
});
const stale = (table: string, id: string, version: number | null): string =>
  `PT409 stale_version ${text({ id, table, version })}`;
/** Returns a JSON document in the format in which PostgreSQL prints it. */
const text = (value: object) => JSON.stringify(value).replaceAll(':', ': ').replaceAll(',', ', ');

const VERSION = "#>> '{0,version}'";
const ROW = "#>> '{0,row}'";
const column = (name: string) => `#>> '{0,row,${name}}'`;

/** Rules that hold for every kind of row. */
const rulesOf = (table: string, { known, row, one, two, marked }: RowKind): Scenario[] => {
  const save = (id: string, version: unknown, sent: unknown, plan?: string) =>
    saveRow(table, id, version, sent, plan);
  const first = { [one[0]]: one[1] };
  const other = { [one[0]]: one[2] };
  const second = { [two[0]]: two[1] };
  const held = (plan: string, expect: string): Step => ({
    as: 'postgres',
    sql: `select count(*) from public.${table} where plan_id = '${plan}'${marked ? ' and deleted_at is null' : ''}`,
    expect,
  });
  return [
    {
      name: `editors save ${table}, nobody else`,
      steps: [
        ask('viewer', save(fresh(1), 0, row), '', '!PT403'),
        ask('viewer', save(known[SHARED], 1, first), '', '!PT403'),
        ask('viewer', save(known[SHARED], 1, null), '', '!PT403'),
        ask('stranger', save(fresh(1), 0, row), '', '!PT404'),
        ask('removed', save(fresh(1), 0, row), '', '!PT404'),
        ask('anonymous', save(fresh(1), 0, row), '', '!42501'),
        ask('editor', save(fresh(1), 0, row, DELETED), '', '!PT404'),
        ask('editor', save(fresh(1), 0, row), column('plan_id'), SHARED),
        ask('owner', save(fresh(2), 0, row), VERSION, '1'),
        held(SHARED, '3'),
      ],
    },
    {
      name: `${table} of another plan are not reached, even by who may write both`,
      steps: [
        ...(
          [
            ['editor', FOREIGN],
            ['owner', DELETED],
          ] as const
        ).flatMap(([as, plan]) => [
          refused(as, save(known[plan], 1, first), stale(table, known[plan], null)),
          ask(as, save(known[plan], 0, row), '', '!PT409'),
          ask(as, save(known[plan], 1, null), ROW, 'null'),
          held(plan, '1'),
        ]),
        held(SHARED, '1'),
      ],
    },
    {
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
        sql: `insert into public.${table} (id, plan_id, ${Object.keys(row).join(', ')})
          values ('${fresh(i + 1)}', '${SHARED}', ${Object.values(row)
            .map((value) => literal(`${value}`))
            .join(', ')})`,
        expect,
      })),
    },
    {
      name: `of two who read the same of ${table} one is refused, and a repeat is not`,
      steps: [
        ...[1, 2].map(() => ask('owner', save(known[SHARED], 1, first), VERSION, '2')),
        refused('editor', save(known[SHARED], 1, other), stale(table, known[SHARED], 2)),
        refused('editor', save(known[SHARED], 9, other), stale(table, known[SHARED], 2)),
        refused('editor', save(known[SHARED], 1, null), stale(table, known[SHARED], 2)),
        ask('editor', save(known[SHARED], 1, { ...first, ...second }), '', '!PT409'),
        // Saving an unchanged row keeps its version.
        ask('editor', save(known[SHARED], 2, first), VERSION, '2'),
        ask('editor', save(known[SHARED], 2, second), column(one[0]), one[1]),
        ask('editor', save(known[SHARED], 3, {}), column(two[0]), two[1]),
        ...[1, 9].map((version) => ({
          as: 'editor' as Actor,
          sql: `update public.${table} set version = ${version} where id = '${known[SHARED]}'`,
          expect: '!PT409',
        })),
        { as: 'service', sql: `update public.${table} set updated_at = '2001-01-01'`, expect: '3' },
        { as: 'service', sql: `select bool_and(updated_at = now()) from public.${table}`, expect: 'true' },
      ],
    },
    {
      name: `a new row of ${table} is made once`,
      steps: [
        ask('editor', save(fresh(1), 1, row), '', '!PT409'),
        ask('editor', save(fresh(1), 0, row), VERSION, '1'),
        ask('owner', save(fresh(1), 0, { ...row, ...first }), VERSION, '1'),
        ask(
          'viewer',
          `(select ${one[0]} is distinct from '${one[1]}' from public.${table} where id = '${fresh(1)}')`,
          '',
          'true',
        ),
        held(SHARED, '2'),
      ],
    },
    {
      name: `a deleted row of ${table} stays deleted until somebody wants it back`,
      steps: [
        ask('editor', save(fresh(2), 0, row), VERSION, '1'),
        ask('editor', save(fresh(2), 1, null), VERSION, '2'),
        ask('editor', save(known[SHARED], 1, second), VERSION, '2'),
        ask(
          'editor',
          save(known[SHARED], 2, null),
          '::text',
          text([{ id: known[SHARED], row: null, table, version: 3 }]),
        ),
        // Deleting a row that is already deleted succeeds and keeps the row's version.
        ...[2, 1, 3, 0].map((version) => ask('owner', save(known[SHARED], version, null), VERSION, '3')),
        held(SHARED, '0'),
        refused('owner', save(known[SHARED], 2, first), stale(table, known[SHARED], null)),
        refused(
          'owner',
          save(known[SHARED], 0, row),
          `PT410 row_deleted ${text({ id: known[SHARED], table })}`,
        ),
        ...[1, 2].map(() => ask('owner', save(known[SHARED], 3, { ...row, ...first }), VERSION, '4')),
        refused('editor', save(known[SHARED], 3, other), stale(table, known[SHARED], 4)),
        ask('editor', save(known[SHARED], 0, row), VERSION, '4'),
        held(SHARED, '1'),
        // Version 0 means a new row. Another row that is still deleted can't be saved with this version.
        ask('editor', save(fresh(2), 0, row), '', '!PT410'),
        ask('editor', save(known[SHARED], 4, null), VERSION, '5'),
        ask('editor', save(fresh(1), 7, null), VERSION, '7'),
      ],
    },
    {
      name: `what another plan deleted of ${table} is its own`,
      steps: [
        { as: 'postgres', sql: `delete from public.${table} where id = '${known[FOREIGN]}'`, expect: '1' },
        ask('editor', save(known[FOREIGN], 2, row), '', '!PT409'),
        ask('editor', save(known[FOREIGN], 0, row), VERSION, '1'),
        ask('stranger', save(known[FOREIGN], 1, null, FOREIGN), VERSION, '2'),
        {
          as: 'editor',
          sql: `delete from public.${table} where id = '${fresh(1)}'`,
          expect: marked ? '!42501' : '0',
        },
      ],
    },
    {
      name: `${table} take what the caller may set, and nothing else`,
      steps: [
        ...['id', 'plan_id', 'version', 'created_at', 'updated_at', 'nothing'].flatMap((key) => [
          refused('editor', save(fresh(1), 0, { ...row, [key]: FOREIGN }), `22023 unknown field ${key}`),
          refused('editor', save(known[SHARED], 1, { [key]: null }), `22023 unknown field ${key}`),
        ]),
        held(SHARED, '1'),
      ],
    },
    {
      name: `of ${table} all is saved or nothing`,
      steps: [
        ask(
          'editor',
          saveRows([
            { table, id: fresh(1), version: 0, row },
            { table, id: known[SHARED], version: 9, row: first },
          ]),
          '',
          '!PT409',
        ),
        held(SHARED, '1'),
      ],
    },
    {
      name: `${table} go with their plan, and leave nothing`,
      steps: [
        ask('stranger', save(fresh(1), 0, row, FOREIGN), VERSION, '1'),
        ask('stranger', save(known[FOREIGN], 1, null, FOREIGN), VERSION, '2'),
        { as: 'postgres', sql: `delete from public.event_plans where id = '${FOREIGN}'`, expect: '1' },
        held(FOREIGN, '0'),
        { as: 'postgres', sql: 'select count(*) from private.deleted_rows', expect: '0' },
      ],
    },
    {
      name: `columns of ${table} that have a value of their own keep one`,
      steps: ['version', 'created_at', 'updated_at', 'plan_id'].map((name) => ({
        as: 'postgres' as Actor,
        sql: `alter table public.${table} disable trigger advance_row;
          update public.${table} set ${name} = null`,
        expect: '!23502',
      })),
    },
  ];
};

export const rows: Scenario[] = Object.entries(ROW_KINDS).flatMap(([table, kind]) => rulesOf(table, kind));
