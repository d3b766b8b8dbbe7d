import { createHash } from 'node:crypto';
import { type Actor, PEOPLE, type Person } from './actors';
import { fresh } from './calls';
import { DELETED, FOREIGN, GUESTS, ITEMS, SHARED, TASKS, TOKEN_NAME } from './fixture';
import type { Scenario, Step } from './probe';
import { json } from './sql';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`);

const tier = (person: Person, plan_tier: string): Step =>
  does(
    'service',
    `update public.entitlements set plan_tier = '${plan_tier}' where user_id = '${PEOPLE[person]}'`,
  );
const make = (as: Actor, token: string, expect = '1', name = 'Claude'): Step =>
  does(
    as,
    `insert into public.access_tokens (token_hash, name) values ('${hashOf(token)}', '${name}')`,
    expect,
  );
const makeMany = (as: Actor, count: number, expect: string, from = 1): Step =>
  does(
    as,
    `insert into public.access_tokens (token_hash, name)
     select encode(sha256(convert_to('many' || n, 'UTF8')), 'hex'), 'x' from generate_series(${from}, ${from + count - 1}) as n`,
    expect,
  );

/**
 * Looks up the person to whom a program's key belongs. The fixture stores the key as the hash of the person's
 * id.
 */
const caller = (
  as: Actor,
  token: string | null,
  path: string,
  expect: string,
  person: string | null = null,
): Step =>
  does(
    as,
    `select public.program_caller(${token === null ? 'null' : `'${hashOf(token)}'`}, ${quoted(person)}, 'x') ${path}`,
    expect,
  );

/** Calls a tool as a person's program and checks a value of the response. */
const tool = (
  person: string | null,
  name: string,
  args: object,
  path: string,
  expect: string,
  as: Actor = 'service',
): Step =>
  does(as, `select public.as_person(${quoted(person)}, '${name}', ${json(args)}::jsonb) ${path}`, expect);
const refused = (person: Person, name: string, args: object, code: string): Step =>
  tool(PEOPLE[person], name, args, `#>> '{refused,code}'`, code);
const rows = (person: Person, table: string, path: string, expect: string, more: object = {}): Step =>
  tool(PEOPLE[person], 'read_rows', { plan_id: SHARED, table, ...more }, `-> 'answer' ${path}`, expect);

const suggester: Step = does(
  'owner',
  `update public.plan_members set role = 'suggester' where plan_id = '${SHARED}' and user_id = '${PEOPLE.viewer}'`,
);
const TASK = { table: 'tasks', id: TASKS[SHARED], row: { task_name: 'Otra' } };
const suggestion = (changes: unknown = [TASK]) => ({ plan_id: SHARED, reason: 'Claude: porque sí', changes });
const suggest = (person: Person, changes: unknown, path = `#>> '{answer,lines}'`, expect = '1'): Step =>
  tool(PEOPLE[person], 'suggest', suggestion(changes), path, expect);
/** Checks a value of the only suggestion that the program made. */
const left = (what: string, expect: string): Step =>
  does('postgres', `select ${what} from public.suggestions where reason = 'Claude: porque sí'`, expect);

const consent = (as: Actor, plan = SHARED, expect = '1'): Step =>
  does(as, `insert into public.program_consents (plan_id) values ('${plan}')`, expect);
const endConsent = (as: Actor, expect = '1'): Step =>
  does(as, `delete from public.program_consents where plan_id = '${SHARED}'`, expect);
/** Checks which plans a person's program can list. */
const plansOf = (person: Person, expect: string): Step =>
  does(
    'service',
    `select string_agg(p ->> 'id', ',')
     from jsonb_array_elements(public.as_person('${PEOPLE[person]}', 'list_plans', '{}') -> 'answer') as p`,
    expect,
  );

const REFUSED: [what: string, changes: unknown, code: string][] = [
  ['no list', {}, '22023'],
  ['no change', [], '22023'],
  ['51 changes', Array.from({ length: 51 }, () => ({ table: 'tasks', row: { task_name: 'x' } })), '22023'],
  ['a change without a row', [{ table: 'tasks', id: TASKS[SHARED] }], '22023'],
  ['a row that is none', [{ ...TASK, row: 'x' }], '22023'],
  ['a table of none', [{ ...TASK, table: undefined }], '22023'],
  ['the plan itself', [{ table: 'event_plans', id: SHARED, row: { name: 'x' } }], '22023'],
  ['a column that nobody writes', [{ ...TASK, row: { version: 7 } }], '22023'],
  ['an id that is none', [{ ...TASK, id: 'x' }], '22P02'],
  ['a row of another plan', [{ ...TASK, id: TASKS[FOREIGN] }], 'PT404'],
  ['a row of a deleted plan', [{ ...TASK, id: TASKS[DELETED] }], 'PT404'],
  ['a row that isn’t there', [{ ...TASK, id: fresh(1) }], 'PT404'],
  ['a value of another type', [{ ...TASK, row: { priority_level: 'high' } }], '22P02'],
  ['a value out of bounds', [{ ...TASK, row: { priority_level: 4 } }], '23514'],
  ['nothing where something must be', [{ ...TASK, row: { task_name: null } }], '23502'],
  ['a new row without what it needs', [{ table: 'tasks', row: { notes: 'x' } }], '23502'],
  ['a new row that is to go', [{ table: 'tasks', row: null }], '23502'],
];

export const programs: Scenario[] = [
  {
    name: 'people whose tier has API access make keys of their own, and end them',
    steps: [
      make('owner', 'a', '!PT402'),
      tier('owner', 'pro'),
      make('owner', 'a', '!PT402'),
      tier('owner', 'enterprise'),
      make('owner', 'a'),
      make('owner', 'a', '!23505'),
      make('anonymous', 'b', '!42501'),
      ...['', ' ', 'x'.repeat(61), 'a\u0007', 'a\u2028b'].map((name) => make('owner', 'b', '!23514', name)),
      make('owner', 'b', '1', 'x'.repeat(60)),
      does('owner', `insert into public.access_tokens (token_hash, name) values ('no hash', 'x')`, '!23514'),
      does(
        'owner',
        `insert into public.access_tokens (user_id, token_hash, name)
         values ('${PEOPLE.stranger}', '${hashOf('c')}', 'x')`,
        '!42501',
      ),
      does('owner', 'select count(*) from public.access_tokens', '3'),
      does('owner', 'select token_hash from public.access_tokens', '!42501'),
      does('owner', `update public.access_tokens set used_at = null`, '!42501'),
      does('owner', `delete from public.access_tokens where user_id = '${PEOPLE.stranger}'`, '0'),
      does('owner', `delete from public.access_tokens where name = 'Claude'`),
      // Keys can be revoked on any tier.
      tier('owner', 'free'),
      does('owner', 'delete from public.access_tokens', '2'),
    ],
  },
  {
    name: 'an account has twenty keys at most',
    steps: [
      tier('owner', 'enterprise'),
      makeMany('owner', 20, '!PT402'),
      makeMany('owner', 19, '19'),
      make('owner', 'a', '!PT402'),
      does('owner', `delete from public.access_tokens where name = '${TOKEN_NAME}'`),
      make('owner', 'a'),
      tier('stranger', 'enterprise'),
      make('stranger', 'b'),
    ],
  },
  {
    name: 'a key tells the service in whose name it comes, for as long as it stands and the tier includes it',
    steps: [
      caller('service', PEOPLE.owner, `->> 'refused'`, 'api_access_not_included'),
      caller('service', null, `->> 'refused'`, 'api_access_not_included', PEOPLE.owner),
      tier('owner', 'pro'),
      caller('service', PEOPLE.owner, `->> 'person'`, 'null'),
      tier('owner', 'enterprise'),
      caller('service', PEOPLE.owner, `->> 'person'`, PEOPLE.owner),
      caller('service', PEOPLE.owner, `->> 'name'`, TOKEN_NAME),
      caller('service', PEOPLE.owner, `->> 'person'`, PEOPLE.owner, PEOPLE.stranger),
      caller('service', 'wrong', '', 'null'),
      caller('service', 'wrong', '', 'null', PEOPLE.owner),
      caller('service', null, '', 'null'),
      caller('service', null, `->> 'person'`, PEOPLE.owner, PEOPLE.owner),
      caller('service', null, `->> 'name'`, 'null', PEOPLE.owner),
      ...(['owner', 'anonymous'] as const).map((as) => caller(as, PEOPLE.owner, '', '!42501')),
      does('owner', 'delete from public.access_tokens'),
      caller('service', PEOPLE.owner, '', 'null'),
      tier('stranger', 'enterprise'),
      does('postgres', `delete from auth.users where id = '${PEOPLE.stranger}'`),
      caller('service', PEOPLE.stranger, '', 'null'),
    ],
  },
  {
    name: 'when a key was last used is noted, to the minute',
    steps: [
      tier('owner', 'enterprise'),
      tier('stranger', 'enterprise'),
      does('owner', 'select used_at from public.access_tokens', 'null'),
      caller('service', PEOPLE.owner, `->> 'person'`, PEOPLE.owner),
      does('owner', 'select used_at = now() from public.access_tokens', 'true'),
      does('stranger', 'select used_at from public.access_tokens', 'null'),
      ...(
        [
          ['59 seconds', 'false'],
          ['61 seconds', 'true'],
        ] as const
      ).flatMap(([ago, expect]) => [
        does('postgres', `update public.access_tokens set used_at = now() - interval '${ago}'`, '2'),
        caller('service', PEOPLE.owner, `->> 'person'`, PEOPLE.owner),
        does('owner', 'select used_at = now() from public.access_tokens', expect),
      ]),
    ],
  },
  {
    name: 'six hundred calls an hour are made in one name, and three thousand wrong keys tried from one address',
    steps: [
      tier('owner', 'enterprise'),
      ...(
        [
          ['program', 'x', 2999, 'wrong'],
          ['program_person', PEOPLE.owner, 599, PEOPLE.owner],
        ] as const
      ).flatMap(([kind, source, before, key]) => [
        does(
          'postgres',
          `insert into private.attempts (kind, source)
           select '${kind}', private.source_hash('${source}') from generate_series(1, ${before})`,
          `${before}`,
        ),
        caller('service', key, `->> 'capped'`, 'null'),
        caller('service', key, `->> 'capped'`, 'true'),
        // A valid key works even from an IP address that has reached its limit.
        ...(kind === 'program' ? [caller('service', PEOPLE.owner, `->> 'person'`, PEOPLE.owner)] : []),
        // Makes the requests older than an hour, so the limit no longer applies.
        does(
          'postgres',
          `update private.attempts set attempted_at = now() - interval '61 minutes'`,
          kind === 'program' ? '3001' : '600',
        ),
        caller('service', key, `->> 'capped'`, 'null'),
        does('postgres', 'delete from private.attempts', kind === 'program' ? '3002' : '601'),
      ]),
    ],
  },
  {
    name: 'the service gives its rights up for those of a person, and nobody else can',
    steps: [
      ...(['owner', 'anonymous'] as const).map((as) =>
        tool(PEOPLE.stranger, 'list_plans', {}, '', '!42501', as),
      ),
      does(
        'service',
        `select case when public.as_person('${PEOPLE.viewer}', 'list_plans', '{}') ? 'answer'
           then concat_ws(' ', current_user, auth.uid(), auth.role(), auth.jwt() ->> 'sub') end`,
        `authenticated ${PEOPLE.viewer} authenticated ${PEOPLE.viewer}`,
      ),
      // The program's person also replaces the person in the older settings `request.jwt.claim.*`.
      does(
        'service',
        `select case when set_config('request.jwt.claim.sub', '${PEOPLE.stranger}', true) <> ''
             and set_config('request.jwt.claim.role', 'service_role', true) <> ''
             and public.as_person('${PEOPLE.viewer}', 'list_plans', '{}') ? 'answer'
           then concat_ws(' ', auth.uid(), auth.role()) end`,
        `${PEOPLE.viewer} authenticated`,
      ),
      tool(null, 'list_plans', {}, `#>> '{refused,code}'`, '22023'),
      refused('owner', 'read_plan', { plan_id: 'x' }, '22P02'),
      refused('owner', 'x', { plan_id: SHARED }, '22023'),
      refused('owner', 'read_plan', {}, 'PT404'),
    ],
  },
  {
    name: 'a program reads the plans of its person alone, and none that is deleted',
    steps: [
      ...(
        [
          ['owner', `${SHARED} owner`],
          ['editor', `${SHARED} editor`],
          ['viewer', `${SHARED} viewer`],
          ['stranger', `${FOREIGN} owner`],
          ['removed', 'null'],
        ] as const
      ).map(([person, expect]) =>
        does(
          'service',
          `select string_agg(concat_ws(' ', p ->> 'id', p ->> 'role'), ',')
           from jsonb_array_elements(public.as_person('${PEOPLE[person]}', 'list_plans', '{}') -> 'answer') as p`,
          expect,
        ),
      ),
      tool(PEOPLE.owner, 'list_plans', {}, `#>> '{answer,0,categories}'`, 'null'),
      tool(PEOPLE.owner, 'list_plans', {}, `#>> '{answer,0,owner_id}'`, 'null'),
      tool(PEOPLE.viewer, 'read_plan', { plan_id: SHARED }, `#>> '{answer,name}'`, 'Boda de Íñigo y Zoë'),
      tool(PEOPLE.viewer, 'read_plan', { plan_id: SHARED }, `#>> '{answer,categories,0,category}'`, 'venue'),
      does(
        'service',
        `select jsonb_array_length(public.as_person('${PEOPLE.viewer}', 'read_plan', '{"plan_id": "${SHARED}"}')
           #> '{answer,ledger}')`,
        '1',
      ),
      refused('owner', 'read_plan', { plan_id: FOREIGN }, 'PT404'),
      refused('owner', 'read_plan', { plan_id: DELETED }, 'PT404'),
      refused('removed', 'read_plan', { plan_id: SHARED }, 'PT404'),
      refused('removed', 'read_rows', { plan_id: SHARED, table: 'tasks' }, 'PT404'),
      refused('owner', 'read_rows', { plan_id: DELETED, table: 'tasks' }, 'PT404'),
    ],
  },
  {
    name: 'the owner of a plan lets the programs of others read it, and nobody else does',
    steps: [
      ...(['editor', 'viewer', 'stranger', 'removed'] as const).flatMap((as) => [
        endConsent(as, '0'),
        consent(as, SHARED, '!42501'),
      ]),
      consent('anonymous', SHARED, '!42501'),
      consent('owner', FOREIGN, '!42501'),
      does(
        'owner',
        `insert into public.program_consents (plan_id, given_by) values ('${SHARED}', '${PEOPLE.editor}')`,
        '!42501',
      ),
      does('viewer', 'select given_by from public.program_consents', PEOPLE.owner),
      endConsent('owner'),
      consent('owner'),
    ],
  },
  {
    name: 'of others’ plans a program is told those alone whose owner of today lets programs read them',
    steps: [
      endConsent('owner'),
      plansOf('viewer', 'null'),
      plansOf('editor', 'null'),
      plansOf('owner', SHARED),
      tool(PEOPLE.owner, 'read_plan', { plan_id: SHARED }, `#>> '{answer,role}'`, 'owner'),
      ...[
        ['read_plan', {}],
        ['read_rows', { table: 'guests' }],
        ['suggest', { reason: 'x', changes: [TASK] }],
      ].map(([name, args]) =>
        refused('editor', name as string, { plan_id: SHARED, ...(args as object) }, 'PT404'),
      ),
      // Only the owner's consent for this plan counts.
      does(
        'postgres',
        `insert into public.program_consents (plan_id, given_by)
         values ('${FOREIGN}', '${PEOPLE.owner}'), ('${SHARED}', '${PEOPLE.editor}')`,
        '2',
      ),
      plansOf('viewer', 'null'),
      plansOf('editor', 'null'),
      consent('owner'),
      plansOf('viewer', SHARED),
      plansOf('editor', SHARED),
      plansOf('stranger', FOREIGN),
    ],
  },
  {
    name: 'a program reads rows of a plan, two hundred at a time, and not how guests are reached',
    steps: [
      rows('viewer', 'tasks', `#>> '{rows,0,id}'`, TASKS[SHARED]),
      rows('viewer', 'tasks', `#>> '{rows,0,plan_id}'`, 'null'),
      rows('viewer', 'tasks', `->> 'total'`, '1'),
      // The owner's deleted plan also has a task, which isn't counted.
      rows('owner', 'tasks', `->> 'total'`, '1'),
      rows('viewer', 'budget_items', `#>> '{rows,0,id}'`, ITEMS[SHARED]),
      rows('viewer', 'budget_items', `#> '{rows,0,budget_payments,0}' is not null`, 'true'),
      does(
        'owner',
        `update public.guests set email = 'eva@example.org', phone_number = '34600000000', address = 'Calle 1',
           version = version where id = '${GUESTS[SHARED]}'`,
      ),
      rows('owner', 'guests', `#>> '{rows,0,id}'`, GUESTS[SHARED]),
      rows('owner', 'guests', `#> '{rows,0}' ?| '{email,phone_number,address}'`, 'false'),
      ...[
        'event_plans',
        'vendors',
        'attachments',
        'seating_wishes',
        'suggestions',
        'household_tokens',
        'x',
      ].map((table) => refused('owner', 'read_rows', { plan_id: SHARED, table }, '22023')),
      refused('owner', 'read_rows', { plan_id: SHARED }, '22023'),
      does(
        'owner',
        `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
         select ('c0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${SHARED}', 'x', '2027-01-31'
         from generate_series(1, 201) as n`,
        '201',
      ),
      rows('viewer', 'tasks', `->> 'total'`, '202'),
      rows('viewer', 'tasks', `#>> '{rows,199,id}' is not null`, 'true'),
      rows('viewer', 'tasks', `#>> '{rows,200,id}'`, 'null'),
      rows('viewer', 'tasks', `#>> '{rows,0,id}'`, fresh(201), { first: 200 }),
      rows('viewer', 'tasks', `#>> '{rows,2,id}'`, 'null', { first: 200 }),
      rows('viewer', 'tasks', `#>> '{rows,0,id}'`, fresh(1), { first: -5 }),
      // A deleted checklist task remains as a tombstone.
      does(
        'owner',
        `update public.tasks set deleted_at = now(), version = version where plan_id = '${SHARED}'`,
        '202',
      ),
      rows('viewer', 'tasks', `->> 'total'`, '0'),
      rows('viewer', 'tasks', `->> 'rows'`, '[]'),
    ],
  },
  {
    name: 'a program is told what a row may hold, and no column that its person can’t write',
    steps: [
      tool(PEOPLE.viewer, 'list_columns', { table: 'tasks' }, `#>> '{answer,task_name,required}'`, 'true'),
      tool(PEOPLE.viewer, 'list_columns', { table: 'tasks' }, `#>> '{answer,notes,required}'`, 'false'),
      tool(
        PEOPLE.viewer,
        'list_columns',
        { table: 'tasks' },
        `#>> '{answer,priority_level,required}'`,
        'false',
      ),
      tool(
        PEOPLE.viewer,
        'list_columns',
        { table: 'tasks' },
        `#>> '{answer,priority_level,type}'`,
        'integer',
      ),
      tool(
        PEOPLE.viewer,
        'list_columns',
        { table: 'guests' },
        `#>> '{answer,age_group,values}'`,
        '["child", "adult", "senior"]',
      ),
      tool(
        PEOPLE.viewer,
        'list_columns',
        { table: 'tasks' },
        `-> 'answer' ?| '{id,plan_id,version,created_at,updated_at}'`,
        'false',
      ),
      refused('viewer', 'list_columns', { table: 'vendors' }, '22023'),
    ],
  },
  {
    name: 'a program suggests as its person may, in their name, and changes nothing',
    steps: [
      refused('viewer', 'suggest', suggestion(), '42501'),
      refused('stranger', 'suggest', suggestion(), 'PT404'),
      refused('owner', 'suggest', { ...suggestion(), plan_id: DELETED }, 'PT404'),
      left('count(*)', '0'),
      suggester,
      suggest('viewer', [TASK]),
      left('author', PEOPLE.viewer),
      left('plan_id', SHARED),
      left('states::text', '{open}'),
      left(
        `changes = ${json([{ ...TASK, version: 1, before: { task_name: 'Visitar la finca' } }])}::jsonb`,
        'true',
      ),
      does(
        'postgres',
        `select task_name from public.tasks where id = '${TASKS[SHARED]}'`,
        'Visitar la finca',
      ),
    ],
  },
  {
    name: 'what a program adds has the defaults of its table, and what it removes says what it held',
    steps: [
      suggest(
        'editor',
        [
          { table: 'tasks', row: { task_name: 'Otra', recommended_completion_date: '2027-02-01' } },
          { table: 'budget_items', id: null, row: { category: 'music', vendor_name: 'Banda' } },
          { table: 'tasks', id: TASKS[SHARED], row: null },
          { table: 'budget_items', id: ITEMS[SHARED], row: null },
        ],
        `#>> '{answer,lines}'`,
        '4',
      ),
      left(`changes #>> '{0,version}'`, '0'),
      left(`changes #> '{0,before}'`, 'null'),
      left(`changes #>> '{0,row,priority_level}'`, '2'),
      left(`changes #> '{0,row}' ? 'notes'`, 'true'),
      left(`changes #>> '{0,row,task_name}'`, 'Otra'),
      left(`changes #> '{0,row}' ?| '{id,plan_id,version,created_at}'`, 'false'),
      left(`changes #>> '{1,row,budget_payments}'`, '[]'),
      left(`changes #> '{0,row}' ? 'budget_payments'`, 'false'),
      left(`changes #>> '{2,row}'`, 'null'),
      left(`changes #>> '{2,before,task_name}'`, 'Visitar la finca'),
      left(`changes #> '{2,before}' ?| '{id,plan_id,version,created_at}'`, 'false'),
      left(`changes #> '{3,before,budget_payments,0}' is not null`, 'true'),
      left(`cardinality(states)`, '4'),
    ],
  },
  {
    name: 'a program suggests no row that its table would refuse',
    steps: [
      ...REFUSED.map(([, changes, code]) => refused('owner', 'suggest', suggestion(changes), code)),
      does(
        'owner',
        `update public.tasks set deleted_at = now(), version = version where id = '${TASKS[SHARED]}'`,
      ),
      refused('owner', 'suggest', suggestion(), 'PT404'),
      left('count(*)', '0'),
    ],
  },
  {
    name: 'a token that a program got by signing in has no rights at the API',
    steps: (
      [
        [{ claims: { role: 'authenticated' } }, 'authenticated'],
        [{ claims: { role: 'authenticated' }, authentication_method: 'password' }, 'authenticated'],
        [{ claims: { role: 'authenticated', client_id: 'x' } }, 'anon'],
        [{ claims: { role: 'authenticated' }, client_id: 'x' }, 'anon'],
        [
          { claims: { role: 'authenticated' }, authentication_method: 'oauth_provider/authorization_code' },
          'anon',
        ],
      ] as const
    ).flatMap(([event, expect]) => [
      does('postgres', `select public.access_token_hook(${json(event)}::jsonb) #>> '{claims,role}'`, expect),
      does(
        'postgres',
        `select public.access_token_hook(${json(event)}::jsonb) #>> '{claims,programs_limited}'`,
        'true',
      ),
      does('owner', `select public.access_token_hook(${json(event)}::jsonb)`, '!42501'),
    ]),
  },
];
