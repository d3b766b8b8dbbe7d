import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekday } from '../calendar';
import { CATEGORIES, EVENT_TYPES } from '../plan/facts';
import { isWork, kindOf } from '../plan/kind';
import { ceremonyKept, ceremonyOf } from './ceremony';
import { type ChecklistFacts, checklist, checklistOrigin, templateOf } from './checklist';

test('the first tasks of a wedding for two are the budget and the clothes', () => {
  const facts: ChecklistFacts = {
    event_type: 'wedding',
    event_date: '2027-06-05',
    country: 'US',
    location_type: 'outdoor',
    couple_type: 'groom-and-bride',
    categories: ['attire'],
    guest_count: 2,
    ceremony: 'civil',
  };
  const order = checklist(facts, '2026-11-22').tasks.map(({ template }) => template);
  expect(order.indexOf('W01')).toBe(0);
  expect(order).not.toContain('W03');
});

test('a civil wedding in an English garden gets a task for a legal ceremony elsewhere', () => {
  const facts: ChecklistFacts = {
    event_type: 'wedding',
    event_date: '2027-07-10',
    country: 'GB',
    location_type: 'home',
    couple_type: 'groom-and-groom',
    categories: ['venue'],
    guest_count: 25,
    ceremony: 'civil',
  };
  const wordings = (location_type: ChecklistFacts['location_type']) =>
    checklist({ ...facts, location_type }, '2026-11-22').tasks.map(checklistOrigin);
  expect(wordings('home')).toEqual(expect.arrayContaining(['W08-Symbolic', 'W68']));
  expect(wordings('indoor')).toContain('W08-Gb');
});

test('the tasks of an English garden wedding identify the kind of ceremony', () => {
  const facts: ChecklistFacts = {
    event_type: 'wedding',
    event_date: '2027-07-10',
    country: 'GB',
    location_type: 'home',
    couple_type: 'groom-and-bride',
    categories: CATEGORIES,
    guest_count: 25,
  };
  for (const ceremony of ['civil', 'religious', 'symbolic', undefined] as const) {
    const origins = checklist({ ...facts, ceremony }, '2026-11-22').tasks.map(checklistOrigin);
    expect(ceremonyOf(origins)).toBe(ceremony);
    expect(ceremonyKept(origins, [])).toBe(ceremony);
  }
  expect(ceremonyKept(['W04', 'W08'], ['W08r'])).toBeUndefined();
  expect(ceremonyKept(['W01'], ['W08r'])).toBe('religious');
});

test('a British civil wedding has no task to collect final legal papers', () => {
  const facts: ChecklistFacts = {
    event_type: 'wedding',
    event_date: '2027-11-20',
    country: 'GB',
    location_type: 'indoor',
    couple_type: 'groom-and-bride',
    categories: CATEGORIES,
    guest_count: 90,
    ceremony: 'civil',
  };
  const { tasks } = checklist(facts, '2026-09-01');
  const origins = tasks.map(checklistOrigin);
  expect(origins).toEqual(expect.arrayContaining(['W08-Gb', 'W64-Gb', 'W59-Gb', 'W33gb-Civil']));
  expect(origins).not.toContain('W48');
  expect(ceremonyOf(origins)).toBe('civil');
  const notice = tasks.find(({ template }) => template === 'W33gb')?.date ?? '';
  expect(daysBetween(notice, facts.event_date)).toBeGreaterThanOrEqual(120);
  const scottish = checklist({ ...facts, region: 'GB-SCT', ceremony: 'religious' }, '2026-09-01');
  expect(scottish.tasks.map(checklistOrigin)).toContain('W48sco');
  expect(tasks.find(({ template }) => template === 'W08')?.category).toBe('miscellaneous');
});

const CHURCH: ChecklistFacts = {
  event_type: 'wedding',
  event_date: '2027-10-02',
  country: 'PE',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  categories: CATEGORIES,
  guest_count: 90,
  ceremony: 'religious',
};
const idsOf = (facts: Partial<ChecklistFacts>) =>
  checklist({ ...CHURCH, ...facts }, '2026-11-22').tasks.map(({ template }) => template);

test('a church wedding includes a civil one in countries that require it', () => {
  for (const country of ['PE', 'AR', 'MX', 'FR']) expect(idsOf({ country })).toContain('W69');
  for (const country of ['ES', 'IT', 'CO', 'US', 'GB']) expect(idsOf({ country })).not.toContain('W69');
  expect(idsOf({ ceremony: 'civil' })).not.toContain('W69');
});

test('with enough time, a wedding planner is chosen before the venue', () => {
  for (let left = 440; left < 900; left += 20)
    for (const country of ['MX', 'IN', 'ES', 'US']) {
      const order: readonly string[] = idsOf({ country, event_date: addDays('2026-11-22', left) });
      expect([left, order.indexOf('W05') < order.indexOf('W06')]).toEqual([left, true]);
    }
});

test('a baptism is arranged with the parish before the restaurant is booked', () => {
  const order = idsOf({ event_type: 'other', couple_type: null, name: 'Bautizo de Hugo' });
  expect(order.indexOf('B25')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('B25')).toBeLessThan(order.indexOf('B03'));
  expect(idsOf({ event_type: 'other', couple_type: null, name: 'Fiesta' })).not.toContain('B25');
});

test('with little time, tasks on which other tasks depend come first', () => {
  const communion = { event_type: 'other', kind: 'communion', couple_type: null } as const;
  const { tasks } = checklist(
    { ...communion, event_date: '2027-04-27', country: 'ES', location_type: 'indoor', categories: ['venue'] },
    '2026-11-21',
  );
  const at = (id: string) => tasks.findIndex(({ template }) => template === id);
  expect([at('B01'), at('B25'), at('B03')]).toEqual([0, 1, 2]);
});

test('a communion’s restaurant is booked more than 300 days ahead', () => {
  const communion = {
    event_type: 'other',
    couple_type: null,
    country: 'ES',
    name: 'Primera comunión de Vega',
    event_date: '2028-05-14',
  } as const;
  const { tasks } = checklist({ ...CHURCH, ...communion }, '2026-11-22');
  const dateOf = (id: string) => tasks.find(({ template }) => template === id)?.date ?? '';
  expect(daysBetween(dateOf('B03'), communion.event_date)).toBeGreaterThan(300);
  for (const id of ['B32', 'B33']) expect(dateOf('B03') < dateOf(id)).toBe(true);
  const baptism: readonly string[] = idsOf({ ...communion, name: 'Bautizo de Hugo' });
  for (const id of ['B32', 'B33']) expect(baptism).not.toContain(id);
});

test('at a children’s party, the allergy question comes before the menu is fixed', () => {
  for (const left of [12, 20, 40, 120]) {
    const order: readonly string[] = idsOf({
      event_type: 'birthday',
      couple_type: null,
      country: 'GB',
      name: 'Leo’s 6th birthday',
      event_date: addDays('2026-11-22', left),
    });
    expect(order.indexOf('B29')).toBeGreaterThanOrEqual(0);
    for (const id of ['B31', 'B12']) expect(order.indexOf('B29')).toBeLessThan(order.indexOf(id));
    expect(order).toContain('B28');
    expect(order).not.toContain('B14');
  }
});

test('a Scottish wedding has Scottish legal forms', () => {
  const home = { country: 'GB', location_type: 'home', ceremony: 'civil' } as const;
  const scottish = idsOf({ ...home, region: 'GB-SCT' });
  expect(scottish).toContain('W33sco');
  for (const id of ['W33gb', 'W68']) expect(scottish).not.toContain(id);
  const english = idsOf({ ...home, region: 'GB-SWE' });
  expect(english).not.toContain('W33sco');
  for (const id of ['W33gb', 'W68']) expect(english).toContain(id);
});

test('no task is due at Christmas or New Year', () => {
  const events = [
    ...EVENT_TYPES.map((event_type) => [event_type, null] as const),
    ['other', 'gala'] as const,
  ];
  for (let left = 20; left < 800; left += 7)
    for (const [event_type, kind] of events) {
      const event_date = addDays('2026-11-22', left);
      const couple_type = event_type === 'wedding' ? 'groom-and-bride' : null;
      const { tasks } = checklist({ ...CHURCH, event_type, kind, couple_type, event_date }, '2026-11-22');
      for (const { date, template } of tasks) {
        if (date >= addDays(event_date, -3) && date <= event_date) continue;
        // In the first days of the list, weekends can't be avoided.
        if (date <= '2026-12-06') continue;
        expect([template, date]).not.toEqual([template, expect.stringMatching(/-(12-2[456]|12-31|01-01)$/)]);
        if (isWork(kindOf({ event_type, kind })))
          expect([template, date, weekday(date) < 6]).toEqual([template, date, true]);
      }
    }
});

test('with plenty of time, the venue is booked earlier than usual', () => {
  const palace = {
    country: 'IN',
    location_type: 'destination',
    guest_count: 400,
    event_date: '2027-12-04',
  } as const;
  const { tasks } = checklist({ ...CHURCH, ...palace }, '2026-11-22');
  const dateOf = (id: string) => tasks.find(({ template }) => template === id)?.date ?? '';
  expect(dateOf('W06') <= '2027-02-15').toBe(true);
  expect(dateOf('W06') < dateOf('W19')).toBe(true);
  // Vendors don't take bookings three years ahead.
  const far = checklist({ ...CHURCH, event_date: '2029-10-06' }, '2026-11-22');
  expect((far.tasks.find(({ template }) => template === 'W06')?.date ?? '') > '2028-03-01').toBe(true);
});

test('the kind of ceremony is decided before the couple’s outfits', () => {
  const two = { country: 'US', guest_count: 2, event_date: '2027-06-05', ceremony: 'civil' } as const;
  const order = idsOf(two);
  expect(order.indexOf('W04')).toBeLessThan(order.indexOf('W16'));
  expect(order.indexOf('W06')).toBeLessThan(order.indexOf('W19'));
});

describe('less time left than usual', () => {
  const TODAY = '2026-11-26';
  const within = (left: number, facts: Partial<ChecklistFacts> = {}) =>
    checklist(
      {
        ...CHURCH,
        country: 'GB',
        ceremony: 'civil',
        location_type: 'indoor',
        ...facts,
        event_date: addDays(TODAY, left),
      },
      TODAY,
    );
  const day = (list: ReturnType<typeof within>, id: string) =>
    daysBetween(TODAY, list.tasks.find(({ template }) => template === id)?.date ?? TODAY);

  test('with little time, tasks near the event keep their usual dates', () => {
    const list = within(198);
    for (const id of ['W29', 'W35', 'W40', 'W44', 'W50']) {
      const lead = templateOf(id)?.lead ?? 0;
      expect([id, day(list, id)]).toEqual([id, 198 - lead]);
    }
    const order = ['W01', 'W02', 'W03', 'W06', 'W19', 'W09', 'W10', 'W11', 'W17', 'W18'];
    const days = order.map((id) => day(list, id));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    // At most four of these tasks are due within seven days.
    for (const [at, first] of days.entries()) expect((days[at + 4] ?? 999) - first).toBeGreaterThan(7);
  });

  test('with little time, handmade items are ordered in the first month', () => {
    expect(day(within(198), 'W19')).toBeLessThanOrEqual(25);
    expect(day(within(230), 'W19')).toBeLessThanOrEqual(30);
  });

  test('with slightly less time than usual, only the first tasks get different dates', () => {
    const moved = within(390).tasks.filter(({ date, template }) => {
      const lead = templateOf(template)?.lead ?? 0;
      return Math.abs(daysBetween(date, addDays(TODAY, 390)) - lead) > 14;
    });
    expect(moved.map(({ template }) => template).filter((id) => !/^W0[1-9]$/.test(id))).toEqual([]);
  });

  test('if there is time for invitations, tasks whose usual date is ahead keep that date', () => {
    for (let left = 110; left < 420; left += 3)
      for (const country of ['GB', 'US'])
        for (const { template, fit } of within(left, { country }).tasks) {
          const lead = templateOf(template)?.lead ?? 0;
          if (lead >= 0 && lead < left)
            expect([left, country, template, fit]).toEqual([left, country, template, 'usual']);
        }
  });

  test('no task at a public office is due on a weekend', () => {
    for (let left = 100; left < 400; left += 1)
      for (const country of ['GB', 'ES', 'FR', 'MX']) {
        const offices = within(left, { country }).tasks.filter(({ template }) => /^W33/.test(template));
        for (const { date } of offices)
          expect([left, country, weekday(date) < 6]).toEqual([left, country, true]);
      }
  });
});
