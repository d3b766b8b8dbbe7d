import { PEOPLE } from './actors';
import { fresh } from './calls';
import { FOREIGN, ITEMS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';
import { does, history, plans, recorded, saves } from './rules-of-history';

const NEW = fresh(1);

const authors = (expect: string, where = `item_id = '${NEW}'`): Step =>
  does(
    'viewer',
    `select string_agg(coalesce(changed_by::text, 'nobody'), ' ' order by changed_at, id)
     from public.budget_changes where plan_id = '${SHARED}' and ${where}`,
    expect,
  );
const oldest = (n: number, by: string, category = 'music'): Step =>
  does(
    'postgres',
    `insert into public.budget_changes (plan_id, changed_at, changed_by, category, allocated)
     select '${SHARED}', '2026-01-01T00:00Z'::timestamptz + n * interval '1 minute', ${by}, '${category}', 1
     from generate_series(1, ${n}) as n`,
    `${n}`,
  );
const by = (person: 'owner' | 'editor' | 'viewer' | 'removed') => `'${PEOPLE[person]}'::uuid`;

/** Tables with personal data, each with the column that names its plan or owner. */
const OWNED = [
  ...[
    'guests',
    'households',
    'household_links',
    'household_tokens',
    'shared_links',
    'seating_charts',
    'seat_assignments',
    'seating_links',
  ],
  ...['vendor_quotes', 'drinks_preferences', 'arrivals', 'seating_wishes'],
]
  .map((table): [table: string, column: string] => [`public.${table}`, 'plan_id'])
  .concat([['public.vendors', 'owner_id']]);

/** Scenarios about recording who changed an amount, and how long that record is kept. */
export const authorship: Scenario[] = [
  {
    name: 'it is written down who moved a figure, and nobody says it for another',
    steps: [
      saves(NEW, 0, { category: 'music', vendor_name: 'DJ', planned_amount: 900 }, '1'),
      authors(PEOPLE.editor),
      does('owner', `update public.event_plans set budget = 31000, version = 1 where id = '${SHARED}'`),
      authors(PEOPLE.owner, 'budget > 0 and changed_by is not null'),
      // The fixture's own rows have no author.
      authors('nobody', `item_id = '${ITEMS[SHARED]}'`),
      does('service', `delete from public.budget_items where id = '${ITEMS[FOREIGN]}'`),
      does(
        'stranger',
        `select count(changed_by) from public.budget_changes where plan_id = '${FOREIGN}'`,
        '0',
      ),
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, category, changed_by) values ('${SHARED}', 'music', '${NEW}')`,
        '!23503',
      ),
    ],
  },
  {
    name: 'two who move the same on one day are told apart, by the names of members alone',
    steps: [
      does(
        'postgres',
        `update public.budget_changes set changed_by = ${by('editor')} where plan_id = '${SHARED}'`,
        '2',
      ),
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, category, item_id, vendor_name, changed_by, changed_at, planned)
         values ('${SHARED}', 'decorations', '${ITEMS[SHARED]}', 'Flores Azahar', ${by('removed')}, now() + interval '1 second', -50)`,
      ),
      does('viewer', history('null', 'null', `#>> '{changes,0,changed_by}'`), PEOPLE.editor),
      does('viewer', history('null', 'null', `#>> '{changes,1,changed_by}'`), PEOPLE.removed),
      does('viewer', history('null', 'null', `#>> '{changes,1,planned}'`), '-50.00'),
      does(
        'viewer',
        `select string_agg(p ->> 'full_name', ' ') from jsonb_array_elements(
           public.budget_history('${SHARED}') -> 'people') as p`,
        'editor owner viewer',
      ),
      does(
        'viewer',
        `select string_agg(distinct key, ' ') from jsonb_array_elements(
           public.budget_history('${SHARED}') -> 'people') as p, jsonb_object_keys(p) as key`,
        'full_name id',
      ),
      ...(['stranger', 'removed'] as const).flatMap((as) => [
        does(as, history('null', 'null', `->> 'people'`), '[]'),
        does(as, `select count(*) from private.members_by_name('${SHARED}')`, '0'),
      ]),
      does('anonymous', `select count(*) from private.members_by_name('${SHARED}')`, '!42501'),
      does('viewer', 'select count(*) from public.profiles', '1'),
    ],
  },
  {
    name: 'of a person who is erased no history keeps anything',
    steps: [
      saves(NEW, 0, { category: 'music', vendor_name: 'DJ', planned_amount: 900 }, '1'),
      does('postgres', `delete from auth.users where id = '${PEOPLE.editor}'`),
      authors('nobody'),
      does(
        'viewer',
        `select count(*) from (select public.budget_history('${SHARED}')::text as told) as h
         where told like '%editor%' or told like '%${PEOPLE.editor}%'`,
        '0',
      ),
      recorded('viewer', 'planned', '900.00', `item_id = '${NEW}'`),
    ],
  },
  {
    name: 'of an owner who is erased no table keeps a row',
    steps: [
      does(
        'postgres',
        `select string_agg(t.oid::regclass::text, ' ') from pg_attribute a join pg_class t on t.oid = a.attrelid
         where a.attname = 'plan_id' and t.relkind = 'r' and t.relnamespace::regnamespace::text in ('public', 'private')
         -- Of a page's name that is given up the hash is kept, without the plan.
         and t.oid <> 'private.page_addresses'::regclass
         and not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
           and c.confdeltype = 'c' and a.attnum = any (c.conkey))`,
        'null',
      ),
      does('postgres', `delete from auth.users where id = '${PEOPLE.owner}'`),
      does('postgres', 'set constraints all immediate', '0'),
      ...OWNED.map(([table, column]) =>
        does(
          'postgres',
          `select count(*) from ${table} where ${column} = '${column === 'plan_id' ? SHARED : PEOPLE.owner}'`,
          '0',
        ),
      ),
    ],
  },
  {
    name: 'what becomes one stays a person’s where it was all theirs',
    steps: [
      oldest(1000, by('editor')),
      oldest(1500, `case when n % 2 = 0 then ${by('owner')} else ${by('viewer')} end`, 'drinks'),
      oldest(1500, `case when n % 2 = 0 then ${by('owner')} end`, 'attire'),
      plans({ budget: 31000 }, 1),
      ...(
        [
          ['music', PEOPLE.editor],
          ['drinks', 'nobody'],
          ['attire', 'nobody'],
        ] as const
      ).map(([category, author]) => authors(author, `category = '${category}' and allocated > 1`)),
    ],
  },
  {
    name: 'what two people moved in the moment at which the oldest end is nobody’s',
    steps: [
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, changed_at, changed_by, category, allocated)
         values ('${SHARED}', '2025-01-01', ${by('owner')}, 'catering', 1), ('${SHARED}', '2025-01-01', ${by('editor')}, 'attire', 1)`,
        '2',
      ),
      oldest(1998, by('owner')),
      // These two records have the time that the merged record will get.
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, changed_at, changed_by, category, allocated)
         select '${SHARED}', '2026-01-01T00:00Z'::timestamptz + 1998 * interval '1 minute', ${by('owner')}, c, 1
         from unnest('{catering,attire}'::public.budget_category[]) as c`,
        '2',
      ),
      does(
        'postgres',
        `insert into public.budget_changes (plan_id, changed_at, category, allocated)
         select '${SHARED}', '2026-02-01T00:00Z'::timestamptz + n * interval '1 minute', 'venue', 1
         from generate_series(1, 2000) as n`,
        '2000',
      ),
      plans({ budget: 31000 }, 1),
      authors(PEOPLE.owner, `category = 'catering' and allocated > 0`),
      authors('nobody', `category = 'attire' and allocated > 0`),
    ],
  },
];
