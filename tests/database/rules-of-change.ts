import type { Actor } from './actors';
import { change } from './calls';
import { DELETED, FOREIGN, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask } from './rules-of-rows';

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
      {
        as: 'owner',
        sql: `select public.update_event_plan('${SHARED}', null, '{}')`,
        expect: '!22023',
      },
    ],
  },
  {
    name: 'a repeat of a change that was made succeeds without changing anything',
    steps: [
      ...[1, 2].map(() =>
        ask(
          'owner',
          change(SHARED, 1, { name: 'Uno', archived: true }, [{ category: 'venue', priority: 1 }]),
          "->> 'version'",
          '2',
        ),
      ),
      ask('owner', change(SHARED, 1, { name: 'Uno', archived: false }), '', '!PT409'),
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
      ask('editor', change(DELETED, 1, { deleted: false }), '', '!PT404'),
      ask('editor', change(SHARED, 1, { deleted: true }), '', '!42501'),
      ask('owner', change(SHARED, 1, { deleted: true }), "->> 'version'", '2'),
      { as: 'editor', sql: 'select count(*) from public.event_plans', expect: '0' },
      { as: 'viewer', sql: 'select count(*) from public.plan_categories', expect: '0' },
      { as: 'owner', sql: `select count(*) from public.plan_categories`, expect: '18' },
    ],
  },
  {
    name: 'a malformed change is refused as such',
    steps: [
      ask('owner', change(SHARED, 1, { owner_id: SHARED }), '', '!22023'),
      ask('owner', change(SHARED, 1, { version: 7 }), '', '!22023'),
      ask('owner', change(SHARED, 1, []), '', '!22023'),
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
      ask('owner', change(SHARED, 1, { deleted: true }), "->> 'version'", '2'),
      { as: 'service', sql: 'select private.purge_deleted_plans()', expect: '1' },
      { as: 'owner', sql: 'select string_agg(id::text, $$,$$) from public.event_plans', expect: SHARED },
      { as: 'owner', sql: 'select count(*) from public.plan_categories', expect: '9' },
    ],
  },
];
