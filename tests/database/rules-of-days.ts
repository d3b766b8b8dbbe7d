import type { Actor } from './actors';
import { change, create, fresh } from './calls';
import { HOUSEHOLDS, SHARED } from './fixture';
import type { Scenario, Step } from './probe';

const ID = fresh(1);
/** Checks the plan's date, last day and hours in the response to a call. */
const days = (call: string, expect: string): Step => ({
  as: 'removed' as Actor,
  sql: `select concat_ws(' ', r ->> 'event_date', r ->> 'event_end_date', r ->> 'duration') from (select ${call} as r) as answer`,
  expect,
});
const refused = (facts: object): Step => ({
  as: 'removed',
  sql: `select ${create({ id: ID, event_date: '2127-06-05', ...facts })}`,
  expect: '!23514',
});

/**
 * Scenarios about an event's days: the last day moves with the date, and an event of several days has 24
 * hours a day.
 */
export const eventDays: Scenario[] = [
  {
    name: 'an event of several days has 24 hours a day, whatever was typed',
    steps: [
      days(
        create({ id: ID, event_date: '2127-06-05', event_end_date: '2127-06-06', duration: 8 }),
        '2127-06-05 2127-06-06 48',
      ),
      days(change(ID, 1, { event_end_date: '2127-06-07', duration: 8 }), '2127-06-05 2127-06-07 72'),
    ],
  },
  ...['2127-06-04', '2127-06-05', '2127-06-08'].map((event_end_date) => ({
    name: `an event from the fifth cannot end on ${event_end_date}`,
    steps: [refused({ event_end_date })],
  })),
  {
    name: 'what is said last of date, end and hours holds',
    steps: [
      days(create({ id: ID, event_date: '2127-06-05', duration: 9 }), '2127-06-05 9'),
      days(change(ID, 1, { event_date: '2127-06-06' }), '2127-06-06 9'),
      days(change(ID, 2, { event_end_date: '2127-06-07' }), '2127-06-06 2127-06-07 48'),
      days(change(ID, 3, { event_date: '2127-06-10' }), '2127-06-10 2127-06-11 48'),
      days(change(ID, 4, { duration: 9 }), '2127-06-10 9'),
      days(change(ID, 5, { event_end_date: '2127-06-12', duration: 5 }), '2127-06-10 2127-06-12 72'),
      days(change(ID, 6, { event_date: '2127-06-11', duration: 48 }), '2127-06-11 2127-06-12 48'),
      days(change(ID, 7, { event_end_date: null, duration: 7 }), '2127-06-11 7'),
      days(change(ID, 8, { event_end_date: '2127-06-12' }), '2127-06-11 2127-06-12 48'),
      days(change(ID, 9, { event_end_date: null }), '2127-06-11'),
    ],
  },
  {
    name: 'a household reads both days of its event',
    steps: [
      {
        as: 'postgres',
        sql: `update public.event_plans set event_end_date = event_date + 1 where id = '${SHARED}'`,
        expect: '1',
      },
      {
        as: 'postgres',
        sql: `select private.rsvp_document(h) #>> '{plan,event_end_date}' from public.households h where h.id = '${HOUSEHOLDS[SHARED]}'`,
        expect: '2027-06-06',
      },
    ],
  },
];
