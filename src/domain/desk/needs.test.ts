import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar';
import { type Category, defaultChoices, type PlanState } from '../plan/facts';
import { reallocate } from '../plan-allocation/stored-allocation';
import { type DeskFigures, type DeskTask, needsOf } from './needs';

const today = '2026-11-20';
const ALL = defaultChoices('wedding').map(({ category }) => category);

function plan(change: Partial<PlanState> = {}): PlanState {
  const state: PlanState = {
    name: 'Gala',
    event_type: 'corporate',
    event_date: addDays(today, 300),
    budget: 3_000_000,
    currency: 'EUR',
    duration: 6,
    guest_count: 100,
    country: 'ES',
    region: null,
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: null,
    kind: null,
    categories: defaultChoices('corporate'),
    ...change,
  };
  const result = reallocate(state);
  return result.ok ? { ...state, categories: result.categories } : state;
}
const inDays = (days: number) => plan({ event_date: addDays(today, days) });

type Now = NonNullable<DeskFigures['now']>;
const now = (change: Partial<Now> = {}): Now => ({
  committed: 0,
  expected: {},
  short: null,
  agreed: ALL,
  tasks: [],
  ...change,
});
const calm: DeskFigures = { now: now(), overdue: null, next: null, replies: null };
const needs = (figures: Partial<DeskFigures> = {}, of = plan()) =>
  needsOf(of, { ...calm, ...figures }, today);
const keys = (...given: Parameters<typeof needs>) => needs(...given).map(({ key }) => key);

let made = 0;
const task = (days: number, change: Partial<DeskTask> = {}): DeskTask => {
  made += 1;
  return {
    id: `task-${made}`,
    task_name: 'Llamar',
    recommended_completion_date: addDays(today, days),
    priority_level: 2,
    origin: null,
    origin_name: null,
    ...change,
  };
};

test('a plan without problems has no needs, even on the day before the event', () => {
  expect(needs()).toEqual([]);
  expect(needs({}, inDays(1))).toEqual([]);
});

describe('money', () => {
  const overdue = { amount: 90_000, payments: 1, since: addDays(today, -2) };
  const next = { amount: 500, vendor_name: 'Banda Ñu', item: 'item' };

  test('overdue money remains listed after the event', () => {
    expect(needs({ overdue })).toEqual([
      {
        key: 'overdue',
        severity: 'high',
        on: addDays(today, -2),
        amount: 90_000,
        payments: 1,
      },
    ]);
    expect(keys({ overdue, unscheduled_days: [inDays(-3).event_date] }, inDays(-3))).toEqual([
      'overdue',
      'concern',
    ]);
  });

  test.each([
    [0, 'high'],
    [30, 'high'],
    [31, 'medium'],
  ])('a shortfall of money in %i days has severity %s', (days, severity) => {
    const short = { date: addDays(today, days), amount: 100 };
    expect(needs({ now: now({ short }) })).toEqual([{ key: 'short', severity, on: short.date, ...short }]);
  });

  test('a payment due in a week is listed unless a shortfall by the due date is listed', () => {
    const due = (days: number) => ({ ...next, date: addDays(today, days) });
    expect(needs({ next: due(7) })).toEqual([
      { key: 'due', severity: 'medium', on: addDays(today, 7), ...due(7) },
    ]);
    expect(needs({ next: due(8) })).toEqual([]);
    const short = (days: number) => now({ short: { date: addDays(today, days), amount: 1 } });
    expect(keys({ next: due(7), now: short(7) })).toEqual(['short']);
    expect(keys({ next: due(7), now: short(8) })).toEqual(['short', 'due']);
  });

  test('agreed costs above the budget are listed as a risk', () => {
    expect(needs({ now: now({ committed: 3_000_001 }) })).toMatchObject([
      { key: 'risk', severity: 'high', risk: { key: 'overBudget', amount: 1 } },
    ]);
  });
});

describe('contracts', () => {
  const unsigned = (days: number, agreed: readonly Category[] = []) =>
    needs({ now: now({ agreed }) }, inDays(days)).filter(({ key }) => key === 'unsigned');

  test('a gala in 22 days lists its missing bookings in the usual order of booking', () => {
    expect(unsigned(22)).toMatchObject([
      { severity: 'high', days: 22, lead: 154, categories: ['venue', 'music', 'catering', 'transportation'] },
    ]);
  });

  test.each([
    [77, []],
    [76, ['medium']],
    [39, ['medium']],
    [38, ['high']],
  ])('with %i days left, an unbooked venue gets the severities %j', (days, severities) => {
    const agreed = ALL.filter((category) => category !== 'venue');
    expect(unsigned(days, agreed).map(({ severity }) => severity)).toEqual(severities);
  });

  test('bookings that are agreed, unselected or far in the future aren’t listed', () => {
    expect(unsigned(22, ALL)).toEqual([]);
    expect(unsigned(300)).toEqual([]);
    const none = defaultChoices('corporate').map((choice) => ({
      ...choice,
      selected: choice.category === 'miscellaneous',
    }));
    expect(
      keys({ now: now({ agreed: [] }) }, plan({ event_date: addDays(today, 22), categories: none })),
    ).not.toContain('unsigned');
  });

  test('without computed figures, no missing booking is listed', () => {
    expect(needs({ now: null }, inDays(22))).toEqual([]);
  });
});

describe('replies', () => {
  const replies = (by: number, event = 300) =>
    needs({ replies: { by: addDays(today, by), part: 'part', people: 12 } }, inDays(event));

  test.each([
    [8, 300, []],
    [7, 300, ['medium']],
    [0, 20, ['medium']],
    [-1, 31, ['medium']],
    [-1, 30, ['high']],
  ])(
    'missing replies due in %i days for an event in %i days get the severities %j',
    (by, event, severities) => {
      expect(replies(by, event).map(({ severity }) => severity)).toEqual(severities);
    },
  );

  test('the need for missing replies names the part of the event', () => {
    expect(replies(3)[0]).toMatchObject({ key: 'replies', part: 'part', people: 12, on: addDays(today, 3) });
  });
});

describe('tasks', () => {
  const ofTasks = (tasks: readonly DeskTask[], days = 300, agreed: readonly Category[] = ALL) =>
    needs({ now: now({ tasks, agreed }) }, inDays(days)).filter(({ key }) => key !== 'unsigned');

  test('an important late task is listed separately from the count of other late tasks', () => {
    const first = task(-3, { priority_level: 1 });
    expect(ofTasks([task(-9), first, task(-1), task(1, { priority_level: 1 })])).toEqual([
      { key: 'critical', severity: 'medium', on: addDays(today, -3), task: first, waiting: 0 },
      {
        key: 'risk',
        severity: 'medium',
        on: addDays(today, -9),
        risk: { key: 'lateTasks', severity: 'medium', tasks: 2 },
      },
    ]);
  });

  test('a late task is severe if the event is near or other tasks depend on it', () => {
    expect(ofTasks([task(-1, { priority_level: 1 })], 30)[0]).toMatchObject({ severity: 'high' });
    const venue = task(-5, { origin: 'C04', origin_name: 'Llamar' });
    const catering = (days: number) => task(days, { origin: 'C08', origin_name: 'Llamar' });
    expect(ofTasks([venue, catering(9)], 300, [])[0]).toMatchObject({
      key: 'critical',
      severity: 'medium',
      waiting: 1,
    });
    expect(ofTasks([venue, catering(0)], 300, [])[0]).toMatchObject({ severity: 'high', waiting: 1 });
  });

  test('a task that an agreed price has completed isn’t late', () => {
    expect(ofTasks([task(-5, { origin: 'C04', origin_name: 'Llamar' })])).toEqual([]);
  });
});

test.each([
  [7, 'high'],
  [8, 'medium'],
])('a missing run sheet for a day in %i days has severity %s', (days, severity) => {
  expect(needs({ unscheduled_days: [addDays(today, days)] }, inDays(days))).toEqual([
    { key: 'unscheduled', severity, on: addDays(today, days - 7), days, on_days: [] },
  ]);
});

test('a two-day event needs a run sheet for each day', () => {
  const second = addDays(today, 8);
  const twoDays = { ...inDays(7), event_end_date: second, duration: 48 };
  expect(needs({ unscheduled_days: [second] }, twoDays)).toMatchObject([
    { key: 'unscheduled', severity: 'medium', days: 8, on_days: [second] },
  ]);
  const begun = { ...inDays(-1), event_end_date: today, duration: 48 };
  expect(keys({ unscheduled_days: [today] }, begun)).toEqual(['unscheduled']);
});

test('a budget above the usual cost is listed after all other needs', () => {
  const figures = { unscheduled_days: [addDays(today, 5)] };
  expect(keys(figures, { ...inDays(5), budget: 4_000_000 })).toEqual(['unscheduled', 'concern']);
});
