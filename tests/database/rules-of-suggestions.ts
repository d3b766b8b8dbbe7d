import { TABLES } from './access';
import { type Actor, PEOPLE } from './actors';
import { fresh, saveRow, saveRows } from './calls';
import { DELETED, FOREIGN, GUESTS, SHARED, SUGGESTIONS, TASKS } from './fixture';
import type { Scenario, Step } from './probe';
import { ROW_KINDS } from './row-kinds';
import { ask, refused } from './rules-of-rows';
import { json } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const VERSION = "#>> '{0,version}'";

/** Makes the viewer a suggester. */
const suggester: Step = does(
  'owner',
  `update public.plan_members set role = 'suggester' where plan_id = '${SHARED}' and user_id = '${PEOPLE.viewer}'`,
);
const line = (change: object = {}) => ({
  table: 'tasks',
  id: TASKS[SHARED],
  version: 1,
  row: { task_name: 'Otra' },
  before: { task_name: 'Visitar la finca' },
  ...change,
});
const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => line({ id: fresh(1000 + n), version: 0, before: null }));
const suggestion = (changes: unknown = [line()], row: object = {}) => ({
  changes,
  states: Array.isArray(changes) ? changes.map(() => 'open') : ['open'],
  ...row,
});
const save = (id: string, version: number, row: unknown, plan: string = SHARED) =>
  saveRow('suggestions', id, version, row, plan);
/** Inserts a suggestion without `save_rows`, as the service does. */
const insert = (id: string, changes: unknown = [line()], author: string = PEOPLE.viewer, plan = SHARED) =>
  `insert into public.suggestions (id, plan_id, author, changes, states)
   select '${id}', '${plan}', '${author}', c, array_fill('open'::text, array[jsonb_array_length(c)])
   from (select ${json(changes)}::jsonb) as s (c)`;
/** Adds this many open suggestions to the plan. */
const many = (count: number, first = 100) =>
  `insert into public.suggestions (id, plan_id, changes, states)
   select ('c0000000-0000-4000-8000-' || lpad((${first} + n)::text, 12, '0'))::uuid, '${SHARED}',
     ${json([line()])}::jsonb, '{open}' from generate_series(1, ${count}) as n`;
const held = (as: Actor, expect: string) =>
  does(as, `select count(*) from public.suggestions where plan_id = '${SHARED}'`, expect);
const answered = (as: Actor, state: string, expect: string, id: string = SUGGESTIONS[SHARED]) =>
  does(as, `update public.suggestions set states = '{${state}}' where id = '${id}'`, expect);
const moved = (as: Actor, expect: string, id: string = SUGGESTIONS[SHARED]) =>
  does(
    as,
    `select coalesce(public.moved(jsonb_populate_record(null::public.suggestions, '{"id": "${id}"}'))::text, 'nobody')`,
    expect,
  );
const news = (as: Actor, expect: string, plan: string = SHARED) =>
  does(
    as,
    `select coalesce(public.news(jsonb_populate_record(null::public.event_plans, '{"id": "${plan}"}'))::text, 'none')`,
    expect,
  );
const CHANGED_BY_EDITOR = `{"${TASKS[SHARED]}": "${PEOPLE.editor}"}`;
const expired = (id: string) =>
  does('postgres', `update public.suggestions set expires_at = now() where id = '${id}'`);

const REFUSED: [what: string, changes: unknown, states?: unknown, code?: string][] = [
  ['no list', {}],
  ['no line', []],
  ['51 lines', lines(51)],
  ['a line that is none', [1]],
  ['a line without a table', [{ ...line(), table: undefined }]],
  ['a line without a row’s id', [{ ...line(), id: undefined }]],
  ['an id that is none', [line({ id: 7 })]],
  ['an id of another form', [line({ id: 'x' })], ['open'], '!22P02'],
  ['a version that is none', [line({ version: '1' })]],
  ['no version', [{ ...line(), version: undefined }]],
  ['no row', [{ ...line(), row: undefined }]],
  ['a row that is none', [line({ row: 'x' })]],
  ['no columns before', [{ ...line(), before: undefined }]],
  ['columns before that are none', [line({ before: [] })]],
  ['something else in a line', [line({ author: 'x' })]],
  ['one row twice', [line(), line()]],
  ['fewer answers than lines', lines(2), ['open']],
  ['more answers than lines', lines(1), ['open', 'open']],
  ['a line answered already', lines(1), ['accepted'], '!42501'],
  ['another answer', lines(1), ['x'], '!42501'],
  ['100,001 characters', [line({ row: { task_name: 'x'.repeat(100_000) } })]],
  ...['suggestions', 'event_plans', 'vendors', 'attachments', 'seating_wishes', 'plan_members', 'x'].map(
    (table): [string, unknown, unknown, string] => [
      `a row of ${table}`,
      [line({ table })],
      ['open'],
      '!22023',
    ],
  ),
];

export const suggestionRules: Scenario[] = [
  {
    name: 'a suggester reads what a viewer reads, of every table, and changes no more',
    steps: [
      suggester,
      ...Object.entries(TABLES).flatMap(([table, { seen, changed, deleted, update }]) => [
        ...(seen
          ? [does('viewer', `select count(*) from public.${table}`, `${seen.viewer}`)]
          : [does('viewer', `select count(*) from public.${table}`, '!42501')]),
        ...(changed && update[0]
          ? [does('viewer', `update public.${table} set ${update[0]} = ${update[0]}`, `${changed.viewer}`)]
          : []),
        ...(deleted && table !== 'plan_members'
          ? [does('viewer', `delete from public.${table}`, `${deleted.viewer}`)]
          : []),
      ]),
    ],
  },
  {
    name: 'a suggester saves no row of any kind',
    steps: [
      suggester,
      ...Object.entries(ROW_KINDS).flatMap(([table, { row, known }]) => [
        ask('viewer', saveRow(table, fresh(1), 0, row), '', '!PT403'),
        ask('viewer', saveRow(table, known[SHARED], 1, null), '', '!PT403'),
      ]),
      // A suggester can't save another row in the same call as a suggestion.
      ask(
        'viewer',
        saveRows([
          { table: 'suggestions', id: fresh(1), version: 0, row: suggestion() },
          { table: 'tasks', id: TASKS[SHARED], version: 1, row: { task_name: 'Otra' } },
        ]),
        '',
        '!PT403',
      ),
      held('owner', '1'),
    ],
  },
  {
    name: 'suggesters, editors and owners suggest, in their own name; nobody else does',
    steps: [
      ask('viewer', save(fresh(1), 0, suggestion()), '', '!PT403'),
      does('viewer', insert(fresh(1)), '!42501'),
      suggester,
      ask('viewer', save(fresh(1), 0, suggestion()), VERSION, '1'),
      // Sends the request again, as after a lost response.
      ask('viewer', save(fresh(1), 0, suggestion()), VERSION, '1'),
      ask('editor', save(fresh(2), 0, suggestion()), VERSION, '1'),
      ask('owner', save(fresh(3), 0, suggestion()), VERSION, '1'),
      does(
        'postgres',
        `select string_agg(u.email, ' ' order by s.id) from public.suggestions s join auth.users u on u.id = s.author
         where s.plan_id = '${SHARED}' and s.id in ('${fresh(1)}', '${fresh(2)}', '${fresh(3)}')`,
        'viewer@example.org editor@example.org owner@example.org',
      ),
      ...(['stranger', 'removed'] as const).map((as) =>
        ask(as, save(fresh(4), 0, suggestion()), '', '!PT404'),
      ),
      ask('anonymous', save(fresh(4), 0, suggestion()), '', '!42501'),
      ask('viewer', save(fresh(4), 0, suggestion([line()], { author: PEOPLE.owner })), '', '!22023'),
      ask('viewer', save(fresh(4), 0, suggestion([line()], { expires_at: '2199-01-01' })), '', '!22023'),
      ask('viewer', save(fresh(4), 0, suggestion(), FOREIGN), '', '!PT404'),
      ask('owner', save(fresh(4), 0, suggestion(), DELETED), VERSION, '1'),
      ask('viewer', save(fresh(5), 0, suggestion(), DELETED), '', '!PT404'),
      ask(
        'viewer',
        `public.save_rows(null, ${json([{ table: 'suggestions', id: fresh(5), version: 0, row: suggestion() }])})`,
        '',
        '!PT404',
      ),
    ],
  },
  {
    name: 'a plain insert obeys the same policy, and is in nobody else’s name',
    steps: [
      suggester,
      does(
        'viewer',
        `insert into public.suggestions (id, plan_id, changes, states)
         values ('${fresh(1)}', '${SHARED}', ${json([line()])}, '{open}')`,
      ),
      does(
        'viewer',
        `insert into public.suggestions (id, plan_id, changes, states)
         values ('${fresh(2)}', '${FOREIGN}', ${json([line()])}, '{open}')`,
        '!42501',
      ),
      does(
        'viewer',
        `insert into public.suggestions (id, plan_id, changes, states)
         values ('${fresh(2)}', '${SHARED}', ${json([line()])}, '{accepted}')`,
        '!42501',
      ),
      does('viewer', insert(fresh(2), [line()], PEOPLE.owner), '!42501'),
    ],
  },
  {
    name: 'editors see every suggestion, others their own, and nobody one that has expired',
    steps: [
      suggester,
      does('postgres', insert(fresh(1), [line()], PEOPLE.editor)),
      held('owner', '2'),
      held('editor', '2'),
      held('viewer', '1'),
      held('stranger', '0'),
      held('removed', '0'),
      does('postgres', insert(fresh(2), [line()], PEOPLE.removed)),
      held('removed', '0'),
      expired(SUGGESTIONS[SHARED]),
      held('viewer', '0'),
      held('owner', '2'),
      ask('editor', save(SUGGESTIONS[SHARED], 1, { states: ['accepted'] }), '', '!PT409'),
      does(
        'postgres',
        `select bool_and(expires_at = created_at + interval '30 days') from public.suggestions where id = '${fresh(1)}'`,
        'true',
      ),
    ],
  },
  {
    name: 'owners and editors answer, line by line, and take an answer back',
    steps: [
      suggester,
      does('postgres', insert(fresh(1), lines(3))),
      answered('viewer', 'accepted', '0'),
      answered('stranger', 'accepted', '0'),
      answered('removed', 'accepted', '0'),
      ask('viewer', save(SUGGESTIONS[SHARED], 1, { states: ['accepted'] }), '', '!PT409'),
      ask('editor', save(fresh(1), 1, { states: ['accepted', 'declined', 'open'] }), VERSION, '2'),
      refused(
        'owner',
        save(fresh(1), 1, { states: ['open', 'declined', 'declined'] }),
        `PT409 stale_version {"id": "${fresh(1)}", "table": "suggestions", "version": 2}`,
      ),
      ask('owner', save(fresh(1), 2, { states: ['open', 'open', 'open'] }), VERSION, '3'),
      ask('owner', save(fresh(1), 3, { states: ['x', 'open', 'open'] }), '', '!23514'),
      ask('owner', save(fresh(1), 3, { states: ['open'] }), '', '!23514'),
      ask('owner', save(fresh(1), 3, { reason: 'x' }), '', '!22023'),
      ask('owner', save(fresh(1), 3, { changes: lines(3).toReversed() }), '', '!22023'),
    ],
  },
  {
    name: 'an answer and the row that it changes are saved together or not at all',
    steps: [
      ask(
        'editor',
        saveRows([
          { table: 'tasks', id: TASKS[SHARED], version: 1, row: { task_name: 'Otra' } },
          { table: 'suggestions', id: SUGGESTIONS[SHARED], version: 1, row: { states: ['accepted'] } },
        ]),
        "#>> '{0,row,task_name}'",
        'Otra',
      ),
      answered('owner', 'open', '1'),
      ask(
        'editor',
        saveRows([
          { table: 'tasks', id: TASKS[SHARED], version: 1, row: { task_name: 'x' } },
          { table: 'suggestions', id: SUGGESTIONS[SHARED], version: 3, row: { states: ['accepted'] } },
        ]),
        '',
        '!PT409',
      ),
      does('owner', `select states[1] from public.suggestions where id = '${SUGGESTIONS[SHARED]}'`, 'open'),
    ],
  },
  {
    name: 'whoever suggests takes it back, and brings it back; nobody else does',
    steps: [
      ask('editor', save(SUGGESTIONS[SHARED], 1, null), VERSION, '1'),
      held('owner', '1'),
      does('owner', `delete from public.suggestions where id = '${SUGGESTIONS[SHARED]}'`, '0'),
      suggester,
      ask('viewer', save(SUGGESTIONS[SHARED], 1, null), VERSION, '2'),
      held('owner', '0'),
      does('postgres', `select count(*) from private.suggested_rows where plan_id = '${SHARED}'`, '0'),
      ask('viewer', save(SUGGESTIONS[SHARED], 2, suggestion()), VERSION, '3'),
      held('owner', '1'),
      does(
        'owner',
        `delete from public.plan_members where user_id = '${PEOPLE.viewer}' and plan_id = '${SHARED}'`,
      ),
      does('viewer', `delete from public.suggestions`, '0'),
      held('viewer', '0'),
    ],
  },
  ...REFUSED.map(([what, changes, states, expect = '!23514']) => ({
    name: `a suggestion with ${what}`,
    steps: [
      suggester,
      ask('viewer', save(fresh(1), 0, suggestion(changes, states ? { states } : {})), '', expect),
    ],
  })),
  ...(
    [
      ['', '!23514'],
      [' \n ', '!23514'],
      ['x'.repeat(501), '!23514'],
      ['a\u0007', '!23514'],
      ['é\n'.repeat(250), '1'],
      [null, '1'],
    ] as [string | null, string][]
  ).map(([reason, expect]) => ({
    name: `a suggestion for ${JSON.stringify(reason).slice(0, 20)}`,
    steps: [suggester, ask('viewer', save(fresh(1), 0, suggestion([line()], { reason })), VERSION, expect)],
  })),
  {
    name: 'a suggestion at the edge',
    steps: [
      suggester,
      ask('viewer', save(fresh(1), 0, suggestion(lines(50))), VERSION, '1'),
      // Rows of two tables can have the same id, so both can be in one suggestion.
      ask(
        'viewer',
        save(fresh(2), 0, suggestion([line(), line({ table: 'guests', row: null, before: {} })])),
        VERSION,
        '1',
      ),
    ],
  },
  {
    name: 'a plan has two hundred suggestions that wait; answered and expired ones take no place',
    steps: [
      suggester,
      does('viewer', many(200), '!PT402'),
      does('viewer', many(199), '199'),
      refused('viewer', save(fresh(1), 0, suggestion()), 'PT402 suggestion_limit_reached {"limit": 200}'),
      answered('editor', 'declined', '1'),
      ask('viewer', save(fresh(1), 0, suggestion()), VERSION, '1'),
      ask('viewer', save(fresh(2), 0, suggestion()), '', '!PT402'),
      expired(fresh(101)),
      expired(SUGGESTIONS[FOREIGN]),
      ask('viewer', save(fresh(2), 0, suggestion()), VERSION, '1'),
      // Expired suggestions of this plan are deleted, but not those of another plan.
      does('postgres', `select count(*) from public.suggestions where id = '${fresh(101)}'`, '0'),
      does('postgres', `select count(*) from public.suggestions where plan_id = '${FOREIGN}'`),
      does('postgres', `select count(*) from public.suggestions where plan_id = '${SHARED}'`, '201'),
    ],
  },
  {
    name: 'who decides is told who has changed or deleted a row since, nobody else is',
    steps: [
      moved('owner', 'nobody'),
      does('postgres', insert(fresh(1), [line({ table: 'guests', id: GUESTS[SHARED] })])),
      ask('editor', saveRow('tasks', TASKS[SHARED], 1, { task_name: 'Otra' }), VERSION, '2'),
      moved('owner', CHANGED_BY_EDITOR),
      moved('editor', CHANGED_BY_EDITOR),
      moved('owner', 'nobody', fresh(1)),
      ...(['viewer', 'stranger', 'removed'] as const).map((as) => moved(as, 'nobody')),
      does('anonymous', `select public.moved(null)`, '!42501'),
      ask('owner', saveRow('guests', GUESTS[SHARED], 1, null), VERSION, '2'),
      moved('owner', `{"${GUESTS[SHARED]}": "${PEOPLE.owner}"}`, fresh(1)),
    ],
  },
  {
    name: 'a suggestion that names a row of another plan hears nothing of it',
    steps: [
      suggester,
      ask('viewer', save(fresh(1), 0, suggestion([line({ id: TASKS[FOREIGN] })])), VERSION, '1'),
      ask(
        'viewer',
        save(fresh(2), 0, suggestion([line({ table: 'guests', id: GUESTS[FOREIGN] })])),
        VERSION,
        '1',
      ),
      // An id alone isn't unique: this guest has the id of a task.
      ask(
        'viewer',
        save(fresh(3), 0, suggestion([line({ table: 'guests', id: TASKS[SHARED] })])),
        VERSION,
        '1',
      ),
      ask('viewer', save(fresh(4), 0, suggestion([line({ id: GUESTS[SHARED] })])), VERSION, '1'),
      does('stranger', `update public.tasks set task_name = 'x' where id = '${TASKS[FOREIGN]}'`),
      does('stranger', `delete from public.guests where id = '${GUESTS[FOREIGN]}'`),
      does('editor', `update public.tasks set task_name = 'x' where id = '${TASKS[SHARED]}'`),
      moved('owner', 'nobody', fresh(1)),
      moved('owner', 'nobody', fresh(2)),
      moved('owner', 'nobody', fresh(3)),
      does('editor', `delete from public.tasks`, '!42501'),
      ask('editor', saveRow('guests', GUESTS[SHARED], 1, null), VERSION, '2'),
      moved('owner', 'nobody', fresh(3)),
      moved('owner', 'nobody', fresh(4)),
    ],
  },
  {
    name: 'a plan’s people are told what is new of it, each what is theirs to know',
    steps: [
      news('viewer', 'none'),
      news('stranger', 'none'),
      news('removed', 'none'),
      news('stranger', '{"suggestions": 1}', FOREIGN),
      does(
        'postgres',
        `update public.plan_members set joined_at = now() - interval '73 hours' where plan_id = '${SHARED}'`,
        '3',
      ),
      news('owner', '{"suggestions": 1}'),
      news('editor', '{"suggestions": 1}'),
      // Suggestions are news for the author, too, because a template can create them.
      does('postgres', insert(fresh(1), [line()], PEOPLE.editor)),
      news('owner', '{"suggestions": 2}'),
      news('viewer', 'none'),
      news('editor', '{"suggestions": 2}'),
      answered('owner', 'accepted', '1'),
      expired(fresh(1)),
      news('owner', 'none'),
      does(
        'postgres',
        `update public.plan_members set joined_at = now() - interval '71 hours'
         where plan_id = '${SHARED}' and role <> 'viewer'`,
        '2',
      ),
      news('owner', '{"joined": ["editor"]}'),
      news('editor', 'none'),
      does(
        'owner',
        `update public.plan_members set offered = true where user_id = '${PEOPLE.viewer}' and plan_id = '${SHARED}'`,
      ),
      news('viewer', '{"offered": true}'),
      news('editor', 'none'),
      news('owner', 'none', DELETED),
      does('anonymous', `select public.news(null)`, '!42501'),
      // The response to saving a plan contains the plan's news.
      ask(
        'owner',
        saveRow('event_plans', SHARED, 1, { guest_count: 100 }, SHARED),
        "#>> '{0,row,news}'",
        '{"joined": ["editor"]}',
      ),
    ],
  },
  {
    name: 'who joins is new from then on',
    steps: [
      does('service', `update public.entitlements set plan_tier = 'pro' where user_id = '${PEOPLE.owner}'`),
      does('postgres', `update public.plan_members set joined_at = null where plan_id = '${SHARED}'`, '3'),
      does('stranger', `select public.join_plan('${SHARED}')`, SHARED),
      news('owner', '{"joined": ["stranger"], "suggestions": 1}'),
    ],
  },
];
