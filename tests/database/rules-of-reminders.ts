import { type Actor, PEOPLE } from './actors';
import { fresh } from './calls';
import { FOREIGN, ITEMS, PAYMENTS, SHARED, TASKS, TIMELINE } from './fixture';
import type { Scenario, Step } from './probe';

/** A morning in Madrid, where the fixture's events are, two days before their tasks are due. */
const MORNING = '2027-01-29T08:30:00+01';
const claim = (moment: string, any_hour = false, most = 50) =>
  `public.claim_reminders('${moment}', ${any_hour}, ${most})`;

const select = (sql: string, expect: string, as: Actor = 'service'): Step => ({
  as,
  sql: `select ${sql}`,
  expect,
});
/** Checks how many emails a run claims. */
const emails = (moment: string, expect: number, any_hour = false, most = 50): Step =>
  select(`jsonb_array_length(${claim(moment, any_hour, most)})`, `${expect}`);
const titles = (moment: string, expect: string): Step =>
  select(
    `string_agg(i ->> 'title', '|' order by i ->> 'title')
     from jsonb_array_elements(${claim(moment)}) as l, jsonb_array_elements(l -> 'items') as i
     where l ->> 'user_id' = '${PEOPLE.owner}'`,
    expect,
  );
const set = (sql: string, rows = 1): Step => ({ as: 'postgres', sql, expect: `${rows}` });

/** Removes every reason for a reminder except the owner's task in the shared plan. */
const alone: Step[] = [
  set(`delete from public.plan_members where user_id = '${PEOPLE.editor}' and plan_id = '${SHARED}'`),
  set(`update public.tasks set completed_at = now() where id = '${TASKS[FOREIGN]}'`),
];
const task = (change: string): Step =>
  set(`update public.tasks set ${change}, version = version where id = '${TASKS[SHARED]}'`);
const quiet = (name: string, ...steps: Step[]): Scenario => ({
  name: `no reminder ${name}`,
  steps: [...alone, ...steps, emails(MORNING, 0)],
});

const milestone = (due: string, days: number | null): Step =>
  set(`insert into public.timeline_items (id, plan_id, kind, title, starts_on, reminder_days_before, event_on)
    values ('${fresh(1)}', '${SHARED}', 'milestone', 'Invitaciones', '${due}', ${days}, '2027-06-05')`);

const milestone2 = (due: string, days: number): Step =>
  set(`insert into public.timeline_items (id, plan_id, kind, title, starts_on, reminder_days_before, event_on)
    values ('${fresh(4)}', '${SHARED}', 'milestone', 'Flores', '${due}', ${days}, '2027-06-05')`);

/**
 * Returns a scenario that tests whether a reminder names a milestone, depending on the state of the
 * milestone's task.
 */
const marked = (name: string, origin: string, state: string, told: boolean): Scenario => ({
  name: `a milestone ${name} is ${told ? 'told of' : 'left in peace'}`,
  steps: [
    milestone('2027-03-20', 10),
    set(`update public.timeline_items set origin = 'mile-${origin}', origin_title = 'x', origin_on = '2027-03-20'
      where id = '${fresh(1)}'`),
    set(`insert into public.tasks (id, plan_id, task_name, recommended_completion_date, origin, origin_name,
        origin_date, origin_event, completed_at, deleted_at)
      values ('${fresh(2)}', '${SHARED}', 'x', '2027-05-30', 'W33es-Civil', 'x', '2027-05-30', '2027-06-05', ${state})`),
    // If an email is sent, it also names the late task “Visitar la finca”.
    told
      ? titles('2027-03-10T08:30:00+01', 'Invitaciones|Visitar la finca')
      : emails('2027-03-10T08:30:00+01', 0),
  ],
});

/** Claims the due emails, and records for each whether it was sent. */
const settled = (moment: string, sent: boolean, expect: number): Step =>
  select(
    `count(*) filter (where public.settle_reminder((l ->> 'email_id')::uuid, ${sent})) from jsonb_array_elements(${claim(moment)}) as l`,
    `${expect}`,
  );
const anHourPasses = (minutes: number): Step =>
  set(`update private.reminder_emails set claimed_at = claimed_at - interval '${minutes} minutes'`);

const quote = (stage: string, chase_on: string): Step =>
  set(`insert into public.vendor_quotes (id, plan_id, category, vendor_name, stage, chase_on)
    values ('${fresh(2)}', '${SHARED}', 'music', 'Banda Azahar', '${stage}', '${chase_on}')`);

export const reminders: Scenario[] = [
  {
    name: 'a vendor is to be asked again on the day that was noted',
    steps: [quote('quoted', '2027-01-29'), titles(MORNING, 'Banda Azahar|Visitar la finca')],
  },
  {
    name: 'a vendor is not asked again before its day',
    steps: [quote('contacted', '2027-01-30'), titles(MORNING, 'Visitar la finca')],
  },
  ...['booked', 'refused'].map((stage) => ({
    name: `a vendor that is ${stage} is not asked again`,
    steps: [quote(stage, '2027-01-29'), titles(MORNING, 'Visitar la finca')],
  })),
  {
    name: 'owners and editors get an email each, once',
    steps: [
      emails('2027-01-29T06:59:59+01', 0),
      emails('2027-01-29T11:00:00+01', 0),
      emails(MORNING, 3),
      emails(MORNING, 0),
      emails('2027-01-29T10:59:59+01', 0),
      select(
        `string_agg(p.full_name, ' ' order by p.full_name)
         from private.reminder_emails l join public.profiles p on p.id = l.user_id`,
        'editor owner stranger',
        'postgres',
      ),
    ],
  },
  {
    name: 'what else is new of one’s plans is a line of an email, and no email of its own',
    steps: [
      ...alone,
      set(`update public.plan_members set joined_at = null where plan_id = '${SHARED}'`, 2),
      select(
        `l -> 'news' from jsonb_array_elements(${claim(MORNING)}) as l`,
        `[{"plan_id": "${SHARED}", "plan_name": "Boda de Íñigo y Zoë", "suggestions": 1}]`,
      ),
      // News alone causes no email on a day when nothing is due.
      set(`insert into public.suggestions (id, plan_id, author, changes, states)
        select '${fresh(1)}', plan_id, author, changes, states from public.suggestions where plan_id = '${SHARED}'`),
      emails('2027-01-30T08:30:00+01', 0),
    ],
  },
  {
    name: 'an email with nothing new says so by an empty list',
    steps: [
      ...alone,
      set(`update public.plan_members set joined_at = null where plan_id = '${SHARED}'`, 2),
      set(`delete from public.suggestions where plan_id = '${SHARED}'`),
      select(`l -> 'news' from jsonb_array_elements(${claim(MORNING)}) as l`, '[]'),
    ],
  },
  { name: 'seven is morning', steps: [emails('2027-01-29T07:00:00+01', 3)] },
  { name: 'just before eleven is morning', steps: [emails('2027-01-29T10:59:59+01', 3)] },
  { name: 'at any hour', steps: [emails('2027-01-29T22:00:00+01', 3, true)] },
  { name: 'as many emails as asked for', steps: [emails(MORNING, 2, false, 2), emails(MORNING, 1)] },
  {
    name: 'who has an email of today takes no place of a batch',
    steps: [
      emails(MORNING, 1, false, 1),
      // The person who got today's email has something due again.
      set(`update private.reminders set due_on = due_on - 1`),
      emails(MORNING, 1, false, 1),
      emails(MORNING, 1, false, 1),
      emails(MORNING, 0, false, 1),
    ],
  },
  {
    name: 'an email says what, of which plan, to whom and in which language',
    steps: [
      select(
        `concat_ws('|', l ->> 'email', l ->> 'full_name', l ->> 'language', l ->> 'day', i ->> 'kind',
           i ->> 'title', i ->> 'due_on', i ->> 'plan_id', i ->> 'plan_name', i ->> 'currency', i ->> 'amount')
         from jsonb_array_elements(${claim(MORNING)}) as l, jsonb_array_elements(l -> 'items') as i
         where l ->> 'user_id' = '${PEOPLE.owner}'`,
        `owner@example.org|owner|es|2027-01-29|task|Visitar la finca|2027-01-31|${SHARED}|Boda de Íñigo y Zoë|EUR`,
      ),
    ],
  },
  { name: 'three days before is too soon for a task', steps: [emails('2027-01-28T08:30:00+01', 0)] },
  { name: 'on the day itself there is still time', steps: [emails('2027-01-31T08:30:00+01', 3)] },
  {
    name: 'what is late is told of once, in the week after',
    steps: [
      emails('2027-02-08T08:30:00+01', 0),
      titles('2027-02-07T08:30:00+01', 'Visitar la finca'),
      emails('2027-02-07T09:30:00+01', 0),
      emails('2027-02-06T08:30:00+01', 0),
    ],
  },
  {
    name: 'what was told of before its day is told of once it is late',
    steps: [emails(MORNING, 3), emails('2027-01-30T08:30:00+01', 0), emails('2027-02-01T08:30:00+01', 3)],
  },
  {
    name: 'what is late stands first in every email until it is done, for two months',
    steps: [
      ...alone,
      milestone('2027-03-20', 10),
      select(
        `string_agg(i.value ->> 'title', '|' order by i.ordinality)
         from jsonb_array_elements(${claim('2027-03-10T08:30:00+01')}) as l,
           jsonb_array_elements(l -> 'items') with ordinality as i`,
        'Visitar la finca|Invitaciones',
      ),
      milestone2('2027-04-20', 10),
      select(
        `string_agg(i.value ->> 'title', '|')
         from jsonb_array_elements(${claim('2027-04-10T08:30:00+02')}) as l, jsonb_array_elements(l -> 'items') as i`,
        'Flores',
      ),
    ],
  },
  {
    name: 'a task of an event that is over is not told of as late, a payment is',
    steps: [
      ...alone,
      set(`update public.event_plans set event_date = '2027-01-30' where id = '${SHARED}'`),
      emails('2027-02-02T08:30:00+01', 0),
      set(`update public.budget_payments set due_date = '2027-01-31' where id = '${PAYMENTS[SHARED]}'`),
      titles('2027-02-02T08:30:00+01', 'Flores Azahar'),
    ],
  },
  {
    name: 'a milestone that has passed is not told of',
    steps: [
      ...alone,
      task('completed_at = now()'),
      milestone('2027-03-20', 3),
      emails('2027-03-21T08:30:00+01', 0),
    ],
  },
  quiet('of what is done', task('completed_at = now()')),
  quiet('of what was removed', task('deleted_at = now()')),
  quiet(
    'of what a price agreed upon has closed',
    task(`origin = 'W17-Short', origin_name = 'x', origin_date = '2027-01-01', origin_event = '2027-06-05'`),
  ),
  {
    name: 'a price in another category closes nothing',
    steps: [
      task(`origin = 'W06', origin_name = 'x', origin_date = '2027-01-01', origin_event = '2027-06-05'`),
      emails(MORNING, 3),
    ],
  },
  {
    name: 'a price that is not agreed upon closes nothing',
    steps: [
      ...alone,
      task(`origin = 'W17', origin_name = 'x', origin_date = '2027-01-01', origin_event = '2027-06-05'`),
      set(`update public.budget_items set actual_amount = null where id = '${ITEMS[SHARED]}'`),
      emails(MORNING, 1),
    ],
  },
  quiet(
    'of an archived plan',
    set(`update public.event_plans set archived_at = now() where id = '${SHARED}'`),
  ),
  quiet('of a deleted plan', set(`update public.event_plans set deleted_at = now() where id = '${SHARED}'`)),
  quiet('to whom does not want them', {
    as: 'owner',
    sql: 'update public.profiles set email_reminders = false',
    expect: '1',
  }),
  quiet(
    'to whoever is leaving',
    set(`update public.profiles set deletes_at = now() + interval '7 days' where id = '${PEOPLE.owner}'`),
  ),
  quiet(
    'to an address nobody confirmed',
    set(`update auth.users set email_confirmed_at = null where id = '${PEOPLE.owner}'`),
  ),
  quiet('to no address', set(`update auth.users set email = '' where id = '${PEOPLE.owner}'`)),
  {
    name: 'a payment is told of five days before',
    steps: [
      emails('2027-04-27T08:30:00+02', 0),
      select(
        `concat_ws('|', l #>> '{items,0,kind}', l #>> '{items,0,title}', l #>> '{items,0,amount}', l #>> '{items,0,due_on}')
         from jsonb_array_elements(${claim('2027-04-28T08:30:00+02')}) as l where l ->> 'user_id' = '${PEOPLE.owner}'`,
        'payment|Flores Azahar|500.00|2027-05-03',
      ),
    ],
  },
  {
    name: 'nobody is reminded of what is paid, nor of what comes back',
    steps: [
      set(`update public.budget_payments set paid_date = '2027-04-01' where id = '${PAYMENTS[SHARED]}'`),
      set(`update public.budget_payments set kind = 'refund' where id = '${PAYMENTS[FOREIGN]}'`),
      emails('2027-04-28T08:30:00+02', 0),
    ],
  },
  {
    name: 'what no instalment covers falls due with its item, service and tax on top',
    steps: [
      set(`update public.budget_items set payment_date = '2027-03-20', service_rate = 10, service_included = false,
        tax_rate = 21, tax_included = false where id = '${ITEMS[SHARED]}'`),
      select(
        `l #>> '{items,1,amount}' from jsonb_array_elements(${claim('2027-03-15T08:30:00+01')}) as l
         where l ->> 'user_id' = '${PEOPLE.owner}'`,
        '1163.75',
      ),
    ],
  },
  {
    name: 'what instalments cover in full falls due with them alone',
    steps: [
      set(`update public.budget_items set payment_date = '2027-03-20', actual_amount = 500`, 3),
      emails('2027-03-15T08:30:00+01', 0),
    ],
  },
  {
    name: 'what came back of a price that was paid is not owed again',
    steps: [
      set(`update public.budget_items set payment_date = '2027-03-20', actual_amount = 500`, 3),
      set(`update public.budget_payments set paid_date = '2027-02-01'`, 3),
      set(`insert into public.budget_payments (id, plan_id, item_id, kind, amount, due_date, paid_date)
        values ('${fresh(3)}', '${SHARED}', '${ITEMS[SHARED]}', 'refund', 100, '2027-03-01', '2027-03-01')`),
      emails('2027-03-15T08:30:00+01', 0),
    ],
  },
  {
    name: 'what only has a planned amount is owed to nobody',
    steps: [
      set(`update public.budget_items set payment_date = '2027-03-20', actual_amount = null`, 3),
      emails('2027-03-15T08:30:00+01', 0),
    ],
  },
  {
    name: 'a milestone is told of as early as it says',
    steps: [
      milestone('2027-03-20', 10),
      emails('2027-03-09T08:30:00+01', 0),
      titles('2027-03-10T08:30:00+01', 'Invitaciones|Visitar la finca'),
      emails('2027-03-11T08:30:00+01', 0),
    ],
  },
  {
    name: 'a milestone without a reminder, or reached, is left in peace',
    steps: [
      milestone('2027-03-20', null),
      emails('2027-03-19T08:30:00+01', 0),
      set(
        `update public.timeline_items set reminder_days_before = 1, completed_at = now() where id = '${fresh(1)}'`,
      ),
      emails('2027-03-19T08:30:00+01', 0),
    ],
  },
  marked('whose task is done', 'W33', 'now(), null', false),
  marked('whose task is open', 'W33', 'null, null', true),
  marked('whose task was removed', 'W33', 'now(), now()', true),
  marked('of another task', 'W06', 'now(), null', true),
  marked('whose task a price has closed', 'W17', 'null, null', false),
  {
    name: 'a moved day is another one to remind of',
    steps: [
      emails(MORNING, 3),
      task(`recommended_completion_date = '2027-02-10'`),
      titles('2027-02-09T08:30:00+01', 'Visitar la finca'),
    ],
  },
  {
    name: 'one email a day: what comes up later waits for the next',
    steps: [
      ...alone,
      emails(MORNING, 1),
      set(`insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
        values ('${fresh(1)}', '${SHARED}', 'Otra', '2027-01-30')`),
      emails('2027-01-29T10:30:00+01', 0),
      titles('2027-01-30T08:30:00+01', 'Otra'),
    ],
  },
  {
    name: 'a person’s own zone decides what morning is, else the run sheet’s, else the country’s',
    steps: [
      ...alone,
      { as: 'owner', sql: `update public.profiles set time_zone = 'America/Mexico_City'`, expect: '1' },
      emails(MORNING, 0),
      emails('2027-01-29T08:30:00-06', 1),
      set(`delete from private.reminder_emails`),
      { as: 'owner', sql: `update public.profiles set time_zone = 'Nowhere/At_All'`, expect: '1' },
      set(`update public.timeline_items set time_zone = 'Asia/Tokyo' where id = '${TIMELINE[SHARED]}'`),
      emails(MORNING, 0),
      emails('2027-01-29T08:30:00+09', 1),
      set(`delete from private.reminder_emails`),
      set(`delete from public.timeline_items where id = '${TIMELINE[SHARED]}'`),
      emails(MORNING, 1),
      set(`delete from private.reminder_emails`),
      set(`delete from private.country_zones where country = 'ES'`),
      emails('2027-01-29T06:30:00Z', 0),
      emails('2027-01-29T10:30:00Z', 1),
    ],
  },
  {
    name: 'the day is the reader’s',
    steps: [
      ...alone,
      { as: 'owner', sql: `update public.profiles set time_zone = 'Pacific/Kiritimati'`, expect: '1' },
      emails('2027-01-28T08:30:00+14', 0),
      emails('2027-01-29T08:30:00+14', 1),
    ],
  },
  {
    name: 'an email that did not go out is written again, one that did is not',
    steps: [
      ...alone,
      settled(MORNING, false, 1),
      settled(MORNING, true, 1),
      anHourPasses(61),
      emails(MORNING, 0),
      {
        as: 'postgres',
        sql: 'select public.settle_reminder(id, false) from private.reminder_emails',
        expect: 'false',
      },
      emails(MORNING, 0),
    ],
  },
  {
    name: 'an email of which nothing was heard is given out again after an hour',
    steps: [
      ...alone,
      emails(MORNING, 1),
      anHourPasses(59),
      emails(MORNING, 0),
      anHourPasses(2),
      emails(MORNING, 1),
    ],
  },
  {
    name: 'what was sent is remembered for as long as it can come up again',
    steps: [
      ...alone,
      milestone('2027-06-04', 100),
      settled('2027-02-24T08:30:00+01', true, 1),
      emails('2027-04-01T08:30:00+02', 0),
      emails('2027-07-04T08:30:00+02', 0),
      select('count(*) from private.reminders', '1', 'postgres'),
      emails('2027-07-06T08:30:00+02', 0),
      select('count(*) from private.reminder_emails', '0', 'postgres'),
    ],
  },
  {
    name: 'a person who leaves takes their emails along',
    steps: [
      emails(MORNING, 3),
      set(`delete from auth.users where id = '${PEOPLE.owner}'`),
      select(`count(*) from private.reminders where user_id = '${PEOPLE.owner}'`, '0', 'postgres'),
    ],
  },
];
