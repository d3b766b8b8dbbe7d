import { type Actor, PEOPLE } from './actors';
import { create, fresh, saveRow } from './calls';
import { SHARED } from './fixture';
import type { Scenario } from './probe';

export const creation: Scenario[] = [
  {
    name: 'a repeated creation answers with what stands',
    steps: [
      { as: 'removed', sql: `select ${create({ id: fresh(1), name: 'Uno' })} ->> 'name'`, expect: 'Uno' },
      {
        as: 'removed',
        sql: `select ${create({ id: fresh(1), name: 'Dos' }, [{ category: 'venue', locked: true }])} ->> 'name'`,
        expect: 'Uno',
      },
      {
        as: 'removed',
        sql: 'select count(*) || bool_or(locked)::text from public.plan_categories',
        expect: '9false',
      },
    ],
  },
  ...(
    [
      ['stranger', '!PT409'],
      ['removed', '!PT409'],
      // Members of the plan get the existing plan as the response, instead of a new plan.
      ['editor', PEOPLE.owner],
      ['viewer', PEOPLE.owner],
    ] as const
  ).map(([as, expect]) => ({
    name: `an id that is somebody else's makes no plan of ${as}'s`,
    steps: [{ as, sql: `select ${create({ id: SHARED, name: 'x' })} ->> 'owner_id'`, expect }],
  })),
  {
    name: 'a person’s id makes no plan, nor does one whose page’s name is held',
    steps: [
      { as: 'removed', sql: `select ${create({ id: PEOPLE.owner, name: 'x' })}`, expect: '!PT409' },
      { as: 'removed', sql: `select ${create({ id: PEOPLE.removed, name: 'x' })}`, expect: '!PT409' },
      {
        as: 'postgres',
        sql: `insert into private.page_addresses (name, held_for, opening, indexed, taken_down_at)
              values ('gone', '${fresh(1)}', 'off', false, now()), ('moved', '${SHARED}', 'off', false, now())`,
        expect: '2',
      },
      { as: 'removed', sql: `select ${create({ id: fresh(1), name: 'x' })}`, expect: '!PT409' },
      { as: 'removed', sql: `select ${create({ id: fresh(2), name: 'x' })} ->> 'name'`, expect: 'x' },
      // Repeating the creation of this plan succeeds, although an earlier name of its page is reserved.
      {
        as: 'owner',
        sql: `select ${create({ id: SHARED, name: 'x' })} ->> 'owner_id'`,
        expect: PEOPLE.owner,
      },
    ],
  },
  {
    name: 'visitors create nothing',
    steps: [{ as: 'anonymous', sql: `select ${create({ id: fresh(1) })}`, expect: '!42501' }],
  },
  {
    name: 'a plan begins with its owner, nine categories and what was chosen',
    steps: [
      {
        as: 'removed',
        sql: `select ${create({ id: fresh(1) }, [
          { category: 'music', selected: true, priority: 2, allocated_amount: 1234.56, locked: true },
        ])} ->> 'owner_id'`,
        expect: PEOPLE.removed,
      },
      {
        as: 'removed',
        sql: `select string_agg(role || ' ' || user_id, ',') from public.plan_members`,
        expect: `owner ${PEOPLE.removed}`,
      },
      {
        as: 'removed',
        sql: `select string_agg(concat_ws(' ', category, selected, priority, allocated_amount, locked), ', ' order by category)
          from public.plan_categories where plan_id = '${fresh(1)}' and category in ('music', 'attire')`,
        expect: 'music t 2 1234.56 t, attire f 0.00 f',
      },
      { as: 'removed', sql: 'select count(*) from public.plan_categories', expect: '9' },
    ],
  },
  {
    name: 'a malformed call is refused as such',
    steps: [
      ...[
        saveRow('event_plans', fresh(2), 0, {}, fresh(1)),
        create({ id: fresh(1), owner_id: PEOPLE.owner }),
        create({ id: fresh(1), deleted_at: 'now' }),
        create({ id: fresh(1) }, null),
        create({ id: fresh(1) }, {}),
        create({ id: fresh(1) }, ['venue']),
        create({ id: fresh(1) }, [{ selected: true }]),
        create({ id: fresh(1) }, [{ category: 'venue' }, { category: 'venue' }]),
        create({ id: fresh(1) }, [{ category: 'venue', plan_id: SHARED }]),
        create({ id: fresh(1) }, Array(10).fill({ category: 'venue' })),
      ].map((call) => ({ as: 'removed' as Actor, sql: `select ${call}`, expect: '!22023' })),
      ...[create({ id: 'x' }), create({ id: fresh(1) }, [{ category: 'beer' }])].map((call) => ({
        as: 'removed' as Actor,
        sql: `select ${call}`,
        expect: '!22P02',
      })),
      { as: 'removed', sql: 'select count(*) from public.event_plans', expect: '0' },
    ],
  },
];
