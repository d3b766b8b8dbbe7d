import type { Actor } from './actors';
import { fresh } from './calls';
import { FOREIGN, SHARED, TIMELINE } from './fixture';
import type { Scenario } from './probe';
import { ask, insertedByEditors, savedByEditors } from './rules-of-rows';
import { json } from './sql';

const ROW = {
  kind: 'schedule',
  title: 'Cóctel',
  starts_at: '2027-06-05T18:10:00Z',
  time_zone: 'Europe/Madrid',
  duration: 90,
  event_on: '2027-06-05',
};
const MILESTONE = {
  kind: 'milestone',
  title: 'Invitaciones',
  starts_on: '2027-03-20',
  event_on: '2027-06-05',
};
const ROW_ORIGIN = {
  origin: 'run-cocktail',
  origin_title: 'Cóctel',
  origin_at: '2027-06-05T18:10:00Z',
  origin_duration: 90,
};
const MILESTONE_ORIGIN = {
  origin: 'mile-W35',
  origin_title: 'Invitaciones',
  origin_on: '2027-03-20',
};

const save = (changes: unknown, plan = SHARED) => `public.save_timeline_items('${plan}', ${json(changes)})`;
const one = (id: string, version: number, item: unknown, plan = SHARED) =>
  save([{ id, version, item }], plan);
const held = (as: Actor, expect: string, plan = SHARED) => ({
  as,
  sql: `select count(*) from public.timeline_items where plan_id = '${plan}'`,
  expect,
});
const many = (count: number) =>
  save(Array.from({ length: count }, (_, i) => ({ id: fresh(100 + i), version: 0, item: ROW })));

/** Past the function: so many through it would take seconds for each weakened schema. */
const plainly = (
  count: number,
) => `insert into public.timeline_items (id, plan_id, kind, title, starts_on, event_on)
  select ('c0000000-0000-4000-8000-' || lpad((100 + n)::text, 12, '0'))::uuid, '${SHARED}', 'milestone', 'x',
    '2027-01-01', '2027-01-01'
  from generate_series(0, ${count - 1}) as n`;

const WRONG: [item: object, code: string][] = [
  ...[ROW, MILESTONE].flatMap((item): [object, string][] => [
    [{ ...item, title: '' }, '!23514'],
    [{ ...item, title: ' ' }, '!23514'],
    [{ ...item, title: 'a\nb' }, '!23514'],
    [{ ...item, title: 'x'.repeat(101) }, '!23514'],
    [{ ...item, title: null }, '!23502'],
    [{ ...item, kind: null }, '!23502'],
    [{ ...item, kind: 'party' }, '!22P02'],
    [{ ...item, responsible: '' }, '!23514'],
    [{ ...item, responsible: ' ' }, '!23514'],
    [{ ...item, responsible: 'x'.repeat(101) }, '!23514'],
    [{ ...item, place: '' }, '!23514'],
    [{ ...item, place: ' ' }, '!23514'],
    [{ ...item, place: 'a\u2066b' }, '!23514'],
    [{ ...item, place: 'x'.repeat(101) }, '!23514'],
    [{ ...item, notes: '' }, '!23514'],
    [{ ...item, notes: 'x'.repeat(2001) }, '!23514'],
    [{ ...item, notes: 'a\u0007b' }, '!23514'],
    [{ ...item, event_on: null }, '!23502'],
    [{ ...item, event_on: '1999-12-31' }, '!23514'],
    [{ ...item, event_on: '2200-01-01' }, '!23514'],
  ]),
  [{ ...ROW, starts_at: null }, '!23514'],
  [{ ...ROW, starts_at: '1999-12-31T23:59Z' }, '!23514'],
  [{ ...ROW, starts_at: '2201-01-01T00:00Z' }, '!23514'],
  [{ ...ROW, starts_at: '2027-06-05T18:10:01Z' }, '!23514'],
  [{ ...ROW, time_zone: null }, '!23514'],
  [{ ...ROW, time_zone: '' }, '!23514'],
  [{ ...ROW, time_zone: 'Europe/Madrid; drop' }, '!23514'],
  [{ ...ROW, time_zone: 'x'.repeat(65) }, '!23514'],
  [{ ...ROW, duration: null }, '!23514'],
  [{ ...ROW, duration: -1 }, '!23514'],
  [{ ...ROW, duration: 4321 }, '!23514'],
  [{ ...ROW, buffer: -1 }, '!23514'],
  [{ ...ROW, buffer: 481 }, '!23514'],
  [{ ...ROW, track: 'band' }, '!22P02'],
  [{ ...ROW, sun_event: 'sunset' }, '!23514'],
  [{ ...ROW, sun_offset: 0 }, '!23514'],
  [{ ...ROW, sun_event: 'sunset', sun_offset: 721 }, '!23514'],
  [{ ...ROW, sun_event: 'noon', sun_offset: 0 }, '!22P02'],
  [{ ...ROW, starts_on: '2027-06-05' }, '!23514'],
  [{ ...ROW, reminder_days_before: 1 }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin: '' }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin: 'a b' }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin: null }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_title: '' }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_title: 'a\nb' }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_title: null }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_at: null }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_at: '1999-12-31T00:00Z' }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_duration: 4321 }, '!23514'],
  [{ ...ROW, ...ROW_ORIGIN, origin_on: '2027-06-05' }, '!23514'],
  [{ ...MILESTONE, starts_on: null }, '!23514'],
  [{ ...MILESTONE, starts_on: '1999-12-31' }, '!23514'],
  [{ ...MILESTONE, starts_on: '2201-01-01' }, '!23514'],
  [{ ...MILESTONE, reminder_days_before: -1 }, '!23514'],
  [{ ...MILESTONE, reminder_days_before: 366 }, '!23514'],
  [{ ...MILESTONE, duration: 5 }, '!23514'],
  [{ ...MILESTONE, buffer: 5 }, '!23514'],
  [{ ...MILESTONE, track: 'team' }, '!23514'],
  [{ ...MILESTONE, locked: true }, '!23514'],
  [{ ...MILESTONE, sun_event: 'dusk', sun_offset: 0 }, '!23514'],
  [{ ...MILESTONE, ...MILESTONE_ORIGIN, origin_on: null }, '!23514'],
  [{ ...MILESTONE, ...MILESTONE_ORIGIN, origin_on: '1999-12-31' }, '!23514'],
  [{ ...MILESTONE, ...MILESTONE_ORIGIN, origin_duration: 5 }, '!23514'],
];

/** What lines of a timeline may not be, each at the edge of what they may. */
export const timelineFacts: Scenario[] = [
  ...WRONG.map(([item, expect]) => ({
    name: `a line of a timeline with ${JSON.stringify(item).slice(-60)}`,
    steps: [ask('editor', one(fresh(1), 0, item), '', expect)],
  })),
  {
    name: 'lines at the edge',
    steps: [
      ask(
        'editor',
        one(fresh(1), 0, {
          ...ROW,
          ...ROW_ORIGIN,
          title: 'é'.repeat(100),
          starts_at: '2200-12-31T23:59Z',
          time_zone: 'America/Argentina/Buenos_Aires',
          duration: 4320,
          buffer: 480,
          track: 'team',
          locked: true,
          sun_event: 'golden-hour',
          sun_offset: -720,
          responsible: 'é'.repeat(100),
          place: 'é'.repeat(100),
          notes: `a\n\tb${'é'.repeat(1996)}`,
          event_on: '2199-12-31',
        }),
        "-> 0 ->> 'version'",
        '1',
      ),
      ask(
        'editor',
        one(fresh(2), 0, {
          ...MILESTONE,
          ...MILESTONE_ORIGIN,
          starts_on: '2200-12-31',
          reminder_days_before: 365,
        }),
        "-> 0 ->> 'origin'",
        'mile-W35',
      ),
      ask('editor', one(fresh(3), 0, { ...ROW, duration: 0 }), "-> 0 ->> 'buffer'", '0'),
    ],
  },
  {
    name: 'what has no other value by itself',
    steps: ['buffer', 'track', 'locked', 'version', 'created_at', 'updated_at', 'plan_id'].map((column) => ({
      as: 'postgres' as Actor,
      sql: `alter table public.timeline_items disable trigger advance_timeline_item;
        update public.timeline_items set ${column} = null`,
      expect: '!23502',
    })),
  },
  {
    name: 'a reached milestone is no line of the run sheet',
    steps: [
      {
        as: 'postgres',
        sql: `update public.timeline_items set completed_at = now() where plan_id = '${SHARED}'`,
        expect: '!23514',
      },
    ],
  },
  {
    name: 'a timeline goes with its plan',
    steps: [
      { as: 'postgres', sql: `delete from public.event_plans where id = '${FOREIGN}'`, expect: '1' },
      held('postgres', '0', FOREIGN),
      {
        as: 'postgres',
        sql: `insert into public.timeline_items (id, plan_id, kind, title, starts_on, event_on)
          values ('${fresh(1)}', '${fresh(2)}', 'milestone', 'x', '2027-01-01', '2027-01-01')`,
        expect: '!23503',
      },
    ],
  },
];

export const timeline: Scenario[] = [
  {
    name: 'who may save a timeline',
    steps: [
      ...savedByEditors(one, TIMELINE, ROW),
      ask('owner', one(fresh(2), 0, MILESTONE), "-> 0 ->> 'track'", 'guests'),
      { as: 'postgres', sql: 'select count(*) from public.timeline_items', expect: '5' },
    ],
  },
  insertedByEditors(
    'timeline_items',
    'id, plan_id, kind, title, starts_on, event_on',
    (id) => `'${id}', '${SHARED}', 'milestone', 'x', '2027-01-01', '2027-01-01'`,
  ),
  {
    name: 'one of two who read the same line is refused, and a repeat is not',
    steps: [
      ...[1, 2].map(() =>
        ask('owner', one(TIMELINE[SHARED], 1, { duration: 40, locked: true }), "-> 0 ->> 'version'", '2'),
      ),
      ask('editor', one(TIMELINE[SHARED], 1, { duration: 41 }), '', '!PT409'),
      ask('editor', one(TIMELINE[SHARED], 1, { duration: 40, completed: true }), '', '!PT409'),
      ask('editor', one(TIMELINE[SHARED], 1, null), '', '!PT409'),
      ask('editor', one(TIMELINE[SHARED], 2, { place: 'Patio' }), "-> 0 ->> 'duration'", '40'),
      {
        as: 'editor',
        sql: `update public.timeline_items set version = 1 where id = '${TIMELINE[SHARED]}'`,
        expect: '!PT409',
      },
      ask('editor', one(TIMELINE[SHARED], 3, null), '::text', '[]'),
      ask('editor', one(TIMELINE[SHARED], 3, null), '::text', '[]'),
      ask('owner', one(TIMELINE[SHARED], 3, { place: 'Salón' }), '', '!PT409'),
      ask('owner', one(TIMELINE[SHARED], 0, ROW), "-> 0 ->> 'version'", '1'),
    ],
  },
  {
    name: 'a milestone is reached at the server’s moment, and reached no more',
    steps: [
      ask('editor', one(fresh(1), 0, MILESTONE), "-> 0 ->> 'completed_at'", 'null'),
      ask('editor', one(fresh(1), 1, { completed: true }), "-> 0 ->> 'version'", '2'),
      ask('editor', one(fresh(1), 1, { completed: true }), "-> 0 ->> 'version'", '2'),
      ask('owner', one(fresh(1), 1, { completed: false }), '', '!PT409'),
      {
        as: 'postgres',
        sql: `alter table public.timeline_items disable trigger complete_timeline_item;
          update public.timeline_items set completed_at = '2002-01-01', updated_at = '2002-01-01'
          where id = '${fresh(1)}';
          alter table public.timeline_items enable trigger complete_timeline_item`,
        expect: '0',
      },
      {
        as: 'editor',
        sql: `update public.timeline_items set completed_at = now() where id = '${fresh(1)}'`,
        expect: '1',
      },
      ask(
        'editor',
        one(fresh(1), 4, { title: 'Otra' }),
        "-> 0 ->> 'completed_at'",
        '2002-01-01T00:00:00+00:00',
      ),
      {
        as: 'editor',
        sql: `select updated_at = now() from public.timeline_items where id = '${fresh(1)}'`,
        expect: 'true',
      },
      ask('editor', one(fresh(1), 5, { completed: false }), "-> 0 ->> 'completed_at'", 'null'),
      ask('editor', one(fresh(1), 6, null), '::text', '[]'),
      ask('editor', one(fresh(1), 0, { ...MILESTONE, completed: true }), "-> 0 ->> 'version'", '2'),
      {
        as: 'editor',
        sql: `select completed_at = now() from public.timeline_items where id = '${fresh(1)}'`,
        expect: 'true',
      },
      ask('editor', one(fresh(1), 0, { ...MILESTONE, completed: true }), "-> 0 ->> 'version'", '2'),
    ],
  },
  {
    name: 'the moment of a milestone is the server’s',
    steps: [
      ask('editor', one(fresh(1), 0, MILESTONE), "-> 0 ->> 'version'", '1'),
      {
        as: 'editor',
        sql: `update public.timeline_items set completed_at = '2001-01-01' where id = '${fresh(1)}'`,
        expect: '1',
      },
      {
        as: 'editor',
        sql: `select completed_at = now() from public.timeline_items where id = '${fresh(1)}'`,
        expect: 'true',
      },
    ],
  },
  {
    name: 'the run sheet is made once, whoever makes it',
    steps: [
      ask('editor', one(fresh(1), 0, { ...ROW, ...ROW_ORIGIN }), "-> 0 ->> 'id'", fresh(1)),
      ask('owner', one(fresh(2), 0, { ...ROW, ...ROW_ORIGIN }), "-> 0 ->> 'id'", fresh(1)),
      held('owner', '2'),
      ask(
        'owner',
        one(fresh(1), 1, { ...ROW, ...ROW_ORIGIN, origin: 'run-x' }),
        "-> 0 ->> 'origin'",
        'run-cocktail',
      ),
      // Made by a request that came twice, whatever it says of where it came from.
      ask(
        'editor',
        one(fresh(1), 0, { ...ROW, ...ROW_ORIGIN, origin: 'run-x' }),
        "-> 0 ->> 'origin'",
        'run-cocktail',
      ),
      ask('owner', one(TIMELINE[SHARED], 1, { ...ROW, ...ROW_ORIGIN }), '-> 1', 'null'),
      {
        as: 'editor',
        sql: `insert into public.timeline_items
          (id, plan_id, kind, title, starts_on, event_on, origin, origin_title, origin_on)
          values ('${fresh(3)}', '${SHARED}', 'milestone', 'x', '2027-01-01', '2027-01-01', 'run-cocktail', 'x',
            '2027-01-01')`,
        expect: '!23505',
      },
      ask('owner', one(fresh(1), 2, null), '::text', '[]'),
      ask('owner', one(fresh(2), 0, { ...ROW, ...ROW_ORIGIN }), "-> 0 ->> 'id'", fresh(2)),
    ],
  },
  {
    name: 'a shifted day is all shifted or not at all',
    steps: [
      ask(
        'editor',
        save([
          { id: fresh(1), version: 0, item: ROW },
          { id: TIMELINE[SHARED], version: 9, item: { starts_at: '2027-06-05T17:05Z' } },
        ]),
        '',
        '!PT409',
      ),
      held('editor', '1'),
      ask('editor', many(60), "-> 59 ->> 'version'", '1'),
      ask(
        'editor',
        save(
          Array.from({ length: 60 }, (_, i) => ({
            id: fresh(100 + i),
            version: 1,
            item: { starts_at: '2027-06-05T18:25:00Z' },
          })),
        ),
        "-> 59 ->> 'version'",
        '2',
      ),
    ],
  },
  {
    name: 'a timeline holds five hundred lines',
    steps: [
      { as: 'editor', sql: plainly(500), expect: '!PT402' },
      { as: 'editor', sql: plainly(499), expect: '499' },
      ask('owner', one(fresh(1), 0, ROW), '', '!PT402'),
      ask('owner', one(fresh(100), 1, null), '::text', '[]'),
      ask('owner', one(fresh(1), 0, ROW), "-> 0 ->> 'version'", '1'),
      {
        as: 'editor',
        sql: `insert into public.timeline_items (id, plan_id, kind, title, starts_on, event_on)
          values ('${fresh(2)}', '${SHARED}', 'milestone', 'x', '2027-01-01', '2027-01-01')`,
        expect: '!PT402',
      },
    ],
  },
  {
    name: 'a malformed call is refused as such',
    steps: [
      ...[
        save([]),
        save({}),
        save(null),
        one(fresh(1), 0, 'x'),
        save([{ id: fresh(1), version: 0 }]),
        save([{ id: fresh(1), item: ROW }]),
        one(fresh(1), 0, { ...ROW, plan_id: FOREIGN }),
        one(fresh(1), 0, { ...ROW, completed_at: '2001-01-01' }),
        save(Array(2).fill({ id: fresh(1), version: 0, item: ROW })),
      ].map((call) => ask('editor', call, '', '!22023')),
      ask('editor', one('x', 0, ROW), '', '!22P02'),
      held('editor', '1'),
    ],
  },
];
