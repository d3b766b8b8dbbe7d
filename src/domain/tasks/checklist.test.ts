import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checklist as english } from '../../locales/en/checklist';
import { checklist as spanish } from '../../locales/es/checklist';
import { addDays, daysBetween } from '../calendar';
import { ALL_TASKS, KINDS } from '../kinds/kinds';
import { CEREMONIES } from '../plan/ceremony';
import { CATEGORIES, COUPLE_TYPES, EVENT_KINDS, EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import { ceremonyOf } from './ceremony';
import { type ChecklistFacts, checklist, checklistOrigin, templateOf } from './checklist';

const TODAY = '2026-11-21';
const THREE_YEARS = 1096;

const factsIn = (left: number): fc.Arbitrary<ChecklistFacts> =>
  fc
    .record({
      event_type: fc.constantFrom(...EVENT_TYPES),
      country: fc.constantFrom('ES', 'MX', 'US', 'GB', 'AR', 'DE'),
      location_type: fc.constantFrom(...LOCATION_TYPES),
      couple_type: fc.constantFrom(null, ...COUPLE_TYPES),
      categories: fc.subarray([...CATEGORIES]),
      guest_count: fc.constantFrom(undefined, 2, 12, 60, 400),
      ceremony: fc.constantFrom(undefined, ...CEREMONIES),
      kind: fc.constantFrom(undefined, ...EVENT_KINDS),
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

describe('any event, with a day to three years left', () => {
  const cases = fc.integer({ min: 1, max: THREE_YEARS }).chain((left) => factsIn(left));

  test('no task of a new checklist is overdue', () => {
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

  test('a task is never due before a task that it depends on', () => {
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

  test('each task missing from a checklist is reported as dropped', () => {
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

  test('the most important tasks are never dropped for lack of time', () => {
    fc.assert(
      fc.property(cases, (facts) => {
        for (const { template, reason } of checklist(facts, TODAY).dropped)
          if (reason === 'late') expect(templateOf(template)?.priority).not.toBe(1);
      }),
    );
  });
});

test('with enough time, each task is due at or shortly before its usual time', () => {
  for (const event_type of EVENT_TYPES) {
    const { tasks, dropped } = within(700, { event_type, couple_type: null, country: 'US' });
    expect(dropped).toEqual([]);
    expect(tasks.filter(({ fit }) => fit !== 'usual')).toEqual([]);
    for (const { template, date } of tasks) {
      const line = templateOf(template);
      if (line?.soon !== undefined || !line) continue;
      // Weekends and holidays move a task by some days.
      const more = daysBetween(date, addDays(TODAY, 700)) - line.lead;
      expect(line.lead < 0 ? -more : more, template).toBeGreaterThanOrEqual(0);
      expect(Math.abs(more), template).toBeLessThanOrEqual(5);
    }
  }
});

test('with three years left, the first task is due in two weeks', () => {
  expect(within(1000).tasks[0]).toMatchObject({ template: 'W01', date: addDays(TODAY, 14) });
});

test('the checklist of a wedding in six weeks merges, shortens and drops tasks', () => {
  const { tasks, dropped, left, usual } = within(42);
  expect([left, usual]).toEqual([42, 345]);
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

test('from the event’s day on, only tasks for the time after the event are listed', () => {
  for (const left of [0, -3]) {
    const { tasks } = within(left);
    expect(tasks.map(({ template }) => template)).toContain('W58');
    expect(tasks.every(({ date }) => date > TODAY)).toBe(true);
    expect(tasks.every(({ template }) => (templateOf(template)?.lead ?? 0) < 0)).toBe(true);
  }
});

test('the wedding’s country decides which legal papers are needed', () => {
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

const ids = (left: number, facts: Partial<ChecklistFacts> = {}) =>
  within(left, facts).tasks.map(({ template }) => template as string);
const leadOf = (id: string, left: number, facts: Partial<ChecklistFacts> = {}) => {
  const task = within(left, facts).tasks.find(({ template }) => template === id);
  return task && daysBetween(task.date, addDays(TODAY, left));
};

describe('time for guests to reply', () => {
  test.each([
    ['wedding', 'W35', 'W44', 21, 42],
    ['birthday', 'B08', 'B12', 10, 20],
    ['anniversary', 'A10', 'A15', 14, 28],
    ['corporate', 'C14', 'C18', 14, 28],
  ] as const)('guests of a %s have enough days to reply', (event_type, out, close, days, from) => {
    for (const country of ['ES', 'US'])
      for (let left: number = from; left < 500; left += left < 130 ? 1 : 9) {
        const facts = { event_type, country, couple_type: null };
        const gap = (leadOf(out, left, facts) ?? 0) - (leadOf(close, left, facts) ?? 0);
        expect([left, country, gap >= days]).toEqual([left, country, true]);
      }
  });
});

describe('checklists by number of guests', () => {
  test('a wedding for two has no tasks about guests', () => {
    const two = ids(300, { country: 'US', guest_count: 2 });
    for (const id of ['W18', 'W23', 'W24', 'W35', 'W44', 'W45', 'W50', 'W52', 'W53'])
      expect(two).not.toContain(id);
    for (const id of ['W06', 'W10', 'W33us', 'W64us']) expect(two).toContain(id);
    for (const days of [30, 100, 195]) expect(ids(days, { country: 'US', guest_count: 2 })[0]).toBe('W01');
  });
  test('the venue of a large birthday is booked earlier than that of a small one', () => {
    const venue = (facts: Partial<ChecklistFacts>) =>
      leadOf('B03', 400, { event_type: 'birthday', couple_type: null, country: 'MX', ...facts });
    expect(venue({ guest_count: 20 })).toBe(56);
    expect(venue({ guest_count: 120 })).toBe(119);
    expect(venue({ guest_count: 120, name: 'XV de Sofía' })).toBe(224);
    const quince = ids(400, { event_type: 'birthday', couple_type: null, country: 'MX', name: 'Mis XV' });
    expect(quince).toEqual(expect.arrayContaining(['B20', 'B21', 'B22', 'B23']));
  });
});

describe('legal tasks', () => {
  test('a missed legal deadline is reported with the first possible event date', () => {
    expect(within(7, { country: 'GB' }).impossible).toEqual([
      { template: 'W33gb', from: addDays(TODAY, 30) },
    ]);
    const notice = within(7, { country: 'GB' }).tasks.find(({ template }) => template === 'W33gb');
    expect(notice).toMatchObject({ wording: 'Late', fit: 'tight' });
    expect(within(30, { country: 'GB' }).impossible).toEqual([]);
    expect(within(6, { country: 'ES' }).impossible).toHaveLength(1);
    expect(within(6, { country: 'ES', ceremony: 'symbolic' }).impossible).toEqual([]);
  });
  test('with little time, legal tasks come first', () => {
    const { tasks } = within(42, { country: 'GB' });
    const notice = tasks.find(({ template }) => template === 'W33gb');
    expect(notice?.date).toBe(addDays(TODAY, 1));
  });
  test('only a church wedding needs a course and certificates', () => {
    const church = (facts: Partial<ChecklistFacts>) =>
      ids(400, { couple_type: 'groom-and-bride', ceremony: 'religious', ...facts });
    expect(church({ country: 'MX' })).toEqual(expect.arrayContaining(['W08r', 'W61', 'W62']));
    expect(church({ country: 'MX' }).indexOf('W08r')).toBeLessThan(church({ country: 'MX' }).indexOf('W06'));
    expect(church({ country: 'MX', couple_type: 'bride-and-bride' })).not.toContain('W61');
    expect(ids(400, { country: 'MX' })).not.toContain('W61');
    expect(ids(400, { ceremony: 'civil' })).not.toContain('W08r');
  });
  test('witnesses and permits depend on the country’s law', () => {
    const garden = (country: string) => ids(400, { country, location_type: 'home' });
    expect(garden('GB')).toEqual(expect.arrayContaining(['W64', 'W66gb']));
    expect(garden('US')).toEqual(expect.arrayContaining(['W64us', 'W66']));
  });
  test('a symbolic ceremony has a note about legal papers instead of tasks for them', () => {
    const symbolic = ids(400, { ceremony: 'symbolic' });
    expect(symbolic).toContain('W33s');
    for (const id of ['W33es', 'W48', 'W59', 'W63', 'W64']) expect(symbolic).not.toContain(id);
  });
});

test('with the country’s usual time until the wedding, all tasks keep their usual dates', () => {
  for (const [country, left] of [
    ['ES', 365],
    ['IT', 365],
    ['MX', 300],
    ['CO', 300],
    ['US', 450],
    ['IN', 175],
  ] as const) {
    const fits = within(left, { country }).tasks.filter(({ fit }) => fit !== 'usual');
    expect([country, fits]).toEqual([country, []]);
  }
});

test('tips are part of the checklist only where they are usual', () => {
  const paying = (country: string) =>
    within(300, { country }).tasks.find(({ template }) => template === 'W51')?.wording;
  expect(['US', 'MX', 'ES', 'GB'].map(paying)).toEqual(['Tips', 'Tips', '', '']);
});

test('without time for alterations, the checklist says to buy clothes ready-made', () => {
  const outfit = (left: number) => within(left).tasks.find(({ template }) => template === 'W19')?.wording;
  expect([outfit(300), outfit(60), outfit(10)]).toEqual(['Brides', 'Short', 'Late']);
});

test('the tasks created for a kind of ceremony identify that kind', () => {
  for (const ceremony of CEREMONIES) {
    const { tasks } = within(400, { ceremony });
    expect(ceremonyOf(tasks.map(checklistOrigin))).toBe(ceremony);
  }
  expect(ceremonyOf(within(400).tasks.map(checklistOrigin))).toBeUndefined();
});

describe('the checklist’s data', () => {
  test('in the checklist’s data, a task comes after the tasks that it depends on', () => {
    const known = new Set(ALL_TASKS.map(({ id }) => id));
    for (const { id: kind, tasks } of Object.values(KINDS)) {
      const own = new Set(tasks.map(({ id }) => id));
      const seen = new Set<string>();
      for (const { id, after = [] } of tasks) {
        for (const earlier of after) {
          expect(known).toContain(earlier);
          if (own.has(earlier))
            expect([kind, id, earlier, seen.has(earlier)]).toEqual([kind, id, earlier, true]);
        }
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
    }
  });

  test('each checklist task has a name in both languages within the length limit', () => {
    for (const { id, short, late, legal, words = {} } of ALL_TASKS) {
      const keys = [
        id,
        ...(short ? [`${id}Short`] : []),
        ...(late !== undefined || legal !== undefined ? [`${id}Late`] : []),
        ...Object.keys(words).map((word) => id + word),
      ];
      for (const key of keys)
        for (const texts of [english, spanish])
          expect([key, [...(Object.entries(texts).find(([k]) => k === key)?.[1] ?? '')].length]).toSatisfy(
            ([, length]: [string, number]) => length > 0 && length <= 100,
          );
    }
  });
});
