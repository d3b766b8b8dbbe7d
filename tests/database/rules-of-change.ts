import { type Actor, PEOPLE } from './actors';
import { change, create, fresh, saveRow } from './calls';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';

const GONE = `[{"id": "${SHARED}", "row": null, "table": "event_plans", "version": 2}]`;

export const changes: Scenario[] = [
  {
    name: 'only the version that was read may be changed',
    steps: [
      ask('editor', change(SHARED, 1, { name: 'Uno' }), "->> 'version'", '2'),
      ask('owner', change(SHARED, 1, { name: 'Dos' }), '', '!PT409'),
      ask('owner', change(SHARED, 1, {}, [{ category: 'venue', locked: true }]), '', '!PT409'),
      ask('owner', change(SHARED, 3, { name: 'Dos' }), '', '!PT409'),
      ask('owner', change(SHARED, 2, { name: 'Dos' }), "->> 'version'", '3'),
      {
        as: 'owner',
        sql: `update public.event_plans set name = 'Tres', version = 2 where id = '${SHARED}'`,
        expect: '!PT409',
      },
    ],
  },
  {
    name: 'a repeat of a change that was made succeeds without changing anything',
    steps: [
      ...[1, 2].map(() =>
        ask(
          'owner',
          change(SHARED, 1, { name: 'Uno', archived_at: 'now' }, [{ category: 'venue', priority: 1 }]),
          "->> 'version'",
          '2',
        ),
      ),
      ask('owner', change(SHARED, 1, { name: 'Uno', archived_at: null }), '', '!PT409'),
      { as: 'owner', sql: 'select count(*) from public.plan_categories where priority = 1', expect: '1' },
      ask('owner', change(SHARED, 1, { name: 'Uno' }, [{ category: 'venue', priority: 2 }]), '', '!PT409'),
    ],
  },
  {
    name: 'facts and categories change together, and what is not named stays',
    steps: [
      ask(
        'editor',
        change(SHARED, 1, { guest_count: 90, duration: null }, [
          { category: 'drinks', selected: true, priority: 1, allocated_amount: 30000.5 },
        ]),
        "->> 'guest_count'",
        '90',
      ),
      ask(
        'editor',
        change(SHARED, 2, {}, [{ category: 'drinks', locked: true }]),
        "->> 'name'",
        'Boda de Íñigo y Zoë',
      ),
      {
        as: 'viewer',
        sql: `select concat_ws(' ', c.selected, c.priority, c.allocated_amount, c.locked, p.guest_count,
            p.duration is null, p.city)
          from public.plan_categories c join public.event_plans p on p.id = c.plan_id where category = 'drinks'`,
        expect: "t 1 30000.50 t 90 t L'Hospitalet de Llobregat",
      },
      ask(
        'editor',
        change(SHARED, 3, { guest_count: 80 }, [{ category: 'venue', priority: 10 }]),
        '',
        '!23514',
      ),
      { as: 'viewer', sql: 'select guest_count from public.event_plans', expect: '90' },
    ],
  },
  {
    name: 'who may change, delete and restore',
    steps: [
      ask('viewer', change(SHARED, 1, { name: 'X' }), '', '!PT403'),
      ask('stranger', change(SHARED, 1, { name: 'X' }), '', '!PT404'),
      ask('removed', change(SHARED, 1, { name: 'X' }), '', '!PT404'),
      ask('anonymous', change(SHARED, 1, { name: 'X' }), '', '!42501'),
      ask('owner', change(FOREIGN, 1, { name: 'X' }), '', '!PT404'),
      ask('editor', change(DELETED, 1, { deleted_at: null }), '', '!PT404'),
      ask('editor', change(SHARED, 1, { deleted_at: 'now' }), '', '!42501'),
      ask('editor', saveRow('event_plans', SHARED, 1, null), '', '!42501'),
      ask('owner', saveRow('event_plans', SHARED, 1, { deleted_at: 'now' }), '::text', GONE),
      ask('owner', saveRow('event_plans', SHARED, 1, null), '::text', GONE),
      ask('owner', change(SHARED, 1, { name: 'X' }), '', '!PT409'),
      ask('owner', saveRow('event_plans', SHARED, 0, { name: 'X' }), '', '!PT410'),
      { as: 'editor', sql: 'select count(*) from public.event_plans', expect: '0' },
      { as: 'viewer', sql: 'select count(*) from public.plan_categories', expect: '0' },
      { as: 'owner', sql: `select count(*) from public.plan_categories`, expect: '18' },
    ],
  },
  {
    name: 'a plan that was deleted comes back at the version of its deletion',
    steps: [
      ask('owner', saveRow('event_plans', SHARED, 1, null), "#>> '{0,version}'", '2'),
      ask('owner', change(SHARED, 2, { deleted_at: null }), "->> 'version'", '3'),
      ask('editor', change(SHARED, 3, { archived_at: 'now' }), "->> 'version'", '4'),
      ask('editor', change(SHARED, 4, { archived_at: 'now' }), "->> 'version'", '4'),
    ],
  },
  {
    name: 'a plan answers with its categories, and with what the caller is in it',
    steps: (
      [
        ['owner', 'owner'],
        ['editor', 'editor'],
      ] as const
    ).map(([as, role]) =>
      ask(
        as,
        `(select concat_ws(' ', jsonb_array_length(p -> 'plan_categories'), p -> 'plan_categories' -> 0 ->> 'category', p ->> 'plan_members')
          from (select ${change(SHARED, 1, {})} as p) as _)`,
        '',
        `9 venue [{"role": "${role}", "user_id": "${PEOPLE[as]}"}]`,
      ),
    ),
  },
  {
    name: 'nobody plans an event that has passed, and one that passes may still be changed',
    steps: [
      ask('removed', create({ id: fresh(1), event_date: 'yesterday' }), "->> 'version'", '1'),
      refused(
        'editor',
        change(SHARED, 1, { event_date: '2020-01-01' }),
        '23514 new row for relation "event_plans" violates check constraint "event_plans_event_date_ahead"',
      ),
      ask(
        'editor',
        `(select ${change(SHARED, 1, { event_type: 'birthday', couple_type: null })} ->> 'event_type')`,
        '',
        'birthday',
      ),
      refused(
        'stranger',
        create({ id: fresh(2), event_date: '2020-01-01' }),
        '23514 new row for relation "event_plans" violates check constraint "event_plans_event_date_ahead"',
      ),
      ...(
        [
          [1, '1'],
          [2, '!23514'],
        ] as const
      ).map(([days, expect]) => ({
        as: 'editor' as Actor,
        sql: `update public.event_plans set event_date = current_date - ${days} where id = '${SHARED}'`,
        expect,
      })),
      {
        as: 'postgres',
        sql: `update public.event_plans set event_date = '2020-01-01' where id = '${SHARED}'`,
        expect: '1',
      },
      ask('editor', change(SHARED, 4, { name: 'Uno', event_date: '2020-01-01' }), "->> 'name'", 'Uno'),
    ],
  },
  {
    name: 'a malformed change is refused as such',
    steps: [
      ask('owner', change(SHARED, 1, { owner_id: SHARED }), '', '!22023'),
      ask('owner', change(SHARED, 1, { version: 7 }), '', '!22023'),
      ask('owner', change(SHARED, 1, {}, [{ category: 'venue', plan_id: DELETED }]), '', '!22023'),
    ],
  },
  {
    name: 'the moments of a plan are the server’s',
    steps: [
      {
        as: 'owner',
        sql: `update public.event_plans set archived_at = '2001-01-01', deleted_at = '2001-01-01' where id = '${SHARED}'`,
        expect: '1',
      },
      {
        as: 'owner',
        sql: `select archived_at = now() and deleted_at = now() and updated_at = now()
          from public.event_plans where id = '${SHARED}'`,
        expect: 'true',
      },
      {
        as: 'owner',
        sql: `update public.event_plans set deleted_at = now() where id = '${DELETED}'`,
        expect: '1',
      },
      {
        as: 'owner',
        sql: `select extract(year from deleted_at) from public.event_plans where id = '${DELETED}'`,
        expect: '2025',
      },
      ...['profiles', 'entitlements'].flatMap((table) => [
        { as: 'service' as Actor, sql: `update public.${table} set updated_at = '2001-01-01'`, expect: '5' },
        {
          as: 'service' as Actor,
          sql: `select bool_and(updated_at = now()) from public.${table}`,
          expect: 'true',
        },
      ]),
    ],
  },
  {
    name: 'what was deleted long ago is purged, by the service alone',
    steps: [
      { as: 'owner', sql: 'select private.purge_deleted_plans()', expect: '!42501' },
      { as: 'service', sql: `select private.purge_deleted_plans('-1 day')`, expect: '!22023' },
      { as: 'service', sql: `select private.purge_deleted_plans('100 years')`, expect: '0' },
      ask('owner', saveRow('event_plans', SHARED, 1, null), "#>> '{0,version}'", '2'),
      { as: 'service', sql: 'select private.purge_deleted_plans()', expect: '1' },
      { as: 'owner', sql: 'select string_agg(id::text, $$,$$) from public.event_plans', expect: SHARED },
      { as: 'owner', sql: 'select count(*) from public.plan_categories', expect: '9' },
    ],
  },
];
