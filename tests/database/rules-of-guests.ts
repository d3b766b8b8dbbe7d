import { type Actor, PEOPLE } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { DELETED, FOREIGN, GUESTS, HOUSEHOLDS, SEATS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { ask, refused } from './rules-of-rows';
import { literal } from './sql';

const EVA = { name: 'Eva', last_name: 'Núñez' };
const NOW = 'set constraints all immediate';

const guest = (id: string, version: number, row: unknown) => saveRow('guests', id, version, row);
const tier = (plan_tier: string): Step => ({
  as: 'service',
  sql: `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE.owner}'`,
  expect: '1',
});
/** Inserts guests in one statement, each with a party of this size. */
const many = (
  rows: number,
  party: number,
  from = 1,
) => `insert into public.guests (id, plan_id, name, last_name, party_size)
  select ('c2000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${SHARED}', 'x', 'y', ${party}
  from generate_series(${from}, ${from + rows - 1}) as n`;
const rows = (table: string, count: number) => `insert into public.${table} (id, plan_id, name)
  select gen_random_uuid(), '${SHARED}', 'x' from generate_series(1, ${count})`;
const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });

const deletion = saveRows([
  { table: 'guests', id: GUESTS[SHARED], version: 1, row: null },
  { table: 'households', id: HOUSEHOLDS[SHARED], version: 1, row: null },
]);
const undoing = saveRows([
  { table: 'guests', id: GUESTS[SHARED], version: 2, row: { ...EVA, household_id: HOUSEHOLDS[SHARED] } },
  { table: 'households', id: HOUSEHOLDS[SHARED], version: 2, row: { name: 'García' } },
]);
/** Counts the seats, arrivals and links of the fixture's guest and household. */
const DEPENDENTS = `select concat_ws(' ',
  (select count(*) from public.seat_assignments where guest_id = '${GUESTS[SHARED]}'),
  (select count(*) from public.arrivals where guest_id = '${GUESTS[SHARED]}'),
  (select count(*) from public.household_links where household_id = '${HOUSEHOLDS[SHARED]}'))`;

export const guests: Scenario[] = [
  {
    name: 'a household of another plan takes no guest',
    steps: [
      ask('owner', guest(GUESTS[SHARED], 1, { household_id: HOUSEHOLDS[FOREIGN] }), "#>> '{0,version}'", '2'),
      did('owner', NOW, '!23503'),
    ],
  },
  {
    name: 'a household is removed with its guests or without any, not from under them',
    steps: [
      ask('owner', saveRow('households', HOUSEHOLDS[SHARED], 1, null), "#>> '{0,row}'", 'null'),
      did('owner', NOW, '!23503'),
    ],
  },
  {
    name: 'guests and their household go and come back in one call',
    steps: [
      ask(
        'owner',
        saveRows([
          { table: 'guests', id: GUESTS[SHARED], version: 1, row: null },
          { table: 'households', id: HOUSEHOLDS[SHARED], version: 1, row: null },
        ]),
        "#>> '{1,version}'",
        '2',
      ),
      did('owner', NOW, '0'),
      did('owner', 'set constraints all deferred', '0'),
      ask(
        'owner',
        saveRows([
          {
            table: 'guests',
            id: GUESTS[SHARED],
            version: 2,
            row: { ...EVA, household_id: HOUSEHOLDS[SHARED] },
          },
          { table: 'households', id: HOUSEHOLDS[SHARED], version: 2, row: { name: 'García' } },
        ]),
        "#>> '{0,version}'",
        '3',
      ),
      did('owner', NOW, '0'),
    ],
  },
  {
    name: 'a guest and household that come back bring seat, arrival and link along',
    steps: [
      ask('owner', deletion, "#>> '{1,version}'", '2'),
      did('owner', NOW, '0'),
      did('postgres', DEPENDENTS, '0 0 0'),
      did('owner', 'set constraints all deferred', '0'),
      ask('owner', undoing, "#>> '{0,version}'", '3'),
      did('owner', NOW, '0'),
      did('postgres', DEPENDENTS, '1 1 1'),
      // The kept values are restored only once. The restored seat's version follows the version of its
      // deletion.
      did('postgres', `select count(*) from private.kept_rows where plan_id = '${SHARED}'`, '0'),
      did('postgres', `select version from public.seat_assignments where id = '${SEATS[SHARED]}'`, '3'),
    ],
  },
  {
    name: 'a guest who comes back finds the seat taken, and the others stay where they sit',
    steps: [
      ask('owner', deletion, "#>> '{1,version}'", '2'),
      did('postgres', many(1, 1), '1'),
      did(
        'postgres',
        `insert into public.seat_assignments (id, plan_id, chart_id, table_id, guest_id, seat)
         select gen_random_uuid(), t.plan_id, t.chart_id, t.id, 'c2000000-0000-4000-8000-000000000001', 0
         from public.seating_tables t where t.plan_id = '${SHARED}'`,
        '1',
      ),
      ask('owner', undoing, "#>> '{0,version}'", '3'),
      did('owner', NOW, '0'),
      did('postgres', DEPENDENTS, '0 1 1'),
    ],
  },
  {
    name: 'what somebody took away from a guest who stays does not come back with them',
    steps: [
      did('owner', `delete from public.household_links where plan_id = '${SHARED}'`, '1'),
      did('owner', `delete from public.arrivals where plan_id = '${SHARED}'`, '1'),
      ask('owner', deletion, "#>> '{1,version}'", '2'),
      ask('owner', undoing, "#>> '{0,version}'", '3'),
      did('owner', NOW, '0'),
      did('postgres', DEPENDENTS, '1 0 0'),
    ],
  },
  {
    name: 'a plan that goes takes its guests and households along',
    steps: [
      did('postgres', `delete from public.event_plans where id = '${SHARED}'`, '1'),
      did('postgres', NOW, '0'),
      did('postgres', `select count(*) from public.guests where plan_id = '${SHARED}'`, '0'),
    ],
  },
  {
    name: 'a plan tells its guests and households as its fields, to its members alone',
    steps: [
      ...(['guests', 'households'] as const).flatMap((field) => [
        ...(['owner', 'editor', 'viewer'] as const).map((as) =>
          did(
            as,
            `select jsonb_array_length(p.${field}) from public.event_plans p where p.id = '${SHARED}'`,
            '1',
          ),
        ),
        did(
          'stranger',
          `select jsonb_array_length(public.${field}(p)) from jsonb_populate_record(null::public.event_plans, '{"id": "${SHARED}"}') as p`,
          '0',
        ),
        did(
          'editor',
          `select jsonb_array_length(public.${field}(p)) from jsonb_populate_record(null::public.event_plans, '{"id": "${DELETED}"}') as p`,
          '0',
        ),
        did(
          'anonymous',
          `select jsonb_array_length(public.${field}(p)) from jsonb_populate_record(null::public.event_plans, '{"id": "${SHARED}"}') as p`,
          '!42501',
        ),
      ]),
      did(
        'viewer',
        `select p.guests -> 0 ->> 'last_name' || (p.guests -> 0 ? 'plan_id') from public.event_plans p where p.id = '${SHARED}'`,
        'García Pérezfalse',
      ),
      did(
        'viewer',
        `select p.households -> 0 ->> 'name' || (p.households -> 0 ? 'plan_id') from public.event_plans p where p.id = '${SHARED}'`,
        'García Pérezfalse',
      ),
      did('owner', `delete from public.guests where plan_id = '${SHARED}'`, '1'),
      did('owner', `delete from public.households where plan_id = '${SHARED}'`, '1'),
      did(
        'owner',
        `select p.guests::text || p.households from public.event_plans p where p.id = '${SHARED}'`,
        '[][]',
      ),
    ],
  },
  {
    // The fixture's guest counts as two people.
    name: 'free holds twenty people, whoever writes them',
    steps: [
      did('editor', many(1, 19), '!PT402'),
      did('editor', many(10, 2), '!PT402'),
      did('editor', many(9, 2), '9'),
      refused('editor', guest(fresh(1), 0, EVA), 'PT402 guest_limit_reached {"limit": 20}'),
      ask('editor', guest(GUESTS[SHARED], 1, { party_size: 3 }), '', '!PT402'),
      ask('editor', guest(GUESTS[SHARED], 1, { party_size: 1 }), "#>> '{0,version}'", '2'),
      ask('editor', guest(GUESTS[SHARED], 2, { party_size: 2 }), "#>> '{0,version}'", '3'),
    ],
  },
  {
    name: 'an account without an entitlement holds twenty people',
    steps: [
      did('postgres', `delete from public.entitlements where user_id = '${PEOPLE.owner}'`, '1'),
      did('owner', many(1, 19), '!PT402'),
      did('owner', many(1, 18), '1'),
    ],
  },
  {
    name: 'a list from a better time is kept and edited and does not grow',
    steps: [
      tier('basic'),
      did('owner', many(2, 15), '2'),
      tier('free'),
      ask('owner', guest(GUESTS[SHARED], 1, { name: 'Ana' }), "#>> '{0,version}'", '2'),
      ask('owner', guest(GUESTS[SHARED], 2, { party_size: 1 }), "#>> '{0,version}'", '3'),
      ask('owner', guest(GUESTS[SHARED], 3, { party_size: 2 }), '', '!PT402'),
      ask('owner', guest(fresh(1), 0, EVA), '', '!PT402'),
    ],
  },
  ...['basic', 'pro', 'enterprise'].map((plan_tier) => ({
    name: `${plan_tier} holds ten thousand people in a plan`,
    steps: [
      tier(plan_tier),
      did('owner', many(500, 20), '!PT402'),
      did('owner', many(499, 20), '499'),
      did('owner', many(1, 18, 600), '1'),
      did('owner', many(1, 1, 700), '!PT402'),
    ],
  })),
  {
    name: 'each plan has a limit of its own',
    steps: [
      did('stranger', many(1, 18).replace(SHARED, FOREIGN), '1'),
      did('owner', many(1, 18, 2), '1'),
      did('stranger', `update public.guests set party_size = party_size + 1 where name = 'x'`, '!PT402'),
    ],
  },
  {
    name: 'so many households and parts',
    steps: [
      did('owner', rows('event_parts', 20), '!PT402'),
      did('owner', rows('event_parts', 19), '19'),
      refused(
        'owner',
        saveRow('event_parts', fresh(1), 0, { name: 'x' }),
        'PT402 part_limit_reached {"limit": 20}',
      ),
      did('owner', rows('households', 10_000), '!PT402'),
      did('owner', rows('households', 9_999), '9999'),
      refused(
        'owner',
        saveRow('households', fresh(1), 0, { name: 'x' }),
        'PT402 household_limit_reached {"limit": 10000}',
      ),
    ],
  },
  {
    name: 'lists of words and replies are what they are, empty too',
    steps: [
      did('postgres', `select private.are_words('{}', 0, 1)`, 'true'),
      did('postgres', `select private.are_words(array[${literal('á')}], 1, 1)`, 'true'),
      did('postgres', `select private.are_replies('{}')`, 'true'),
    ],
  },
];
