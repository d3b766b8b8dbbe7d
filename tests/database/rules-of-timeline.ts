import type { Actor } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { FOREIGN, SHARED } from './fixture';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';

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

const one = (id: string, version: number, row: unknown) => saveRow('timeline_items', id, version, row);
const VERSION = "#>> '{0,version}'";
const held = (as: Actor, expect: string) => ({
  as,
  sql: `select count(*) from public.timeline_items where plan_id = '${SHARED}'`,
  expect,
});
/** Inserts rows directly. With `save_rows` this would take seconds for each mutant of the schema. */
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
        VERSION,
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
        "#>> '{0,row,origin}'",
        'mile-W35',
      ),
      ask('editor', one(fresh(3), 0, { ...ROW, duration: 0 }), "#>> '{0,row,buffer}'", '0'),
    ],
  },
  {
    name: 'what has no other value by itself',
    steps: ['buffer', 'track', 'locked'].map((column) => ({
      as: 'postgres' as Actor,
      sql: `update public.timeline_items set ${column} = null`,
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
    name: 'a line belongs to a plan',
    steps: [
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
    name: 'a milestone is reached at the server’s moment, and reached no more',
    steps: [
      ask('editor', one(fresh(1), 0, MILESTONE), "#>> '{0,row,completed_at}'", 'null'),
      ...[1, 2].map(() => ask('editor', one(fresh(1), 1, { completed_at: 'now' }), VERSION, '2')),
      ask('owner', one(fresh(1), 1, { completed_at: null }), '', '!PT409'),
      {
        as: 'postgres',
        sql: `alter table public.timeline_items disable trigger advance_row;
          update public.timeline_items set completed_at = '2002-01-01', updated_at = '2002-01-01'
          where id = '${fresh(1)}';
          alter table public.timeline_items enable trigger advance_row`,
        expect: '0',
      },
      {
        as: 'editor',
        sql: `update public.timeline_items set completed_at = now() where id = '${fresh(1)}'`,
        expect: '1',
      },
      ask(
        'editor',
        one(fresh(1), 3, { title: 'Otra', completed_at: '2030-01-01T00:00:00Z' }),
        "#>> '{0,row,completed_at}'",
        '2002-01-01T00:00:00+00:00',
      ),
      ask('editor', one(fresh(1), 4, { completed_at: null }), "#>> '{0,row,completed_at}'", 'null'),
      ask('editor', one(fresh(1), 5, null), VERSION, '6'),
      // A milestone that is restored as reached gets the current time.
      ask('editor', one(fresh(1), 6, { ...MILESTONE, completed_at: '2002-01-01' }), VERSION, '7'),
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
      ask('editor', one(fresh(1), 0, { ...ROW, ...ROW_ORIGIN }), "#>> '{0,id}'", fresh(1)),
      ask('owner', one(fresh(2), 0, { ...ROW, ...ROW_ORIGIN }), "#>> '{0,id}'", fresh(1)),
      held('owner', '2'),
      // Of the values that come from a template, only the day and hour can be changed. A request can contain
      // the other values if they are unchanged.
      ask('owner', one(fresh(1), 1, { ...ROW, ...ROW_ORIGIN }), VERSION, '1'),
      refused('owner', one(fresh(1), 1, { ...ROW_ORIGIN, origin: 'run-x' }), '22023 unknown field origin'),
      ask('owner', one(fresh(1), 1, { origin_at: '2027-06-05T19:00:00Z' }), VERSION, '2'),
      ask(
        'stranger',
        saveRow('timeline_items', fresh(3), 0, { ...ROW, ...ROW_ORIGIN }, FOREIGN),
        "#>> '{0,id}'",
        fresh(3),
      ),
      {
        as: 'editor',
        sql: `insert into public.timeline_items
          (id, plan_id, kind, title, starts_on, event_on, origin, origin_title, origin_on)
          values ('${fresh(4)}', '${SHARED}', 'milestone', 'x', '2027-01-01', '2027-01-01', 'run-cocktail', 'x',
            '2027-01-01')`,
        expect: '!23505',
      },
      ask('owner', one(fresh(1), 2, null), VERSION, '3'),
      ask('owner', one(fresh(2), 0, { ...ROW, ...ROW_ORIGIN }), "#>> '{0,id}'", fresh(2)),
    ],
  },
  {
    name: 'a shifted day is all shifted or not at all',
    steps: [
      { as: 'editor', sql: plainly(60), expect: '60' },
      ask(
        'editor',
        saveRows(
          Array.from({ length: 60 }, (_, i) => ({
            table: 'timeline_items',
            id: fresh(100 + i),
            version: i === 59 ? 2 : 1,
            row: { starts_on: '2027-01-08' },
          })),
        ),
        '',
        '!PT409',
      ),
      ask(
        'editor',
        saveRows(
          Array.from({ length: 60 }, (_, i) => ({
            table: 'timeline_items',
            id: fresh(100 + i),
            version: 1,
            row: { starts_on: '2027-01-08' },
          })),
        ),
        "#>> '{59,version}'",
        '2',
      ),
    ],
  },
  {
    name: 'a timeline holds five hundred lines',
    steps: [
      { as: 'editor', sql: plainly(500), expect: '!PT402' },
      { as: 'editor', sql: plainly(499), expect: '499' },
      refused('owner', one(fresh(1), 0, ROW), 'PT402 timeline_limit_reached {"limit": 500}'),
      ask('owner', one(fresh(100), 1, null), VERSION, '2'),
      ask('owner', one(fresh(1), 0, ROW), VERSION, '1'),
      { as: 'editor', sql: plainly(1), expect: '!PT402' },
    ],
  },
];
