import type { Actor } from './actors';
import { fresh, saveRow } from './calls';
import { DELETED, FOREIGN, SHARED, TASKS } from './fixture';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';

const TASK = { task_name: 'Llamar', recommended_completion_date: '2027-01-31' };
const ORIGIN = {
  origin: 'W06',
  origin_name: 'Visitar',
  origin_date: '2027-01-31',
  origin_event: '2027-06-05',
};

const one = (n: number, version: number, row: unknown) => saveRow('tasks', fresh(n), version, row);
const held = (plan: string = SHARED, where = 'deleted_at is null') =>
  `select count(*) from public.tasks where plan_id = '${plan}' and ${where}`;
/** Inserts rows directly. With `save_rows` this would take seconds for each mutant of the schema. */
const many = (
  count: number,
) => `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
  select ('c0000000-0000-4000-8000-' || lpad((99 + n)::text, 12, '0'))::uuid, '${SHARED}', 'Llamar', '2027-01-31'
  from generate_series(1, ${count}) as n`;

/** Response for a checklist task that was removed. */
const GONE = `[{"id": "${fresh(1)}", "row": null, "table": "tasks", "version": 3}]`;

const REFUSED: [field: string, value: unknown, code: string][] = [
  ['task_name', '', '!23514'],
  ['task_name', '   ', '!23514'],
  ['task_name', 'x'.repeat(101), '!23514'],
  ['task_name', 'a\nb', '!23514'],
  ['task_name', null, '!23502'],
  ['description', '', '!23514'],
  ['description', 'x'.repeat(501), '!23514'],
  ['description', 'a\u0007b', '!23514'],
  ['recommended_completion_date', null, '!23502'],
  ['recommended_completion_date', '1999-12-31', '!23514'],
  ['recommended_completion_date', '2201-01-01', '!23514'],
  ['task_category', 'beer', '!22P02'],
  ['priority_level', 0, '!23514'],
  ['priority_level', 4, '!23514'],
  ['assignee', '', '!23514'],
  ['assignee', ' ', '!23514'],
  ['assignee', 'x'.repeat(101), '!23514'],
  ['assignee', 'a\u2066b', '!23514'],
  ['notes', '', '!23514'],
  ['notes', 'x'.repeat(2001), '!23514'],
  ['notes', 'a\u0007b', '!23514'],
  ['origin', 'a b', '!23514'],
  ['origin', '', '!23514'],
  ['origin_name', '', '!23514'],
  ['origin_name', 'a\nb', '!23514'],
  ['origin_name', null, '!23514'],
  ['origin_date', '1999-12-31', '!23514'],
  ['origin_event', '2200-01-01', '!23514'],
];

export const taskFacts: Scenario[] = [
  ...REFUSED.map(([field, value, expect]) => ({
    name: `a task with ${field} ${JSON.stringify(value)?.slice(0, 30)}`,
    steps: [ask('editor', one(1, 0, { ...TASK, ...ORIGIN, [field]: value }), '', expect)],
  })),
  {
    name: 'a task at the edge',
    steps: [
      ask(
        'editor',
        one(1, 0, {
          ...ORIGIN,
          task_name: 'é'.repeat(100),
          description: 'é'.repeat(500),
          recommended_completion_date: '2200-12-31',
          priority_level: 1,
          task_category: 'photo-and-video',
          assignee: 'é'.repeat(100),
          notes: `a\n\tb${'é'.repeat(1996)}`,
        }),
        "#>> '{0,version}'",
        '1',
      ),
    ],
  },
  {
    name: 'what has no other value by itself',
    steps: ['task_category', 'priority_level'].map((column) => ({
      as: 'postgres' as Actor,
      sql: `update public.tasks set ${column} = null`,
      expect: '!23502',
    })),
  },
  {
    name: 'a task belongs to a plan',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
          select '${fresh(1)}', '${fresh(2)}', 'x', '2027-01-01'`,
        expect: '!23503',
      },
    ],
  },
];

const column = (name: string) => `#>> '{0,row,${name}}'`;
const VERSION = "#>> '{0,version}'";
const ID = "#>> '{0,id}'";

export const tasks: Scenario[] = [
  {
    name: 'a task is deleted, stays unwanted, and comes back with what it was',
    steps: [
      ask('editor', one(1, 0, { ...TASK, ...ORIGIN, completed_at: 'now' }), column('origin'), 'W06'),
      ask('editor', one(1, 1, { started_at: 'now', notes: 'x' }), VERSION, '2'),
      ask('editor', one(1, 2, null), "#>> '{0,row}'", 'null'),
      { as: 'viewer', sql: held(), expect: '1' },
      // A new checklist doesn't bring the removed task back.
      ask('editor', one(2, 0, { ...TASK, ...ORIGIN }), '::text', GONE),
      ask('owner', one(1, 3, {}), column('notes'), 'x'),
      ask('owner', one(1, 3, { deleted_at: null }), VERSION, '4'),
      {
        as: 'owner',
        sql: `select num_nulls(started_at, completed_at, deleted_at) from public.tasks where id = '${fresh(1)}'`,
        expect: '1',
      },
      ask('owner', one(1, 4, { deleted_at: 'now' }), VERSION, '5'),
      ask('owner', one(1, 5, { deleted_at: 'now', notes: 'y' }), VERSION, '6'),
      { as: 'viewer', sql: held(), expect: '1' },
    ],
  },
  {
    name: 'the checklist is made once, whoever makes it',
    steps: [
      {
        as: 'postgres',
        sql: `insert into public.tasks
          (id, plan_id, task_name, recommended_completion_date, origin, origin_name, origin_date, origin_event)
          values ('${fresh(5)}', '${DELETED}', 'x', '2027-01-01', 'W07', 'x', '2027-01-01', '2027-01-01')`,
        expect: '1',
      },
      ask('editor', one(1, 0, { ...TASK, ...ORIGIN, deleted_at: null }), ID, fresh(1)),
      ask('owner', one(2, 0, { ...TASK, ...ORIGIN }), ID, fresh(1)),
      ask('owner', one(2, 0, { ...TASK, ...ORIGIN }), column('origin'), 'W06'),
      { as: 'owner', sql: held(), expect: '2' },
      ask(
        'owner',
        one(1, 1, { origin_date: '2027-02-01', origin: 'W06' }),
        column('origin_date'),
        '2027-02-01',
      ),
      ask('owner', one(1, 2, { origin: 'W07' }), '', '!22023'),
      ask('owner', saveRow('tasks', TASKS[FOREIGN], 0, { ...TASK, ...ORIGIN, origin: 'W07' }), '', '!PT409'),
      ask('stranger', saveRow('tasks', fresh(3), 0, { ...TASK, ...ORIGIN }, FOREIGN), ID, fresh(3)),
      {
        as: 'editor',
        sql: `insert into public.tasks
          (id, plan_id, task_name, recommended_completion_date, origin, origin_name, origin_date, origin_event)
          values ('${fresh(4)}', '${SHARED}', 'x', '2027-01-01', 'W06', 'x', '2027-01-01', '2027-01-01')`,
        expect: '!23505',
      },
    ],
  },
  {
    name: 'the moments of a task are the server’s',
    steps: [
      {
        as: 'editor',
        sql: `update public.tasks set started_at = '2001-01-01', completed_at = '2001-01-01', deleted_at = '2001-01-01'
          where id = '${TASKS[SHARED]}'`,
        expect: '1',
      },
      {
        as: 'editor',
        sql: `select started_at = now() and completed_at = now() and deleted_at = now() and updated_at = now()
          from public.tasks where id = '${TASKS[SHARED]}'`,
        expect: 'true',
      },
      {
        as: 'postgres',
        sql: `alter table public.tasks disable trigger advance_row;
          update public.tasks set started_at = '2002-01-01', completed_at = '2002-01-01', deleted_at = '2002-01-01',
            updated_at = '2002-01-01' where id = '${TASKS[SHARED]}';
          alter table public.tasks enable trigger advance_row`,
        expect: '0',
      },
      {
        as: 'editor',
        sql: `update public.tasks set started_at = now(), completed_at = now(), deleted_at = now()
          where id = '${TASKS[SHARED]}'`,
        expect: '1',
      },
      {
        as: 'editor',
        sql: `select concat_ws(' ', extract(year from started_at), extract(year from completed_at),
            extract(year from deleted_at), updated_at = now())
          from public.tasks where id = '${TASKS[SHARED]}'`,
        expect: '2002 2002 2002 t',
      },
    ],
  },
  {
    name: 'a task is begun and done at the server’s moment, and no more',
    steps: [
      ask(
        'editor',
        one(1, 0, { ...TASK, started_at: true, completed_at: '2001-01-01T00:00:00Z' }),
        VERSION,
        '1',
      ),
      {
        as: 'editor',
        sql: `select started_at = now() and completed_at = now() from public.tasks where id = '${fresh(1)}'`,
        expect: 'true',
      },
      ask('editor', one(1, 1, { completed_at: null }), VERSION, '2'),
      ask('editor', one(1, 1, { completed_at: null, started_at: 'now' }), VERSION, '2'),
      ask('editor', one(1, 1, { completed_at: 'now' }), '', '!PT409'),
      ask('editor', one(1, 2, { notes: 'x' }), "#>> '{0,row,completed_at}'", 'null'),
      ask('editor', one(1, 3, { deleted_at: null, notes: 'y' }), VERSION, '4'),
      {
        as: 'editor',
        sql: `insert into public.tasks (id, plan_id, task_name, recommended_completion_date, completed_at)
          values ('${fresh(2)}', '${SHARED}', 'x', '2027-01-01', '2001-01-01')`,
        expect: '1',
      },
      {
        as: 'editor',
        sql: `select completed_at = now() from public.tasks where id = '${fresh(2)}'`,
        expect: 'true',
      },
    ],
  },
  {
    name: 'a plan holds five hundred tasks',
    steps: [
      { as: 'editor', sql: many(500), expect: '!PT402' },
      { as: 'editor', sql: many(499), expect: '499' },
      refused('owner', one(1, 0, TASK), 'PT402 task_limit_reached {"limit": 500}'),
      ask('owner', one(100, 1, null), VERSION, '2'),
      ask('owner', one(1, 0, TASK), VERSION, '1'),
      ask('owner', one(100, 2, {}), '', '!PT402'),
      {
        as: 'editor',
        sql: `update public.tasks set deleted_at = null where id = '${fresh(100)}'`,
        expect: '!PT402',
      },
      {
        as: 'editor',
        sql: `update public.tasks set notes = 'x' where plan_id = '${SHARED}' and deleted_at is null`,
        expect: '500',
      },
      ask('stranger', saveRow('tasks', fresh(2), 0, TASK, FOREIGN), VERSION, '1'),
    ],
  },
  {
    name: 'two hundred removed tasks are kept a plan',
    steps: [
      { as: 'editor', sql: many(260), expect: '260' },
      {
        as: 'postgres',
        sql: `update public.tasks set deleted_at = now() where task_name = 'Llamar' or plan_id = '${FOREIGN}'`,
        expect: '261',
      },
      { as: 'owner', sql: held(SHARED, 'deleted_at is not null'), expect: '200' },
      { as: 'stranger', sql: held(FOREIGN, 'deleted_at is not null'), expect: '1' },
      { as: 'owner', sql: held(), expect: '1' },
    ],
  },
];
