import { type Actor, PEOPLE, people } from './actors';
import { create, fresh, saveRow, saveRows } from './calls';
import { CONTRIBUTIONS, DELETED, FOREIGN, SHARED, TASKS } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const wants = (plan: string): Step =>
  does('postgres', `select set_config('realtime.topic', 'plan:${plan}', true)`, `plan:${plan}`);
const message = (extension: string): string =>
  `insert into realtime.messages (topic, extension) values ('plan:${SHARED}', '${extension}')`;
/** Checks how many of two messages (a broadcast and a presence message) the person can read. */
const hears = (as: Actor, expect: string): Step =>
  does(as, `select count(*) from realtime.messages where event is null`, expect);
const two = [does('postgres', message('broadcast')), does('postgres', message('presence'))];

/** Checks all notices of a plan, sorted by their text. */
const told = (expect: string, plan: string = SHARED): Step =>
  does(
    'postgres',
    `select coalesce(string_agg(payload::text, ' ' order by payload::text collate "C"), '') from realtime.messages where topic = 'plan:${plan}'`,
    expect,
  );
const rowsTold = (table: string, rows: string, by?: keyof typeof PEOPLE): string =>
  `{"by": ${by ? `"${PEOPLE[by]}"` : 'null'}, "rows": ${rows}, "table": "${table}"}`;
const TASK = TASKS[SHARED];
const row = {
  task_name: 'Probar el menú',
  recommended_completion_date: '2126-05-01',
  task_category: 'catering',
};
const addTasks = (number: number): string =>
  `select jsonb_array_length(${saveRows(
    Array.from({ length: number }, (_, i) => ({ table: 'tasks', id: fresh(8000 + i), version: 0, row })),
  )})`;
const session = (person: keyof typeof PEOPLE, n: number, when: string): Step =>
  does(
    'postgres',
    `insert into auth.sessions (id, user_id, created_at, refreshed_at)
     values ('${fresh(n)}', '${PEOPLE[person]}', now() - interval '30 days', ${when})`,
  );
const shared = (as: Actor, plan: string, expect: string): Step =>
  does(as, `select p.is_shared from public.event_plans p where p.id = '${plan}'`, expect);

export const live: Scenario[] = [
  {
    name: 'members listen to the channel of their plan, and nobody else does',
    steps: [
      ...two,
      wants(SHARED),
      ...people.map((who) => hears(who, who === 'stranger' || who === 'removed' ? '0' : '2')),
      hears('anonymous', '0'),
      // Only members of the other plan can read messages on that plan's channel.
      wants(FOREIGN),
      hears('owner', '0'),
      hears('stranger', '2'),
      does('postgres', `select set_config('realtime.topic', '', true)`, ''),
      hears('owner', '0'),
    ],
  },
  {
    name: 'of a deleted plan its owner alone hears',
    steps: [...two, wants(DELETED), hears('owner', '2'), hears('editor', '0')],
  },
  {
    name: 'who is taken out hears nothing any more',
    steps: [
      ...two,
      wants(SHARED),
      hears('editor', '2'),
      does(
        'postgres',
        `delete from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE.editor}'`,
      ),
      does('editor', `select count(*) from realtime.messages`, '0'),
    ],
  },
  {
    name: 'members say that they are there, and nothing else',
    steps: [
      wants(SHARED),
      ...(['owner', 'editor', 'viewer'] as const).map((who) => does(who, message('presence'))),
      ...(['stranger', 'removed', 'anonymous'] as const).map((who) =>
        does(who, message('presence'), '!42501'),
      ),
      ...(['owner', 'viewer'] as const).map((who) => does(who, message('broadcast'), '!42501')),
      wants(FOREIGN),
      does('owner', message('presence'), '!42501'),
    ],
  },
  {
    name: 'a change tells its table, its rows and their versions, and nothing of what stands in them',
    steps: [
      does('editor', `select jsonb_array_length(${saveRow('tasks', fresh(8000), 0, row)})`),
      told(rowsTold('tasks', `[["${fresh(8000)}", 1]]`, 'editor')),
      told('', FOREIGN),
    ],
  },
  {
    name: 'a row that is deleted is told with the version of its tombstone',
    steps: [
      does('postgres', `delete from public.contributions where id = '${CONTRIBUTIONS[SHARED]}'`),
      told(rowsTold('contributions', `[["${CONTRIBUTIONS[SHARED]}", 2]]`)),
    ],
  },
  {
    name: 'a row that is changed and then marked as deleted is told with each of its versions',
    steps: [
      does('editor', `select jsonb_array_length(${saveRow('tasks', TASK, 1, { task_name: 'Otra' })})`),
      does('editor', `select jsonb_array_length(${saveRow('tasks', TASK, 2, null)})`),
      told(
        `${rowsTold('tasks', `[["${TASK}", 2]]`, 'editor')} ${rowsTold('tasks', `[["${TASK}", 3]]`, 'editor')}`,
      ),
    ],
  },
  {
    name: 'a hundred rows are told one by one, more of them by their table alone',
    steps: [
      does('owner', addTasks(100), '100'),
      does(
        'postgres',
        `select jsonb_array_length(payload -> 'rows') from realtime.messages where topic = 'plan:${SHARED}'`,
        '100',
      ),
    ],
  },
  {
    name: 'more than a hundred rows are told by their table alone',
    steps: [does('owner', addTasks(101), '101'), told(rowsTold('tasks', 'null', 'owner'))],
  },
  {
    name: 'rows of several plans are told each to its own',
    steps: [
      does(
        'postgres',
        `update public.tasks set priority_level = 3 where plan_id in ('${SHARED}', '${FOREIGN}')`,
        '2',
      ),
      told(rowsTold('tasks', `[["${TASK}", 2]]`)),
      told(rowsTold('tasks', `[["${TASKS[FOREIGN]}", 2]]`), FOREIGN),
    ],
  },
  {
    name: 'a plan tells of itself when it is made and changed, with its members, and not when it goes',
    steps: [
      does('removed', `select ${create({ id: fresh(8000) })} ->> 'version'`, '1'),
      does('postgres', `update public.event_plans set name = 'Otro' where id = '${fresh(8000)}'`),
      told(
        [
          rowsTold('event_plans', `[["${fresh(8000)}", 1]]`, 'removed'),
          rowsTold('plan_members', 'null', 'removed'),
          rowsTold('event_plans', `[["${fresh(8000)}", 2]]`),
        ].join(' '),
        fresh(8000),
      ),
      does('postgres', 'delete from realtime.messages', '3'),
      does('postgres', `delete from public.event_plans where id = '${fresh(8000)}'`),
      told('', fresh(8000)),
    ],
  },
  {
    name: 'that somebody is taken out is told without whom',
    steps: [
      does(
        'postgres',
        `delete from public.plan_members where plan_id = '${SHARED}' and user_id = '${PEOPLE.viewer}'`,
      ),
      told(rowsTold('plan_members', 'null')),
    ],
  },
  {
    name: 'a project without the service stores changes as ever',
    steps: [
      does('postgres', 'drop function realtime.send(jsonb, text, text, boolean)', '0'),
      does('postgres', `update public.tasks set priority_level = 3 where id = '${TASK}'`),
      told(''),
    ],
  },
  {
    name: 'a plan is shared while it has other members',
    steps: [
      shared('owner', SHARED, 'true'),
      shared('viewer', SHARED, 'true'),
      shared('stranger', FOREIGN, 'false'),
      does(
        'postgres',
        `delete from public.plan_members where plan_id = '${SHARED}' and role <> 'owner'`,
        '2',
      ),
      shared('owner', SHARED, 'false'),
    ],
  },
  {
    name: 'a plan is shared while its reader has used another device within two hours',
    steps: [
      session('stranger', 8001, `now() - interval '121 minutes'`),
      session('owner', 8002, 'now()'),
      shared('stranger', FOREIGN, 'false'),
      session('stranger', 8003, `now() - interval '119 minutes'`),
      shared('stranger', FOREIGN, 'true'),
      does('postgres', `delete from auth.sessions where id = '${fresh(8003)}'`),
      does(
        'postgres',
        `update auth.sessions set refreshed_at = null, created_at = now() where id = '${fresh(8001)}'`,
      ),
      shared('stranger', FOREIGN, 'true'),
    ],
  },
];
