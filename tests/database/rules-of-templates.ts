import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { SHARED, TASKS, TEMPLATES, templateRows } from './fixture';
import type { Scenario, Step } from './probe';
import { json, literal } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const [PLAN, TASK] = templateRows(SHARED);
const row = (fields: object) => ({ ...TASK, ...fields });
const holding = (...rows: unknown[]) => ({ plan_id: SHARED, rows: [PLAN, ...rows] });

const save = (n: number, content: unknown = holding(TASK), name = 'Bodas de Sevilla'): string =>
  `insert into public.templates (id, name, content) values ('${fresh(n)}', ${literal(name)}, ${json(content)})`;
const told = (as: Actor, path: string, expect: string): Step =>
  does(as, `select told ${path} from public.templates where id = '${fresh(1)}'`, expect);
const tier = (plan_tier: string): Step =>
  does(
    'service',
    `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE.editor}'`,
  );
const many = (from: number, to: number): string =>
  `insert into public.templates (id, name, content)
   select gen_random_uuid(), 'Otra', ${json(holding())} from generate_series(${from}, ${to})`;

/** Returns SQL for a template whose stored text has this many characters. */
const ofLength = (length: number): string =>
  `insert into public.templates (id, name, content)
   select '${fresh(1)}', 'Larga', jsonb_set(c, '{rows,1,row,notes}', to_jsonb(repeat('x', ${length} - char_length(c::text))))
   from (values (${json(holding(row({ row: { notes: '' } })))})) as v (c)`;

const NO_TEMPLATES: [what: string, content: unknown][] = [
  ['nothing', {}],
  ['a list', []],
  ['rows that are no list', { plan_id: SHARED, rows: {} }],
  ['no event', { plan_id: SHARED, rows: [] }],
  ['no event first', { plan_id: SHARED, rows: [TASK, PLAN] }],
  ['two events', holding(PLAN)],
  ['an id that is none', { plan_id: 1, rows: [PLAN] }],
  ['no id', { rows: [PLAN] }],
  ['more than that', { ...holding(TASK), guests: [] }],
  ['guests', holding(row({ table: 'guests' }))],
  ['households', holding(row({ table: 'households' }))],
  ['expenses', holding(row({ table: 'budget_items' }))],
  ['no table', holding({ id: TASKS[SHARED], version: 0, row: {} })],
  ['a line that is none', holding(1)],
  ['a row without an id', holding(row({ id: null }))],
  ['a row without a version', holding(row({ version: '0' }))],
  ['a row without columns', holding(row({ row: null }))],
  ['a row with more', holding(row({ before: {} }))],
];

export const templateFacts: Scenario[] = [
  ...NO_TEMPLATES.map(([what, content]) => ({
    name: `a template with ${what}`,
    steps: [does('editor', save(1, content), '!23514')],
  })),
  ...['', ' ', 'x'.repeat(101), 'a\nb', 'a\u202eb'].map((name) => ({
    name: `a template called ${JSON.stringify(name).slice(0, 20)}`,
    steps: [does('editor', save(1, holding(), name), '!23514')],
  })),
  {
    name: 'a template at the edge',
    steps: [does('editor', ofLength(1_000_001), '!23514'), does('editor', ofLength(1_000_000))],
  },
  {
    name: 'a template’s owner, name and content are there',
    steps: [
      ...['owner_id', 'name', 'content'].map((column) =>
        does(
          'postgres',
          `update public.templates set ${column} = null where id = '${TEMPLATES.owner}'`,
          '!23502',
        ),
      ),
      does(
        'postgres',
        `update public.templates set created_at = null where id = '${TEMPLATES.owner}'`,
        '!23502',
      ),
      does(
        'postgres',
        `update public.templates set owner_id = '${fresh(9)}' where id = '${TEMPLATES.owner}'`,
        '!23503',
      ),
    ],
  },
];

export const templates: Scenario[] = [
  {
    name: 'whoever may read an event keeps a template of it for themselves alone',
    steps: [
      does('editor', save(1)),
      does('editor', `select owner_id from public.templates`, PEOPLE.editor),
      ...(['owner', 'viewer', 'stranger', 'removed'] as const).flatMap((as) => [
        does(as, `select count(*) from public.templates where id = '${fresh(1)}'`, '0'),
        does(as, `update public.templates set name = 'Mía' where id = '${fresh(1)}'`, '0'),
        does(as, `delete from public.templates where id = '${fresh(1)}'`, '0'),
      ]),
      does('anonymous', save(2), '!42501'),
      does(
        'editor',
        `insert into public.templates (id, owner_id, name, content)
         values ('${fresh(2)}', '${PEOPLE.owner}', 'Ajena', ${json(holding())})`,
        '!42501',
      ),
      // A template with an existing id is refused, even if the id belongs to another person's template.
      does('editor', save(1), '!23505'),
      does('viewer', save(1), '!23505'),
      does('editor', `update public.templates set name = 'Bodas de otoño' where id = '${fresh(1)}'`),
      does('editor', `update public.templates set content = content`, '!42501'),
      does('editor', `delete from public.templates where id = '${fresh(1)}'`),
    ],
  },
  {
    name: 'a template outlives its event and its place in it',
    steps: [
      does('editor', save(1)),
      does('postgres', `delete from public.plan_members where user_id = '${PEOPLE.editor}'`, '2'),
      does('postgres', `delete from public.event_plans where id = '${SHARED}'`),
      does('editor', `select count(*) from public.templates`, '1'),
    ],
  },
  {
    name: 'a list tells what a template holds',
    steps: [
      does(
        'editor',
        save(
          1,
          holding(
            TASK,
            row({ id: fresh(2) }),
            row({ table: 'timeline_items', row: { kind: 'milestone' } }),
            row({ table: 'timeline_items', row: { kind: 'schedule' } }),
            row({ table: 'seating_tables', row: { seats: 8 } }),
            row({ table: 'seating_tables', row: { seats: 0 } }),
            row({ table: 'vendor_quotes' }),
          ),
        ),
      ),
      told('editor', `->> 'event_type'`, 'wedding'),
      told('editor', `->> 'country'`, 'ES'),
      told(
        'editor',
        `-> 'held' = '{"event_plans": 1, "tasks": 2, "milestone": 1, "schedule": 1, "seating_tables": 1, "room": 1, "vendor_quotes": 1}'`,
        'true',
      ),
      does('editor', `update public.templates set told = '{}'`, '!428C9'),
    ],
  },
  {
    name: 'a person keeps as many templates as their tier has plans',
    steps: [
      ...(['free', 'basic'] as const).flatMap((one) => [
        tier(one),
        does('editor', save(1)),
        does('editor', save(2), '!PT402'),
        does('editor', `delete from public.templates`),
      ]),
      tier('pro'),
      does('editor', many(1, 10), '10'),
      does('editor', save(1), '!PT402'),
      tier('enterprise'),
      does('editor', many(11, 200), '190'),
      does('editor', save(1), '!PT402'),
      // Existing templates are kept on a lower tier.
      tier('free'),
      does('editor', `select count(*) from public.templates`, '200'),
      does('editor', `update public.templates set name = 'Otra más'`, '200'),
      // Other people's templates don't count towards the limit.
      does('viewer', save(1)),
    ],
  },
];
