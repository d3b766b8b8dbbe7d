import { type Actor, PEOPLE } from './actors';
import { change, create, fresh, saveRow } from './calls';
import { CHARTS, DELETED, FOREIGN, planRow, SHARED } from './fixture';
import type { Scenario } from './probe';

const tier = (person: keyof typeof PEOPLE, plan_tier: string) => ({
  as: 'service' as Actor,
  sql: `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE[person]}'`,
  expect: '1',
});

/** Returns an INSERT of `count` plans in one statement, as a client could send it. */
const bulk = (count: number) => {
  const { columns, select } = planRow({});
  return `insert into public.event_plans (id, ${columns})
    select gen_random_uuid(), f.* from generate_series(1, ${count}), (${select}) as f`;
};

const held = (person: keyof typeof PEOPLE) =>
  `select count(*) from public.event_plans where owner_id = '${PEOPLE[person]}' and deleted_at is null`;

/** Columns whose size is limited in bytes, each with an INSERT of about 1,500 bytes. */
const STORED = {
  seating_prints: {
    trigger: `(50000000, 'print', 'seats')`,
    row: (plan: typeof SHARED | typeof DELETED | typeof FOREIGN) =>
      `(id, plan_id, chart_id, number, papers, seats, printed_at)
       select gen_random_uuid(), '${plan}', '${CHARTS[plan]}', 9, '{door}', jsonb_agg(md5(i::text)), now()`,
  },
  import_batches: {
    trigger: `(50000000, 'import', 'log')`,
    row: (plan: string) =>
      `(id, plan_id, name, log) select gen_random_uuid(), '${plan}', 'Lista.csv', jsonb_agg(md5(i::text))`,
  },
};

/**
 * The catalogue contains the real limit. Here the limit is lowered to 4,000 bytes, so that a few rows reach
 * it.
 */
const storedBytes: Scenario[] = Object.entries(STORED).map(([table, { trigger, row }]) => {
  const add = (plan: typeof SHARED | typeof DELETED | typeof FOREIGN) =>
    `insert into public.${table} ${row(plan)} from generate_series(1, 40) as i`;
  return {
    name: `all plans of an owner together hold so many bytes in ${table}, deleted ones among them`,
    steps: [
      {
        as: 'postgres',
        sql: `create or replace trigger limit_stored_bytes after insert on public.${table}
          referencing new table as new_rows for each statement
          execute function private.limit_stored_bytes${trigger.replace('50000000', '4000')}`,
        expect: '0',
      },
      { as: 'postgres', sql: add(DELETED), expect: '1' },
      { as: 'editor', sql: add(SHARED), expect: '1' },
      { as: 'editor', sql: add(SHARED), expect: '!PT402' },
      { as: 'owner', sql: add(SHARED), expect: '!PT402' },
      { as: 'stranger', sql: add(FOREIGN), expect: '1' },
    ],
  };
});

const batches = 'public.import_batches';
const logOf = (rows: number) =>
  `update ${batches} set log = (select jsonb_agg(md5(i::text)) from generate_series(1, ${rows}) as i)
   where plan_id = '${SHARED}'`;

export const limits: Scenario[] = [
  ...storedBytes,
  {
    name: 'the log of an import grows to so many bytes, and is taken back beyond them too',
    steps: [
      {
        as: 'postgres',
        sql: `create or replace trigger limit_grown_bytes after update on ${batches}
          referencing old table as old_rows new table as new_rows for each statement
          execute function private.limit_stored_bytes(4000, 'import', 'log')`,
        expect: '0',
      },
      { as: 'editor', sql: logOf(150), expect: '!PT402' },
      { as: 'editor', sql: logOf(80), expect: '1' },
      {
        as: 'postgres',
        sql: `alter table ${batches} disable trigger limit_grown_bytes`,
        expect: '0',
      },
      {
        as: 'postgres',
        sql: logOf(200),
        expect: '1',
      },
      { as: 'postgres', sql: `alter table ${batches} enable trigger limit_grown_bytes`, expect: '0' },
      {
        as: 'editor',
        sql: `update ${batches} set undone_at = now() where plan_id = '${SHARED}'`,
        expect: '1',
      },
    ],
  },
  ...(['free', 'basic'] as const).map((plan_tier) => ({
    name: `${plan_tier} holds one plan`,
    steps: [
      tier('removed', plan_tier),
      { as: 'removed' as Actor, sql: `select ${create({ id: fresh(1) })} ->> 'version'`, expect: '1' },
      { as: 'removed' as Actor, sql: `select ${create({ id: fresh(2) })}`, expect: '!PT402' },
    ],
  })),
  {
    name: 'pro holds ten plans',
    steps: [
      tier('removed', 'pro'),
      { as: 'removed', sql: bulk(11), expect: '!PT402' },
      { as: 'removed', sql: bulk(10), expect: '10' },
      { as: 'removed', sql: `select ${create({ id: fresh(1) })}`, expect: '!PT402' },
    ],
  },
  {
    name: 'enterprise is unlimited',
    steps: [tier('removed', 'enterprise'), { as: 'removed', sql: bulk(21), expect: '21' }],
  },
  {
    name: 'a bulk insert is counted as a whole',
    steps: [
      { as: 'removed', sql: bulk(2), expect: '!PT402' },
      { as: 'postgres', sql: held('removed'), expect: '0' },
    ],
  },
  {
    name: 'an account without an entitlement is free',
    steps: [
      {
        as: 'postgres',
        sql: `delete from public.entitlements where user_id = '${PEOPLE.removed}'`,
        expect: '1',
      },
      { as: 'removed', sql: bulk(2), expect: '!PT402' },
      { as: 'removed', sql: bulk(1), expect: '1' },
    ],
  },
  {
    name: 'an archived plan counts',
    steps: [
      { as: 'owner', sql: `select ${change(SHARED, 1, { archived_at: 'now' })} ->> 'version'`, expect: '2' },
      { as: 'owner', sql: `select ${create({ id: fresh(1) })}`, expect: '!PT402' },
    ],
  },
  {
    name: 'a deleted plan makes room and comes back only while there is some',
    steps: [
      { as: 'owner', sql: `select ${change(DELETED, 1, { deleted_at: null })}`, expect: '!PT402' },
      {
        as: 'owner',
        sql: `update public.event_plans set deleted_at = null where id = '${DELETED}'`,
        expect: '!PT402',
      },
      {
        as: 'owner',
        sql: `select ${saveRow('event_plans', SHARED, 1, null)} #>> '{0,version}'`,
        expect: '2',
      },
      {
        as: 'owner',
        sql: `select (${change(DELETED, 1, { deleted_at: null })} -> 'deleted_at')::text`,
        expect: 'null',
      },
      { as: 'owner', sql: `select ${change(SHARED, 2, { deleted_at: null })}`, expect: '!PT402' },
    ],
  },
  {
    name: 'a plan that changes hands is counted where it arrives',
    steps: [
      {
        as: 'postgres',
        sql: `update public.event_plans set owner_id = '${PEOPLE.owner}' where id = '${FOREIGN}'`,
        expect: '!PT402',
      },
    ],
  },
  {
    name: 'a person who holds more than a lower tier allows keeps and edits it',
    steps: [
      tier('removed', 'pro'),
      { as: 'removed', sql: `select ${create({ id: fresh(1) })} ->> 'version'`, expect: '1' },
      { as: 'removed', sql: bulk(4), expect: '4' },
      tier('removed', 'free'),
      { as: 'removed', sql: `select ${change(fresh(1), 1, { name: 'Otra' })} ->> 'name'`, expect: 'Otra' },
      {
        as: 'removed',
        sql: `select ${saveRow('event_plans', fresh(1), 2, null, fresh(1))} #>> '{0,version}'`,
        expect: '3',
      },
      {
        as: 'removed',
        sql: `update public.event_plans set name = 'Una' where id = '${fresh(1)}'`,
        expect: '1',
      },
    ],
  },
  {
    name: 'ten deleted plans are kept a person',
    steps: [
      tier('removed', 'enterprise'),
      { as: 'removed', sql: bulk(12), expect: '12' },
      { as: 'removed', sql: 'update public.event_plans set deleted_at = now()', expect: '12' },
      { as: 'removed', sql: 'select count(*) from public.event_plans', expect: '10' },
      { as: 'owner', sql: 'select count(*) from public.event_plans', expect: '2' },
    ],
  },
  {
    name: 'each person has ten',
    steps: [
      tier('removed', 'enterprise'),
      { as: 'removed', sql: bulk(10), expect: '10' },
      { as: 'postgres', sql: `update public.event_plans set deleted_at = now()`, expect: '13' },
      { as: 'postgres', sql: 'select count(*) from public.event_plans', expect: '13' },
    ],
  },
];
