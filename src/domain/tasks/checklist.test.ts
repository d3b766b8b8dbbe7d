import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checklist as english } from '../../locales/en/checklist';
import { checklist as spanish } from '../../locales/es/checklist';
import { addDays, daysBetween } from '../calendar';
import { CATEGORIES, COUPLE_TYPES, EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import { type ChecklistFacts, checklist, templateOf } from './checklist';
import { TEMPLATES, type Template } from './templates.data';

const TODAY = '2026-11-21';
const THREE_YEARS = 1096;
const lines: readonly Template[] = TEMPLATES;

const factsIn = (left: number): fc.Arbitrary<ChecklistFacts> =>
  fc
    .record({
      event_type: fc.constantFrom(...EVENT_TYPES),
      country: fc.constantFrom('ES', 'MX', 'US', 'GB', 'AR', 'DE'),
      location_type: fc.constantFrom(...LOCATION_TYPES),
      couple_type: fc.constantFrom(null, ...COUPLE_TYPES),
      categories: fc.subarray([...CATEGORIES]),
    })
    .map((facts) => ({
      ...facts,
      event_date: addDays(TODAY, left),
      couple_type: facts.event_type === 'wedding' ? facts.couple_type : null,
    }));

const WEDDING: ChecklistFacts = {
  event_type: 'wedding',
  event_date: addDays(TODAY, 42),
  country: 'ES',
  location_type: 'indoor',
  couple_type: 'bride-and-bride',
  categories: CATEGORIES,
};
const within = (left: number, facts: Partial<ChecklistFacts> = {}) =>
  checklist({ ...WEDDING, ...facts, event_date: addDays(TODAY, left) }, TODAY);

describe('for any event and any time left from a day to three years', () => {
  const cases = fc.integer({ min: 1, max: THREE_YEARS }).chain((left) => factsIn(left));

  test('nothing is overdue at birth, and what comes before the event is never after it', () => {
    fc.assert(
      fc.property(cases, (facts) => {
        for (const { template, date, start } of checklist(facts, TODAY).tasks) {
          expect(date > TODAY && start > TODAY && start <= date, template).toBe(true);
          const before = (templateOf(template)?.lead ?? 0) >= 0;
          expect(before ? date <= facts.event_date : date > facts.event_date, template).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the order respects dependencies, in dates and in the list', () => {
    fc.assert(
      fc.property(cases, (facts) => {
        const { tasks } = checklist(facts, TODAY);
        for (const [at, { template, date }] of tasks.entries())
          for (const earlier of templateOf(template)?.after ?? []) {
            const place = tasks.findIndex((task) => task.template === earlier);
            const before = tasks[place];
            if (before) expect(before.date <= date && place < at, `${earlier} before ${template}`).toBe(true);
          }
      }),
      { numRuns: 500 },
    );
  });

  test('the same facts give the same list, and every task of it is there or said to be dropped', () => {
    fc.assert(
      fc.property(cases, (facts) => {
        const list = checklist(facts, TODAY);
        expect(checklist({ ...facts }, TODAY)).toEqual(list);
        const relaxed = checklist({ ...facts, event_date: addDays(TODAY, 800) }, TODAY);
        const named = [...list.tasks, ...list.dropped].map(({ template }) => template);
        expect(named.sort()).toEqual(relaxed.tasks.map(({ template }) => template).sort());
      }),
    );
  });

  test('what matters most is never dropped, save where another task takes its place', () => {
    fc.assert(
      fc.property(cases, (facts) => {
        for (const { template, reason } of checklist(facts, TODAY).dropped)
          if (reason === 'late') expect(templateOf(template)?.priority).not.toBe(1);
      }),
    );
  });
});

test('with time enough every task stands where the research puts it, or earlier', () => {
  for (const event_type of EVENT_TYPES) {
    const { tasks, dropped } = within(700, { event_type, couple_type: null });
    expect(dropped).toEqual([]);
    expect(tasks.filter(({ fit }) => fit !== 'usual')).toEqual([]);
    for (const { template, date } of tasks) {
      const line = templateOf(template);
      if (line?.soon === undefined && line)
        expect([template, daysBetween(date, addDays(TODAY, 700))]).toEqual([template, line.lead]);
    }
  }
});

test('with three years left the first steps are asked for soon', () => {
  expect(within(1000).tasks[0]).toMatchObject({ template: 'W01', date: addDays(TODAY, 14) });
});

test('a wedding in six weeks', () => {
  const { tasks, dropped, left, usual } = within(42);
  expect([left, usual]).toEqual([42, 420]);
  const inDays = (id: string) => {
    const task = tasks.find(({ template }) => template === id);
    return task && daysBetween(TODAY, task.date);
  };
  expect(tasks.find(({ template }) => template === 'W19')?.wording).toBe('Short');
  expect(inDays('W35')).toBeLessThanOrEqual(14);
  expect(inDays('W56')).toBe(41);
  expect(dropped).toContainEqual({ template: 'W18', reason: 'merged' });
  expect(within(20).dropped).toContainEqual({ template: 'W25', reason: 'late' });
  expect(tasks.length).toBeGreaterThan(30);
});

test('on the day, and after it, only what comes after the event is left', () => {
  for (const left of [0, -3]) {
    const { tasks } = within(left);
    expect(tasks.map(({ template }) => template)).toContain('W58');
    expect(tasks.every(({ date }) => date > TODAY)).toBe(true);
    expect(tasks.every(({ template }) => (templateOf(template)?.lead ?? 0) < 0)).toBe(true);
  }
});

test('the law of the country decides about the papers', () => {
  const papers = (country: string) =>
    within(700, { country })
      .tasks.map(({ template }) => template)
      .filter((id) => id.startsWith('W33'));
  expect(['ES', 'MX', 'US', 'GB', 'FR'].map(papers)).toEqual([
    ['W33es'],
    ['W33mx'],
    ['W33us'],
    ['W33gb'],
    ['W33'],
  ]);
});

describe('the data', () => {
  test('stands in an order in which nothing is before what it waits for', () => {
    const seen = new Set<string>();
    for (const { id, after = [], event } of lines) {
      for (const earlier of after) {
        expect([id, earlier, seen.has(earlier)]).toEqual([id, earlier, true]);
        expect(lines.find((line) => line.id === earlier)?.event).toBe(event);
      }
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    }
  });

  test('has words in both languages that fit a task’s name', () => {
    for (const { id, short, couples } of lines) {
      const keys = [
        id,
        ...(short ? [`${id}Short`] : []),
        ...(couples ? ['Both', 'Suits', 'Brides'].map((w) => id + w) : []),
      ];
      for (const key of keys)
        for (const texts of [english, spanish])
          expect([key, [...(Object.entries(texts).find(([k]) => k === key)?.[1] ?? '')].length]).toSatisfy(
            ([, length]: [string, number]) => length > 0 && length <= 100,
          );
    }
  });
});
