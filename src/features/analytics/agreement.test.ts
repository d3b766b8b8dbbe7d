import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredItem } from '@/data/ledger';
import { type AnalyzedFacts, categoryTotals, eventLines } from '@/domain/analytics/analytics';
import { costForecast } from '@/domain/analytics/cost-forecast';
import { moneyCourse } from '@/domain/analytics/money-course';
import { replyCourse } from '@/domain/analytics/reply-course';
import { taskCourse } from '@/domain/analytics/task-course';
import { addDays } from '@/domain/calendar';
import { countGuests, countPeople } from '@/domain/guests/counts';
import { CHANNELS, EMPTY_GUEST, EMPTY_HOUSEHOLD, type Guest } from '@/domain/guests/guest';
import { REACHES } from '@/domain/guests/reach';
import { breakdown } from '@/domain/ledger/breakdown';
import { ledger } from '@/domain/ledger/ledger';
import { moneyNow } from '@/domain/ledger/money-now';
import { CATEGORIES } from '@/domain/plan/facts';
import { EMPTY_TASK, type Task } from '@/domain/tasks/task';
import { entriesOf, filterEntries, guestsAddress, listGuests } from '@/features/guests/list/guest-list';
import { ledgerAddress, listItems } from '@/features/ledger/ledger-list';
import { listTasks, tasksAddress } from '@/features/tasks/task-list';
import { ledgerItems, TODAY } from '../../../tests/builders/ledgers';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const address = (filters: Record<string, string>) => new URLSearchParams(filters);
const choices = fc.tuple(
  ...CATEGORIES.map((category) =>
    fc.record({
      category: fc.constant(category),
      selected: fc.boolean(),
      locked: fc.constant(false),
      priority: fc.constant(null),
      allocated_amount: fc.option(fc.integer({ min: 0, max: 8_000_000 })),
    }),
  ),
);
const currency = fc.constantFrom('EUR', 'CLP');

const WEDDING = {
  name: 'Boda',
  event_type: 'wedding',
  event_date: TODAY,
  budget: 2_400_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 100,
  country: 'ES',
  region: null,
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  kind: null,
} as const;

describe('every figure in analytics equals the same figure in its own module', () => {
  test('the analytics page shows the same amounts as the ledger, the breakdown and the plan', () => {
    fc.assert(
      fc.property(
        ledgerItems(),
        choices,
        currency,
        fc.integer({ min: -30, max: 300 }),
        (items, given, code, days) => {
          const event_date = addDays(TODAY, days);
          const plan = { ...WEDDING, currency: code, event_date, categories: given };
          const book = ledger(items, TODAY, code);
          const parts = breakdown(plan, items, TODAY);
          const { now } = moneyNow(items, [], plan, TODAY);
          const end = costForecast({
            items,
            choices: given,
            quotes: [],
            currency: code,
            today: TODAY,
            event_date,
          });
          const money = Object.fromEntries(
            CATEGORIES.flatMap((category) => {
              const { items: count, expected, committed, paid } = book.categories[category];
              return count > 0 ? [[category, { expected, committed, paid }]] : [];
            }),
          );
          const facts: AnalyzedFacts = { ...plan, id: 'p' };
          const figures = [{ plan_id: 'p', money, invited: 0, accepted: 0, declined: 0, waiting: 0 }];
          const [line] = eventLines([facts], figures);
          for (const key of ['expected', 'committed', 'paid'] as const) {
            expect(parts.total[key]).toBe(book.total[key]);
            expect(line?.[key]).toBe(book.total[key]);
          }
          expect(end.expected).toBe(book.total.expected);
          expect(end.firm).toBe(book.total.committed);
          expect(now.committed).toBe(book.total.committed);
          expect(sum(Object.values(now.expected))).toBe(book.total.expected);
          for (const { category, expected, firm } of end.categories) {
            expect(expected).toBe(book.categories[category].expected);
            expect(firm).toBe(book.categories[category].committed);
          }
          const planned = sum(given.map((one) => (one.selected ? (one.allocated_amount ?? 0) : 0)));
          expect(parts.total.planned).toBe(planned);
          expect(sum(categoryTotals([facts], figures).map((row) => row.planned))).toBe(planned);
          const { committed, paid } = book.total;
          expect(
            moneyCourse({ opening: [], changes: [] }, { planned, committed, paid }, TODAY).at(-1),
          ).toEqual({
            date: TODAY,
            planned,
            committed,
            paid,
          });
        },
      ),
    );
  });

  test('a category’s figure in analytics links to exactly the items that it adds up', () => {
    fc.assert(
      fc.property(ledgerItems(), currency, (items, code) => {
        const book = ledger(items, TODAY, code);
        for (const category of CATEGORIES) {
          const shown = listItems(
            items as unknown as StoredItem[],
            book,
            ledgerAddress.read(address({ category })),
            {
              today: TODAY,
              language: 'es',
              text: () => '',
            },
          );
          expect(sum(shown.map(({ id }) => book.byItem.get(id)?.expected ?? 0))).toBe(
            book.categories[category].expected,
          );
        }
      }),
    );
  });

  const moment = fc.option(
    fc.integer({ min: -60, max: 0 }).map((days) => `${addDays(TODAY, days)}T12:00:00.000Z`),
  );
  const household = fc.record({
    invited_at: moment,
    opened_at: moment,
    answered_at: moment,
    channel: fc.option(fc.constantFrom(...CHANNELS)),
    parts: fc.option(fc.constantFrom([], ['a'], ['a', 'b'])),
    second_list: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 5 }),
    members: fc.array(
      fc.record({
        party_size: fc.integer({ min: 1, max: 5 }),
        reply: fc.option(fc.constantFrom('accepted' as const, 'declined' as const, 'waiting' as const)),
      }),
      { maxLength: 4 },
    ),
  });

  test('a reply figure in analytics links to exactly the guests that it counts', () => {
    fc.assert(
      fc.property(fc.array(household, { maxLength: 6 }), (groups) => {
        const parts = [
          { id: 'a', name: 'Cena' },
          { id: 'b', name: 'Baile' },
        ] as never;
        const homes = groups.map(({ members: _, ...one }, i) => ({
          ...EMPTY_HOUSEHOLD,
          ...one,
          id: `h${i}`,
          name: `Grupo ${i}`,
        }));
        const households = new Map(homes.map((one) => [one.id, one]));
        const guests = groups.flatMap(({ members }, h) =>
          members.map(
            ({ party_size, reply }, i): Guest => ({
              ...EMPTY_GUEST,
              id: `g${h}-${i}`,
              name: 'Ana',
              last_name: 'Gil',
              household_id: `h${h}`,
              party_size,
              replies: reply ? { a: { status: reply } } : {},
            }),
          ),
        );
        const course = replyCourse(guests, households, parts);
        const entries = entriesOf(guests, { households, parts }, null, () => '');
        const listed = (filters: Record<string, string>) => {
          const state = guestsAddress.read(address(filters));
          return countPeople(listGuests(filterEntries(entries, state), state));
        };
        for (const reach of REACHES) {
          expect(listed({ sent: reach })).toBe(course.total[reach]);
          expect(sum(course.channels.map((one) => one[reach]))).toBe(course.total[reach]);
          expect(sum(course.weeks.map((one) => one[reach]))).toBe(course.total[reach]);
          for (const one of course.channels)
            expect(listed({ sent: reach, channel: one.channel ?? 'none' })).toBe(one[reach]);
          for (const one of course.weeks) expect(listed({ sent: reach, week: one.week })).toBe(one[reach]);
        }
        expect(listed({ sent: 'sent', reply: 'open' })).toBe(course.silent);
        expect(listed({ reply: 'open' })).toBe(countGuests(guests, households, parts, null).silent);
      }),
    );
  });

  const task: fc.Arbitrary<Task> = fc
    .record({
      days: fc.integer({ min: -60, max: 60 }),
      assignee: fc.option(fc.constantFrom('Ana', 'Luis')),
      done: fc.option(fc.integer({ min: -60, max: 0 })),
      id: fc.uuid({ version: 4 }),
    })
    .map(({ days, assignee, done, id }) => ({
      ...EMPTY_TASK,
      id,
      version: 1,
      task_name: 'Llamar',
      task_category: 'general',
      priority_level: 1,
      recommended_completion_date: addDays(TODAY, days),
      assignee,
      completed_at: done === null ? null : `${addDays(TODAY, done)}T12:00:00.000Z`,
    }));

  test('a person’s figure in analytics links to exactly that person’s tasks', () => {
    fc.assert(
      fc.property(fc.array(task, { maxLength: 12 }), (tasks) => {
        const facts = { committed: [] };
        const course = taskCourse(tasks, facts, TODAY, (moment) => moment.slice(0, 10));
        const listed = (filters: Record<string, string>) =>
          listTasks(tasks, tasksAddress.read(address(filters)), {
            facts,
            kind: 'wedding',
            today: TODAY,
            language: 'es',
            name: ({ task_name }) => task_name,
            text: () => '',
          }).length;
        expect(listed({ show: 'overdue' })).toBe(course.overdue);
        expect(listed({ show: 'done' })).toBe(course.done);
        expect(listed({})).toBe(course.tasks - course.done);
        for (const { assignee, open, overdue, done } of course.people) {
          if (assignee === null) expect(listed({ show: 'unassigned' })).toBe(open);
          else {
            expect(listed({ assignee })).toBe(open);
            expect(listed({ assignee, show: 'overdue' })).toBe(overdue);
            expect(listed({ assignee, show: 'done' })).toBe(done);
          }
        }
        // At the chart's last point, `planned` includes every task. At today's point, `done` includes all
        // done tasks.
        if (tasks.length > 0) expect(course.points.at(-1)?.planned).toBe(tasks.length);
        expect(course.points.find(({ date }) => date === TODAY)?.done).toBe(course.done);
      }),
    );
  });
});
