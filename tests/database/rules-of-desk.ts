import { createHash } from 'node:crypto';
import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { GUESTS, HOUSEHOLDS, ITEMS, PARTS, PAYMENTS, SHARED, TASKS, TIMELINE } from './fixture';
import type { Scenario, Step } from './probe';

const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const set = (table: string, what: string, id: string): Step =>
  does('postgres', `update public.${table} set ${what}, version = version where id = '${id}'`);
const payment = (what: string): Step =>
  does('postgres', `update public.budget_payments set ${what} where id = '${PAYMENTS[SHARED]}'`);
const count = (as: Actor, of: string, expect: string): Step =>
  does(as, `select jsonb_array_length(public.desk('2027-01-01') -> '${of}')`, expect);
/** Returns SQL that reads a value of the shared plan's row on the desk. */
const row = (of: string, key: string, path: string, today = '2027-01-01') =>
  `select (
    select r from jsonb_array_elements(public.desk('${today}') -> '${of}') as r where r ->> '${key}' = '${SHARED}'
  ) ${path}`;
const plan = (as: Actor, path: string, expect: string): Step => does(as, row('plans', 'id', path), expect);
const need = (today: string, path: string, expect: string): Step =>
  does('viewer', row('needs', 'plan_id', path, today), expect);
const origin = (template: string) =>
  set(
    'tasks',
    `origin = '${template}', origin_name = 'x', origin_date = '2027-01-31', origin_event = '2027-06-05'`,
    TASKS[SHARED],
  );
const bare = does('postgres', `delete from public.timeline_items where id = '${TIMELINE[SHARED]}'`);

export const deskRules: Scenario[] = [
  {
    name: 'the desk has the caller’s plans, all of them and no other, as the tables have them',
    steps: [
      ...(['owner', 'editor', 'viewer', 'stranger'] as const).map((as) => count(as, 'plans', '1')),
      count('removed', 'plans', '0'),
      does('anonymous', `select public.desk('2027-01-01')`, '!42501'),
      plan('stranger', '', 'null'),
      ...(['owner', 'editor', 'viewer'] as const).flatMap((as) => [
        plan(as, `#>> '{plan_members,0,role}'`, as),
        plan(as, `#>> '{plan_members,0,user_id}'`, PEOPLE[as]),
        plan(as, `#>> '{plan_members,1}'`, 'null'),
        plan(
          as,
          `->> 'owner_tier' = (select public.owner_tier(p) from public.event_plans p where p.id = '${SHARED}')::text`,
          'true',
        ),
        plan(
          as,
          `-> 'news' = coalesce((select public.news(p) from public.event_plans p where p.id = '${SHARED}'), 'null')`,
          'true',
        ),
        plan(
          as,
          `- '{plan_members,plan_categories,owner_tier,news}'::text[] = (select to_jsonb(p) from public.event_plans p where p.id = '${SHARED}')`,
          'true',
        ),
      ]),
      plan('editor', `#>> '{news,suggestions}'`, '1'),
      plan(
        'viewer',
        `-> 'plan_categories' = (
          select jsonb_agg(to_jsonb(c) - 'plan_id' order by c.category) from public.plan_categories c
          where c.plan_id = '${SHARED}'
        )`,
        'true',
      ),
      // The newest event comes first.
      does('postgres', `update public.entitlements set plan_tier = 'pro' where user_id = '${PEOPLE.owner}'`),
      does(
        'owner',
        `insert into public.event_plans (id, name, event_type, event_date, budget, currency, guest_count, country, city, location_type)
         values ('${fresh(1)}', 'Otra', 'other', current_date + 30, 1, 'EUR', 1, 'ES', 'Lugo', 'indoor')`,
      ),
      does('owner', `select public.desk('2027-01-01') #>> '{plans,0,name}'`, 'Otra'),
      does('owner', `select public.desk('2027-01-01') #>> '{plans,1,id}'`, SHARED),
      does(
        'postgres',
        `update public.event_plans set archived_at = now(), version = version where id = '${SHARED}'`,
      ),
      count('viewer', 'plans', '1'),
      count('viewer', 'needs', '0'),
      count('viewer', 'summaries', '0'),
      does(
        'postgres',
        `update public.event_plans set deleted_at = now(), version = version where id = '${SHARED}'`,
      ),
      count('owner', 'plans', '1'),
    ],
  },
  {
    name: 'who has just joined, and whom a plan is offered to, are news of the desk too',
    steps: [
      does('postgres', `update public.plan_members set joined_at = null`, '7'),
      plan('editor', `->> 'news'`, '{"suggestions": 1}'),
      does('postgres', `delete from public.suggestions`, '3'),
      plan('owner', `->> 'news'`, 'null'),
      does(
        'postgres',
        `update public.plan_members set joined_at = now() where user_id = '${PEOPLE.viewer}'`,
        '2',
      ),
      plan('owner', `#>> '{news,joined,0}'`, 'viewer'),
      does(
        'postgres',
        `update public.plan_members set joined_at = null, offered = true where user_id = '${PEOPLE.viewer}'`,
        '2',
      ),
      plan('viewer', `#>> '{news,offered}'`, 'true'),
    ],
  },
  {
    name: 'the desk says what is owed, what falls due and what is paid next',
    steps: [
      need('2027-05-03', `->> 'overdue'`, 'null'),
      need('2027-05-03', `#>> '{next,date}'`, '2027-05-03'),
      need('2027-05-03', `#>> '{next,amount}'`, '500.00'),
      need('2027-05-03', `#>> '{next,vendor_name}'`, 'Flores Azahar'),
      need('2027-05-03', `#>> '{next,item}'`, ITEMS[SHARED]),
      need('2027-04-03', `->> 'due'`, '500.00'),
      need('2027-04-02', `->> 'due'`, '0'),
      need('2027-05-04', `->> 'next'`, 'null'),
      need('2027-05-04', `#>> '{overdue,amount}'`, '500.00'),
      need('2027-05-04', `#>> '{overdue,since}'`, '2027-05-03'),
      set('budget_items', `payment_date = '2027-05-10'`, ITEMS[SHARED]),
      need('2027-05-11', `#>> '{overdue,amount}'`, '1250.00'),
      need('2027-05-11', `#>> '{overdue,payments}'`, '2'),
      need('2027-05-11', `#>> '{overdue,item}'`, ITEMS[SHARED]),
      does(
        'postgres',
        `insert into public.budget_items (id, plan_id, category, vendor_name, planned_amount, actual_amount, payment_date)
         values ('${fresh(1)}', '${SHARED}', 'music', 'DJ Manu', 0, 10, '2027-05-01')`,
      ),
      need('2027-05-11', `#>> '{overdue,item}'`, 'null'),
      need('2027-05-11', `#>> '{overdue,since}'`, '2027-05-01'),
      does('postgres', `delete from public.budget_items where id = '${fresh(1)}'`),
      set('budget_items', 'payment_date = null', ITEMS[SHARED]),
      payment(`kind = 'refund'`),
      need('2027-05-04', `->> 'overdue'`, 'null'),
      payment(`kind = 'payment', paid_date = '2027-05-01'`),
      need('2027-05-04', `->> 'overdue'`, 'null'),
    ],
  },
  {
    name: 'the desk says which task comes next, unless it is done, removed or closed by a price',
    steps: [
      need('2027-01-31', `->> 'task'`, '2027-01-31'),
      need('2027-02-01', `->> 'task'`, 'null'),
      origin('W17'),
      need('2027-01-31', `->> 'task'`, 'null'),
      origin('W06'),
      need('2027-01-31', `->> 'task'`, '2027-01-31'),
      set('tasks', 'completed_at = now()', TASKS[SHARED]),
      need('2027-01-31', `->> 'task'`, 'null'),
      set('tasks', 'completed_at = null, deleted_at = now()', TASKS[SHARED]),
      need('2027-01-31', `->> 'task'`, 'null'),
    ],
  },
  {
    name: 'the desk says who hasn’t answered by when, of those who are asked',
    steps: [
      need('2027-04-01', `->> 'replies'`, 'null'),
      set('event_parts', `reply_by = '2027-05-01'`, PARTS[SHARED]),
      need('2027-04-01', `#>> '{replies,by}'`, '2027-05-01'),
      need('2027-04-01', `#>> '{replies,part}'`, PARTS[SHARED]),
      need('2027-04-01', `#>> '{replies,people}'`, '2'),
      need('2027-06-05', `#>> '{replies,people}'`, '2'),
      need('2027-06-06', `->> 'replies'`, 'null'),
      set('households', 'second_list = 1', HOUSEHOLDS[SHARED]),
      need('2027-04-01', `->> 'replies'`, 'null'),
      set('households', `second_list = null, parts = '{${fresh(1)}}'`, HOUSEHOLDS[SHARED]),
      need('2027-04-01', `->> 'replies'`, 'null'),
      set('households', `parts = '{${PARTS[SHARED]}}'`, HOUSEHOLDS[SHARED]),
      need('2027-04-01', `#>> '{replies,people}'`, '2'),
      set('guests', `replies = '{"${PARTS[SHARED]}": {"status": "declined"}}'`, GUESTS[SHARED]),
      need('2027-04-01', `->> 'replies'`, 'null'),
    ],
  },
  {
    name: 'the desk says of a day within a month that it has no schedule',
    steps: [
      need('2027-05-20', `->> 'unscheduled'`, 'false'),
      bare,
      need('2027-05-05', `->> 'unscheduled'`, 'false'),
      need('2027-05-06', `->> 'unscheduled'`, 'true'),
      need('2027-06-05', `->> 'unscheduled'`, 'true'),
      need('2027-06-06', `->> 'unscheduled'`, 'false'),
      does(
        'postgres',
        `insert into public.timeline_items (id, plan_id, kind, title, starts_on, event_on)
         values ('${fresh(1)}', '${SHARED}', 'milestone', 'Papeles', '2027-03-01', '2027-06-05')`,
      ),
      need('2027-05-06', `->> 'unscheduled'`, 'true'),
    ],
  },
  {
    name: 'the desk asks each day of an event for its schedule, until the last is over',
    steps: [
      need('2027-05-20', `->> 'unscheduled_days'`, '[]'),
      set('event_plans', `event_end_date = '2027-06-07'`, SHARED),
      need('2027-05-20', `->> 'unscheduled_days'`, '["2027-06-06", "2027-06-07"]'),
      need('2027-06-07', `->> 'unscheduled_days'`, '["2027-06-07"]'),
      need('2027-06-08', `->> 'unscheduled'`, 'false'),
      // The activity counts for its day in the place's time zone. In UTC, it is on the day before.
      set('timeline_items', `starts_at = '2027-06-06T22:30Z', time_zone = 'Europe/Madrid'`, TIMELINE[SHARED]),
      need('2027-05-20', `->> 'unscheduled_days'`, '["2027-06-05", "2027-06-06"]'),
      bare,
      need('2027-05-20', `->> 'unscheduled_days'`, '["2027-06-05", "2027-06-06", "2027-06-07"]'),
      set('event_parts', `reply_by = '2027-05-01'`, PARTS[SHARED]),
      need('2027-06-07', `#>> '{replies,people}'`, '2'),
      need('2027-06-08', `->> 'replies'`, 'null'),
      // Without an end date, an event lasts several days only if it is a corporate event whose hours say so.
      set('event_plans', 'event_end_date = null', SHARED),
      set('event_plans', 'duration = 48', SHARED),
      need('2027-06-05', `->> 'unscheduled_days'`, '["2027-06-05"]'),
      set('event_plans', `event_type = 'corporate', couple_type = null`, SHARED),
      need('2027-06-05', `->> 'unscheduled_days'`, '["2027-06-05", "2027-06-06"]'),
    ],
  },
];

const dates = (as: Actor, first: string, last: string, expect: string): Step =>
  does(
    as,
    `select string_agg(concat_ws(' ', d ->> 'kind', d ->> 'day', d ->> 'title', d ->> 'amount'), ', ' order by d ->> 'day')
     from jsonb_array_elements(public.dates('${first}', '${last}')) as d where d ->> 'plan_id' = '${SHARED}'`,
    expect,
  );
const milestone = (n: number, kind: string | null) =>
  does(
    'postgres',
    `insert into public.timeline_items
       (id, plan_id, kind, title, starts_on, event_on, reminder_days_before, origin, origin_title, origin_on)
     select '${fresh(n)}', '${SHARED}', 'milestone', 'Papeles', '2027-03-01', '2027-06-05', 3, o, case when o is not null then 'Papeles' end,
       case when o is not null then '2027-03-01'::date end
     from (select ${kind === null ? 'null::text' : `'${kind}'`} as o) as _`,
  );
/** Checks that the reminders contain the same dates as the calendar. */
const alike = ['open except told', 'told except open'].map((which): Step => {
  const [one, other] = which.split(' except ').map((name) => `select * from ${name}`);
  return does(
    'postgres',
    `select count(*) from (
       with open as (
         select kind, title, due_on, sum(amount) from private.open_dues('2027-01-01', '2027-12-31')
         where plan_id = '${SHARED}' and kind in ('task', 'payment', 'milestone') group by 1, 2, 3
       ), told as (
         select kind, title, day, sum(amount) from private.dates_of(array['${SHARED}'::uuid], '2027-01-01', '2027-12-31')
         where kind in ('task', 'payment', 'milestone') group by 1, 2, 3
       )
       (${one}) except (${other})
     ) as _`,
    '0',
  );
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
/** Reads a person's calendar feed. The fixture stores the feed's address as the hash of the person's id. */
const feed = (as: Actor, person: string, path: string, expect: string, ip = 'x'): Step =>
  does(as, `select public.calendar_feed('${hashOf(person)}', '${ip}') ${path}`, expect);
const make = (as: Actor, token: string, expect = '1'): Step =>
  does(
    as,
    `insert into public.calendar_feeds (token_hash, language) values ('${hashOf(token)}', 'en')`,
    expect,
  );
const soon = [
  set('event_plans', 'event_date = current_date + 10', SHARED),
  set('tasks', 'recommended_completion_date = current_date + 5', TASKS[SHARED]),
  payment('due_date = current_date + 6'),
];
/** Checks the kinds of dates in a person's calendar feed, in order of day. */
const told = (person: string, expect: string): Step =>
  does(
    'service',
    `select string_agg(d ->> 'kind', ' ' order by d ->> 'day')
     from jsonb_array_elements(public.calendar_feed('${hashOf(person)}', 'x') -> 'dates') as d`,
    expect,
  );

export const calendarRules: Scenario[] = [
  {
    name: 'the dates of a person’s events are told to them, within a hundred days',
    steps: [
      dates('viewer', '2027-01-31', '2027-01-31', 'task 2027-01-31 Visitar la finca'),
      dates('viewer', '2027-02-01', '2027-05-02', 'null'),
      dates('viewer', '2027-05-03', '2027-05-03', 'payment 2027-05-03 Flores Azahar 500.00'),
      dates('viewer', '2027-06-05', '2027-06-05', 'event 2027-06-05 Boda de Íñigo y Zoë'),
      dates(
        'viewer',
        '2027-01-31',
        '2199-12-31',
        'task 2027-01-31 Visitar la finca, payment 2027-05-03 Flores Azahar 500.00',
      ),
      ...(['stranger', 'removed'] as const).map((as) => dates(as, '2027-01-31', '2027-01-31', 'null')),
      does('stranger', `select jsonb_array_length(public.dates('2027-01-31', '2027-01-31'))`),
      does('removed', `select jsonb_array_length(public.dates('2027-01-31', '2027-01-31'))`, '0'),
      // The owner's second plan is deleted, so only one date is returned.
      does('owner', `select jsonb_array_length(public.dates('2027-01-31', '2027-01-31'))`),
      does('owner', `select public.dates('2027-01-31', '2027-01-31') -> 0 ? 'version'`, 'false'),
      does('anonymous', `select public.dates('2027-01-31', '2027-01-31')`, '!42501'),
      set('event_parts', `reply_by = '2027-05-01'`, PARTS[SHARED]),
      dates('viewer', '2027-05-01', '2027-05-02', 'reply 2027-05-01 Cena'),
      set('event_plans', 'archived_at = now()', SHARED),
      dates('viewer', '2027-01-31', '2027-01-31', 'null'),
    ],
  },
  {
    name: 'what is open in a calendar is what the reminders tell of',
    steps: [
      ...alike,
      set('budget_items', `payment_date = '2027-05-10'`, ITEMS[SHARED]),
      dates(
        'viewer',
        '2027-05-01',
        '2027-05-31',
        'payment 2027-05-03 Flores Azahar 500.00, payment 2027-05-10 Flores Azahar 750.00',
      ),
      ...alike,
      // Several payments of an item on the same day are listed as one payment.
      set('budget_items', `payment_date = '2027-05-03'`, ITEMS[SHARED]),
      dates('viewer', '2027-05-01', '2027-05-31', 'payment 2027-05-03 Flores Azahar 1250.00'),
      ...alike,
      payment(`kind = 'refund'`),
      ...alike,
      payment(`kind = 'payment', paid_date = '2027-05-01'`),
      ...alike,
      origin('W17'),
      ...alike,
      dates('viewer', '2027-01-31', '2027-01-31', 'null'),
      origin('W06'),
      ...alike,
      set('tasks', 'completed_at = now()', TASKS[SHARED]),
      ...alike,
      set('tasks', 'completed_at = null, deleted_at = now()', TASKS[SHARED]),
      ...alike,
      milestone(1, null),
      dates('viewer', '2027-03-01', '2027-03-01', 'milestone 2027-03-01 Papeles'),
      ...alike,
      set('timeline_items', 'completed_at = now()', fresh(1)),
      ...alike,
      // This milestone counts as reached, because the category of its task has an agreed price.
      milestone(2, 'mile-W17'),
      dates('viewer', '2027-03-01', '2027-03-01', 'null'),
      ...alike,
      // This milestone counts as reached once its task is done.
      milestone(3, 'mile-W33'),
      ...alike,
      set(
        'tasks',
        `origin = 'W33es-Civil', origin_name = 'x', origin_date = '2027-01-31', origin_event = '2027-06-05',
         deleted_at = null, completed_at = null`,
        TASKS[SHARED],
      ),
      dates('viewer', '2027-03-01', '2027-03-01', 'milestone 2027-03-01 Papeles'),
      set('tasks', 'completed_at = now()', TASKS[SHARED]),
      dates('viewer', '2027-03-01', '2027-03-01', 'null'),
      ...alike,
      set('tasks', 'deleted_at = now()', TASKS[SHARED]),
      dates('viewer', '2027-03-01', '2027-03-01', 'milestone 2027-03-01 Papeles'),
      ...alike,
    ],
  },
  {
    name: 'an account has one address for calendars, whose hash nobody reads',
    steps: [
      make('owner', 'another', '!23505'),
      make('viewer', 'a new one'),
      make('editor', 'a new one', '!23505'),
      make('anonymous', 'x', '!42501'),
      does(
        'editor',
        `insert into public.calendar_feeds (token_hash, language) values ('no hash', 'es')`,
        '!23514',
      ),
      does(
        'editor',
        `insert into public.calendar_feeds (user_id, token_hash, language) values ('${PEOPLE.removed}', '${hashOf('x')}', 'es')`,
        '!42501',
      ),
      does('viewer', 'select count(*) from public.calendar_feeds'),
      does('viewer', `select language from public.calendar_feeds`, 'en'),
      does('viewer', 'select token_hash from public.calendar_feeds', '!42501'),
      does('editor', `delete from public.calendar_feeds where user_id = '${PEOPLE.owner}'`, '0'),
      does('owner', 'delete from public.calendar_feeds'),
      make('owner', 'another'),
    ],
  },
  {
    name: 'an address tells the service the dates of its account’s events, for as long as it stands',
    steps: [
      ...soon,
      ...(['owner', 'anonymous'] as const).map((as) => feed(as, PEOPLE.owner, '', '!42501')),
      feed('service', PEOPLE.owner, `->> 'language'`, 'es'),
      feed('service', PEOPLE.owner, `#>> '{plans,0,id}'`, SHARED),
      feed('service', PEOPLE.owner, `#>> '{plans,1}'`, 'null'),
      feed('service', PEOPLE.owner, `#>> '{plans,0,budget}'`, 'null'),
      told(PEOPLE.owner, 'task payment event'),
      // The stored hash of an address doesn't open the feed.
      feed('service', hashOf(PEOPLE.owner), '', 'null'),
      feed('service', 'nobody', '', 'null'),
      make('viewer', 'mine'),
      told('mine', 'task payment event'),
      set('event_plans', 'archived_at = now()', SHARED),
      told('mine', 'null'),
      feed('service', 'mine', `->> 'plans'`, '[]'),
      set('event_plans', 'archived_at = null', SHARED),
      set('tasks', 'recommended_completion_date = current_date - 60', TASKS[SHARED]),
      told('mine', 'task payment event'),
      set('tasks', 'recommended_completion_date = current_date - 61', TASKS[SHARED]),
      told('mine', 'payment event'),
      does(
        'postgres',
        `delete from public.plan_members where user_id = '${PEOPLE.viewer}' and plan_id = '${SHARED}'`,
      ),
      feed('service', 'mine', `->> 'plans'`, '[]'),
      told('mine', 'null'),
      does('viewer', 'delete from public.calendar_feeds'),
      feed('service', 'mine', '', 'null'),
      does('postgres', `delete from auth.users where id = '${PEOPLE.stranger}'`),
      feed('service', PEOPLE.stranger, '', 'null'),
    ],
  },
  {
    name: 'one caller reads three thousand times an hour, and one address is read a hundred and twenty times',
    steps: (
      [
        ['calendar', 'x', 2999],
        ['calendar_feed', hashOf(PEOPLE.owner), 119],
      ] as const
    ).flatMap(([kind, source, before]) => [
      does('postgres', 'delete from private.attempts', kind === 'calendar' ? '0' : '3003'),
      does(
        'postgres',
        `insert into private.attempts (kind, source)
         select '${kind}', private.source_hash('${source}') from generate_series(1, ${before})`,
        `${before}`,
      ),
      feed('service', PEOPLE.owner, `->> 'capped'`, 'null'),
      feed('service', PEOPLE.owner, `->> 'capped'`, 'true'),
      // Makes the requests older than an hour, so the limit no longer applies.
      does(
        'postgres',
        `update private.attempts set attempted_at = now() - interval '61 minutes' where kind = '${kind}'`,
        kind === 'calendar' ? '3000' : '120',
      ),
      feed('service', PEOPLE.owner, `->> 'capped'`, 'null'),
    ]),
  },
];
