import type { Actor } from './actors';
import { change, fresh } from './calls';
import { DELETED, FOREIGN, GUESTS, PAYMENTS, SHARED, TASKS } from './fixture';
import type { Scenario, Step } from './probe';

const ask = (as: Actor, what: string, expect: string, today = '2027-01-01', plan = SHARED): Step => ({
  as,
  sql: `select ${what} from public.plan_summaries('${today}') where plan_id = '${plan}'`,
  expect,
});
const figures = (as: Actor, what: string, expect: string, plan = SHARED): Step => ({
  as,
  sql: `select ${what} from public.event_figures() where plan_id = '${plan}'`,
  expect,
});
const kept = (as: Actor, what: string, expect: string, plan = SHARED): Step => ({
  as,
  sql: `select ${what} from public.past_outcomes() where plan_id = '${plan}'`,
  expect,
});
/** Runs the nightly job at 03:00 UTC on this day. */
const night = (day: string, expect: string): Step => ({
  as: 'service',
  sql: `select private.keep_outcomes('${day}T03:00:00Z')`,
  expect,
});
const does = (as: Actor, sql: string, expect = '1'): Step => ({ as, sql, expect });
const did = (sql: string, expect = '1'): Step => does('postgres', sql, expect);
/** Returns SQL for an hour on the day this many days ago, in the event's time zone. */
const at = (days: number, hour: string): string =>
  `((current_date - ${days}) + time '${hour}') at time zone 'Europe/Madrid'`;
const begins = (days: number, hour: string, plan = SHARED): Step =>
  did(
    `update public.event_parts set starts_at = ${at(days, hour)}, time_zone = 'Europe/Madrid', version = version
     where plan_id = '${plan}'`,
  );
/** Sets the arrival time of the fixture's only arrival. */
const came = (days: number, hour: string): Step =>
  did(
    `update public.arrivals set arrived_at = ${at(days, hour)}, version = version where plan_id = '${SHARED}'`,
  );
/** Switches triggers off (`replica`) or on (`origin`). */
const replica = (role: 'replica' | 'origin'): Step =>
  does('postgres', `select set_config('session_replication_role', '${role}', true)`, role);
const arrives = (ahead: string, expect = '1'): Step =>
  does(
    'editor',
    `insert into public.arrivals (id, plan_id, guest_id, arrived_at)
     values ('${fresh(4)}', '${SHARED}', '${GUESTS[SHARED]}', now() + interval '${ahead}')`,
    expect,
  );
const papers = (expect: string): Step =>
  ask(
    'viewer',
    `(select count(*) from jsonb_array_elements(milestones) as m where m ->> 'origin' = 'mile-W33')`,
    expect,
  );
/** Selects or deselects decorations and sets their amount. Of this amount, 1,250 is already agreed. */
const share = (selected: boolean, amount: string): Step =>
  does(
    'editor',
    `update public.plan_categories set selected = ${selected}, allocated_amount = ${amount}
     where plan_id = '${SHARED}' and category = 'decorations'`,
  );
const changes = (changed: object, version: number): Step => ({
  as: 'owner',
  sql: `select ${change(SHARED, version, changed)} ->> 'version'`,
  expect: `${version + 1}`,
});

export const summaryRules: Scenario[] = [
  {
    name: 'summaries are told to members alone',
    steps: [
      ...(['owner', 'editor', 'viewer'] as const).map((as) => ask(as, 'committed', '1250.00')),
      ask('stranger', 'count(*)', '0'),
      ask('stranger', 'committed', '1250.00', '2027-01-01', FOREIGN),
      ask('removed', 'count(*)', '0'),
      ask('owner', 'count(*)', '0', '2027-01-01', DELETED),
      does('anonymous', `select count(*) from public.plan_summaries('2027-01-01')`, '!42501'),
    ],
  },
  {
    name: 'a summary says what is next, what is late and what is agreed',
    steps: [
      ask(
        'viewer',
        `next_due || ' ' || next_amount || ' ' || next_vendor`,
        '2027-05-03 500.00 Flores Azahar',
      ),
      ask('viewer', 'next_due', '2027-05-03', '2027-05-03'),
      ask('viewer', 'overdue_count', '0', '2027-05-03'),
      ask('viewer', `overdue || ' ' || overdue_count`, '500.00 1', '2027-05-04'),
      ask('viewer', `expected ->> 'decorations'`, '1250.00'),
      ask('viewer', 'agreed', '{decorations}'),
      share(true, '5000.00'),
      ask('viewer', 'agreed', '{decorations}'),
      share(true, '5000.01'),
      ask('viewer', 'agreed', '{}'),
      share(false, '5000.01'),
      ask('viewer', 'agreed', '{decorations}'),
      does(
        'editor',
        `update public.plan_categories set selected = true, allocated_amount = 1
        where plan_id = '${SHARED}' and category = 'music'`,
      ),
      ask('viewer', 'agreed', '{decorations}'),
      ask('viewer', 'short_on', 'null'),
      does('editor', `update public.budget_payments set amount = 3100 where id = '${PAYMENTS[SHARED]}'`),
      ask('viewer', `short_on || ' ' || short_by`, '2027-05-03 100.00'),
      does('editor', 'delete from public.contributions'),
      ask('viewer', 'short_on', 'null'),
      ask('viewer', `tasks -> 0 ->> 'task_name'`, 'Visitar la finca'),
      does(
        'editor',
        `update public.tasks set completed_at = now(), version = 1 where id = '${TASKS[SHARED]}'`,
      ),
      ask('viewer', 'tasks', '[]'),
      does('editor', `update public.tasks set completed_at = null where id = '${TASKS[SHARED]}'`),
      ask('viewer', 'jsonb_array_length(tasks)', '1'),
      does('editor', `update public.tasks set deleted_at = now() where id = '${TASKS[SHARED]}'`),
      ask('viewer', 'tasks', '[]'),
    ],
  },
  {
    name: 'a milestone is told of until it is reached, by itself or by its task, worded for a country or not',
    steps: [
      does(
        'editor',
        `insert into public.timeline_items
          (id, plan_id, kind, title, starts_on, event_on, origin, origin_title, origin_on)
          values ('${fresh(1)}', '${SHARED}', 'milestone', 'Papeles', '2027-03-01', '2027-06-05', 'mile-W33',
            'Papeles', '2027-03-01')`,
      ),
      papers('1'),
      does(
        'editor',
        `insert into public.tasks (id, plan_id, task_name, recommended_completion_date, origin, origin_name,
          origin_date, origin_event)
          values ('${fresh(2)}', '${SHARED}', 'Abrir el expediente', '2027-03-01', 'W33es-Civil', 'Abrir',
            '2027-03-01', '2027-06-05')`,
      ),
      papers('1'),
      does('editor', `update public.tasks set completed_at = now(), version = 1 where id = '${fresh(2)}'`),
      papers('0'),
      does('editor', `update public.tasks set deleted_at = now(), version = 2 where id = '${fresh(2)}'`),
      papers('1'),
      does(
        'editor',
        `update public.timeline_items set completed_at = now(), version = 1 where id = '${fresh(1)}'`,
      ),
      papers('0'),
    ],
  },
  {
    name: 'events that are over, archived or deleted need nothing any more',
    steps: [
      ask('owner', 'count(*)', '1', '2027-06-05'),
      ask('owner', 'count(*)', '0', '2027-06-06'),
      changes({ archived_at: 'now' }, 1),
      ask('owner', 'count(*)', '0'),
      changes({ archived_at: null }, 2),
      ask('owner', 'count(*)', '1'),
    ],
  },
  {
    name: 'figures of events are told to members alone, of past and archived ones too',
    steps: [
      ...(['owner', 'editor', 'viewer'] as const).map((as) =>
        figures(as, `money #>> '{decorations,committed}'`, '1250.00'),
      ),
      figures('viewer', `money #>> '{decorations,expected}'`, '1250.00'),
      figures('viewer', 'invited', '2'),
      figures('stranger', 'count(*)', '0'),
      figures('stranger', 'count(*)', '1', FOREIGN),
      figures('removed', 'count(*)', '0'),
      figures('owner', 'count(*)', '0', DELETED),
      does('anonymous', 'select count(*) from public.event_figures()', '!42501'),
      changes({ archived_at: 'now' }, 1),
      figures('owner', 'count(*)', '1'),
    ],
  },
  {
    name: 'what was expected of events is told to members alone, with how many have come',
    steps: [
      did(`update public.event_outcomes set event_on = current_date - 1 where plan_id = '${SHARED}'`),
      ...(['owner', 'editor', 'viewer'] as const).map((as) =>
        kept(as, `expected || ' ' || arrived`, '1000.00 1'),
      ),
      kept('stranger', 'count(*)', '0'),
      kept('stranger', 'expected', '1000.00', FOREIGN),
      kept('removed', 'count(*)', '0'),
      kept('owner', 'count(*)', '0', DELETED),
      does('anonymous', 'select count(*) from public.past_outcomes()', '!42501'),
      // If a party was marked as arrived several times, the largest number of people counts.
      does(
        'editor',
        `insert into public.arrivals (id, plan_id, guest_id, people)
         values ('${fresh(3)}', '${SHARED}', '${GUESTS[SHARED]}', 2)`,
      ),
      kept('viewer', 'arrived', '2'),
      does('editor', 'delete from public.arrivals', '2'),
      kept('viewer', 'arrived', 'null'),
    ],
  },
  {
    name: 'marks from before the first day of an event count for nothing of what came of it',
    steps: [
      did(
        `update public.event_plans set event_date = current_date - 2, version = version where id = '${SHARED}'`,
      ),
      did(`update public.event_parts set event_on = current_date - 2, version = version`, '3'),
      did(`update public.event_outcomes set event_on = current_date - 2 where plan_id = '${SHARED}'`),
      begins(2, '19:00'),
      begins(3, '19:00', FOREIGN),
      // Until five in the morning, an arrival counts for the previous day.
      came(2, '04:59'),
      kept('viewer', 'arrived', 'null'),
      came(2, '05:00'),
      kept('viewer', 'arrived', '1'),
      // Counts guests who arrive after midnight, and guests marked later from a paper list.
      came(1, '01:00'),
      kept('viewer', 'arrived', '1'),
      came(0, '00:00'),
      kept('viewer', 'arrived', '1'),
      begins(1, '19:00'),
      came(2, '06:00'),
      kept('viewer', 'arrived', '1'),
      // Arrivals at a part on the evening before the event count. They don't count if the event was moved and
      // the hosts haven't confirmed the part's time.
      came(3, '20:00'),
      kept('viewer', 'arrived', 'null'),
      begins(3, '19:00'),
      kept('viewer', 'arrived', '1'),
      did(
        `update public.event_parts set event_on = event_on - 1, version = version where plan_id = '${SHARED}'`,
      ),
      kept('viewer', 'arrived', 'null'),
    ],
  },
  {
    name: 'nobody is marked as arrived in days to come, but a clock that is hours wrong is believed',
    steps: [
      arrives('3 days', '!23514'),
      arrives('2 days 1 minute', '!23514'),
      arrives('47 hours'),
      does(
        'editor',
        `update public.arrivals set arrived_at = now() + interval '3 days', version = version where id = '${fresh(4)}'`,
        '!23514',
      ),
      // An arrival that was stored before this check existed can have a wrong time. The other fields of such
      // an arrival can still be changed.
      replica('replica'),
      did(`update public.arrivals set arrived_at = '2100-01-01', version = version where id = '${fresh(4)}'`),
      replica('origin'),
      does(
        'editor',
        `update public.arrivals set people = 3, arrived_at = arrived_at, version = version where id = '${fresh(4)}'`,
      ),
    ],
  },
  {
    name: 'the scheduler keeps what is expected of an event on its day, once, and anew where the day has moved',
    steps: [
      does('owner', 'select private.keep_outcomes()', '!42501'),
      night('2027-06-05', '0'),
      does('service', 'delete from public.event_outcomes', '3'),
      night('2027-06-04', '0'),
      night('2027-06-13', '0'),
      night('2027-06-12', '2'),
      night('2027-06-12', '0'),
      kept('viewer', `expected || ' ' || committed || ' ' || paid`, '1250.00 1250.00 0.00'),
      kept('viewer', `budget || ' ' || currency || ' ' || event_on`, '30000.50 EUR 2027-06-05'),
      kept('viewer', `guest_count || ' ' || invited || ' ' || accepted`, '120 2 0'),
      does('service', `select count(*) from public.event_outcomes where plan_id = '${DELETED}'`, '0'),
      does('editor', `update public.budget_items set actual_amount = 2000 where plan_id = '${SHARED}'`),
      night('2027-06-12', '0'),
      kept('viewer', 'expected', '1250.00'),
      does('service', `update public.event_plans set event_date = '2027-06-07' where id = '${SHARED}'`),
      night('2027-06-07', '1'),
      kept('viewer', `expected || ' ' || event_on`, '2000.00 2027-06-07'),
    ],
  },
];
