import type { Actor } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, SHARED, TASKS } from './fixture';
import type { Scenario } from './probe';
import { ask } from './rules-of-rows';
import { json } from './sql';

const TASK = { task_name: 'Llamar', recommended_completion_date: '2027-01-31' };
const ORIGIN = {
  origin: 'W06',
  origin_name: 'Visitar',
  origin_date: '2027-01-31',
  origin_event: '2027-06-05',
};

const save = (changes: unknown, plan = SHARED) => `public.save_tasks('${plan}', ${json(changes)})`;
const one = (n: number, version: number, task: unknown, plan = SHARED) =>
  save([{ id: fresh(n), version, task }], plan);
const held = (plan = SHARED, where = 'deleted_at is null') =>
  `select count(*) from public.tasks where plan_id = '${plan}' and ${where}`;
/** New tasks in one call, numbered from `from`. */
const many = (count: number, from: number) =>
  save(Array.from({ length: count }, (_, i) => ({ id: fresh(from + i), version: 0, task: TASK })));

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

/** What a task may not be, each at the edge of what it may. */
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
        "-> 0 ->> 'version'",
        '1',
      ),
    ],
  },
  {
    name: 'what has no other value by itself',
    steps: ['task_category', 'priority_level', 'version', 'created_at', 'updated_at', 'plan_id'].map(
      (column) => ({
        as: 'postgres' as Actor,
        sql: `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
          select '${fresh(1)}', '${SHARED}', 'x', '2027-01-01';
          alter table public.tasks disable trigger advance_task;
          update public.tasks set ${column} = null`,
        expect: '!23502',
      }),
    ),
  },
  {
    name: 'tasks go with their plan',
    steps: [
      { as: 'postgres', sql: `delete from public.event_plans where id = '${FOREIGN}'`, expect: '1' },
      { as: 'postgres', sql: held(FOREIGN, 'true'), expect: '0' },
      {
        as: 'postgres',
        sql: `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
          select '${fresh(1)}', '${fresh(2)}', 'x', '2027-01-01'`,
        expect: '!23503',
      },
    ],
  },
];

export const tasks: Scenario[] = [
  {
    name: 'who may save tasks',
    steps: [
      ask('viewer', one(1, 0, TASK), '', '!PT403'),
      ask('viewer', save([{ id: TASKS[SHARED], version: 1, task: null }]), '', '!PT403'),
      ask('stranger', one(1, 0, TASK), '', '!PT404'),
      ask('removed', one(1, 0, TASK), '', '!PT404'),
      ask('anonymous', one(1, 0, TASK), '', '!42501'),
      ask('editor', one(1, 0, TASK, DELETED), '', '!PT404'),
      ask('editor', save([{ id: TASKS[FOREIGN], version: 1, task: TASK }]), '', '!PT404'),
      ask('editor', save([{ id: TASKS[FOREIGN], version: 0, task: TASK }]), '', '!PT404'),
      ask('editor', save([{ id: TASKS[DELETED], version: 1, task: null }]), '', '!PT404'),
      ask('editor', one(1, 1, TASK), '', '!PT404'),
      ask('editor', one(1, 0, TASK), "-> 0 ->> 'plan_id'", SHARED),
      ask('owner', one(2, 0, TASK), "-> 0 ->> 'priority_level'", '2'),
    ],
  },
  {
    name: 'a plain insert obeys the same policy',
    steps: (
      [
        ['editor', '1'],
        ['viewer', '!42501'],
        ['stranger', '!42501'],
      ] as const
    ).map(([as, expect]) => ({
      as,
      sql: `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
        values ('${fresh(3)}', '${SHARED}', 'x', '2027-01-01')`,
      expect,
    })),
  },
  {
    name: 'one of two who read the same version is refused, and a repeat is not',
    steps: [
      ask(
        'owner',
        save([{ id: TASKS[SHARED], version: 1, task: { assignee: 'Ana' } }]),
        "-> 0 ->> 'version'",
        '2',
      ),
      ask(
        'owner',
        save([{ id: TASKS[SHARED], version: 1, task: { assignee: 'Ana' } }]),
        "-> 0 ->> 'version'",
        '2',
      ),
      ask('editor', save([{ id: TASKS[SHARED], version: 1, task: { assignee: 'Eva' } }]), '', '!PT409'),
      ask('editor', save([{ id: TASKS[SHARED], version: 1, task: { completed: true } }]), '', '!PT409'),
      ask('editor', save([{ id: TASKS[SHARED], version: 1, task: { started: true } }]), '', '!PT409'),
      ask('editor', save([{ id: TASKS[SHARED], version: 1, task: null }]), '', '!PT409'),
      ask(
        'editor',
        save([{ id: TASKS[SHARED], version: 2, task: { notes: 'x' } }]),
        "-> 0 ->> 'assignee'",
        'Ana',
      ),
      {
        as: 'editor',
        sql: `update public.tasks set version = 1 where id = '${TASKS[SHARED]}'`,
        expect: '!PT409',
      },
    ],
  },
  {
    name: 'all or nothing',
    steps: [
      ask(
        'editor',
        save([
          { id: fresh(1), version: 0, task: TASK },
          { id: TASKS[SHARED], version: 9, task: { assignee: 'Eva' } },
        ]),
        '',
        '!PT409',
      ),
      { as: 'editor', sql: held(), expect: '1' },
    ],
  },
  {
    name: 'a task is removed, stays unwanted, and can be brought back with what it was',
    steps: [
      ask('editor', one(1, 0, { ...TASK, ...ORIGIN }), "-> 0 ->> 'origin'", 'W06'),
      ask('editor', one(1, 1, { completed: true, started: true }), "-> 0 ->> 'version'", '2'),
      ask('editor', one(1, 2, null), '::text', '[]'),
      ask('editor', one(1, 2, null), '::text', '[]'),
      { as: 'viewer', sql: held(), expect: '1' },
      ask('editor', one(1, 2, { notes: 'x' }), '', '!PT409'),
      ask('editor', one(2, 0, { ...TASK, ...ORIGIN }), '::text', '[]'),
      ask('owner', one(1, 0, { ...TASK, ...ORIGIN, completed: true }), "-> 0 ->> 'deleted_at'", 'null'),
      {
        as: 'owner',
        sql: `select completed_at = now() from public.tasks where id = '${fresh(1)}'`,
        expect: 'true',
      },
      ask('owner', one(1, 0, { ...TASK, ...ORIGIN, notes: 'otra' }), "-> 0 ->> 'notes'", 'null'),
    ],
  },
  {
    name: 'the checklist is made once, whoever makes it',
    steps: [
      ask('editor', one(1, 0, { ...TASK, ...ORIGIN }), "-> 0 ->> 'id'", fresh(1)),
      ask('owner', one(2, 0, { ...TASK, ...ORIGIN }), "-> 0 ->> 'id'", fresh(1)),
      { as: 'owner', sql: held(), expect: '2' },
      ask('owner', one(1, 1, { origin_date: '2027-02-01', origin: 'W07' }), "-> 0 ->> 'origin'", 'W06'),
      {
        as: 'editor',
        sql: `insert into public.tasks
          (id, plan_id, task_name, recommended_completion_date, origin, origin_name, origin_date, origin_event)
          values ('${fresh(3)}', '${SHARED}', 'x', '2027-01-01', 'W06', 'x', '2027-01-01', '2027-01-01')`,
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
        sql: `alter table public.tasks disable trigger advance_task;
          update public.tasks set started_at = '2002-01-01', completed_at = '2002-01-01', deleted_at = '2002-01-01',
            updated_at = '2002-01-01' where id = '${TASKS[SHARED]}';
          alter table public.tasks enable trigger advance_task`,
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
    name: 'a plan holds five hundred tasks',
    steps: [
      ask('editor', many(500, 100), '', '!PT402'),
      ask('editor', many(499, 100), '-> 498 ->> 0', 'null'),
      ask('owner', one(1, 0, TASK), '', '!PT402'),
      ask('owner', save([{ id: fresh(100), version: 1, task: null }]), '-> 0', 'null'),
      ask('owner', one(1, 0, TASK), "-> 0 ->> 'version'", '1'),
      ask('owner', save([{ id: fresh(100), version: 0, task: TASK }]), '', '!PT402'),
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
    ],
  },
  {
    name: 'two hundred removed tasks are kept a plan',
    steps: [
      ask('editor', many(260, 100), '-> 259 ->> 0', 'null'),
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
  {
    name: 'a malformed call is refused as such',
    steps: [
      ...[
        save([]),
        save({}),
        save(null),
        save(['x']),
        save([{ id: fresh(1), version: 0, task: 'x' }]),
        save([{ id: fresh(1), version: 0 }]),
        save([{ id: fresh(1), task: TASK }]),
        save([{ version: 0, task: TASK }]),
        save([{ id: fresh(1), version: 0, task: TASK, plan_id: FOREIGN }]),
        save([{ id: fresh(1), version: 0, task: { ...TASK, plan_id: FOREIGN } }]),
        save([{ id: fresh(1), version: 0, task: { ...TASK, completed_at: '2001-01-01' } }]),
        save(Array(2).fill({ id: fresh(1), version: 0, task: TASK })),
        save(Array.from({ length: 501 }, (_, i) => ({ id: fresh(i), version: 0, task: TASK }))),
      ].map((call) => ask('editor', call, '', '!22023')),
      ask('editor', save([{ id: 'x', version: 0, task: TASK }]), '', '!22P02'),
      { as: 'editor', sql: held(), expect: '1' },
    ],
  },
];
