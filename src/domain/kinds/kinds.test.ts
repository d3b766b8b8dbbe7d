import { describe, expect, test } from 'vitest';
import { DAY_FACTS, MADRID, rowsOfDay } from '../../../tests/builders/timeline';
import { timeline as english } from '../../locales/en/timeline';
import { allocate } from '../allocation/allocate';
import { addDays, daysBetween } from '../calendar';
import { defaultChoices, EVENT_TYPES, type EventKind, type EventType, KINDS_OF } from '../plan/facts';
import { type KindId, kindOf } from '../plan/kind';
import { checklist } from '../tasks/checklist';
import type { DayFacts } from '../timeline/day-facts';
import { answerDelays } from '../timeline/delays/delay-answer';
import { delayRows, usualTarget } from '../timeline/delays/delay-rows';
import { generateDay, usualCeremony, usualTemplate } from '../timeline/generate';
import { blockOfRow } from '../timeline/item';
import { NO_SUN } from '../timeline/sun';
import { KINDS } from './kinds';

const EVENTS = EVENT_TYPES.flatMap((event_type): { event_type: EventType; kind: EventKind | null }[] =>
  KINDS_OF[event_type].length === 0
    ? [{ event_type, kind: null }]
    : KINDS_OF[event_type].map((kind) => ({ event_type, kind })),
);
const PLACES = ['ES', 'MX', 'GB', 'US', 'AR', 'CO'] as const;
const TODAY = '2026-11-22';

const chosen = (kind: KindId) =>
  defaultChoices(kind).flatMap(({ category, selected }) => (selected ? category : []));

const rowsOf = (facts: DayFacts) => {
  const around = { ...facts, ceremony: usualCeremony(facts) };
  return rowsOfDay(generateDay(usualTemplate(around), around, MADRID, NO_SUN).lines);
};

describe.each(EVENTS)('an event of type $event_type and kind $kind', ({ event_type, kind }) => {
  const id = kindOf({ event_type, kind });

  test('every row of a kind’s run sheet has a text', () => {
    expect(KINDS[id].id).toBe(id);
    for (const country of PLACES) {
      const rows = rowsOf({ ...DAY_FACTS, event_type, kind, country, categories: chosen(id) });
      for (const row of rows) expect(Object.keys(english.block)).toContain(blockOfRow(row));
    }
  });

  test('the main activity of the usual run sheet is late in at most a third of simulations', () => {
    for (const country of PLACES)
      for (const guest_count of [25, 60, 150, 300])
        for (const more of [0, 1]) {
          if (id === 'wedding') continue;
          const hours = { children: 3, 'baby-shower': 3, conference: 9, quinceanera: 8 } as const;
          const duration = (id in hours ? hours[id as keyof typeof hours] : 5) + more;
          const facts = { ...DAY_FACTS, event_type, kind, country, guest_count, duration };
          const rows = rowsOf({ ...facts, categories: chosen(id), couple_type: null });
          const target = usualTarget(rows);
          if (!target) throw new Error('No target');
          const question = {
            rows: delayRows(rows),
            target: target.id,
            moment: target.starts_at + 15,
            seed: 7,
          };
          const { chance } = answerDelays(question, 500);
          expect([country, guest_count, duration, chance]).toSatisfy(
            ([, , , late]: readonly unknown[]) => Number(late) <= 1 / 3,
          );
        }
  });

  test('the checklist fits into any remaining time between three days and two years', () => {
    for (const left of [3, 20, 60, 140, 300, 700]) {
      const { tasks } = checklist(
        {
          event_type,
          kind,
          event_date: addDays(TODAY, left),
          country: 'MX',
          location_type: 'indoor',
          couple_type: event_type === 'wedding' ? 'groom-and-bride' : null,
          categories: chosen(id),
          guest_count: 60,
        },
        TODAY,
      );
      expect(tasks.length).toBeGreaterThan(3);
      for (const { start, date } of tasks) {
        expect(daysBetween(TODAY, start)).toBeGreaterThan(0);
        expect(start <= date).toBe(true);
      }
    }
  });

  test('the amounts of all categories add up to the budget to the cent', () => {
    for (const country of PLACES)
      for (const budget of [100, 4_000_000]) {
        const result = allocate({
          event_type,
          kind,
          country,
          region: null,
          currency: 'USD',
          budget,
          guest_count: 80,
          duration: null,
          location_type: 'indoor',
          categories: defaultChoices(id),
        });
        if (!result.ok) throw new Error(result.error);
        expect(result.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(budget);
        const judged = result.warnings.some(({ key }) => /^budget/.test(key));
        if (judged) expect(result.basis.cost?.method).toMatch(/survey$/);
        if (result.usual) expect(result.usual.low < result.usual.typical).toBe(true);
      }
  });
});

const linesOf = (facts: Partial<DayFacts>) => {
  const around: DayFacts = { ...DAY_FACTS, couple_type: null, ...facts };
  return generateDay(usualTemplate(around), around, MADRID, NO_SUN).lines;
};

test('a quinceañera of eight hours with a Mass has almost two hours of dancing', () => {
  const quince = { event_type: 'birthday', kind: 'quinceanera', country: 'MX', duration: 8 } as const;
  for (const guest_count of [80, 150, 200]) {
    const lines = linesOf({ ...quince, guest_count, ceremony: 'religious' });
    const dance = lines.find(({ id }) => id === 'dancing')?.duration ?? 0;
    expect([guest_count, dance]).toSatisfy(([, minutes]: readonly number[]) => Number(minutes) >= 110);
  }
});

test('the run sheet of a gala has buses only for an outdoor venue', () => {
  const gala = { event_type: 'other', kind: 'gala', guest_count: 250 } as const;
  const ids = (location_type: DayFacts['location_type']) =>
    linesOf({ ...gala, location_type }).map(({ id }) => id);
  expect(ids('outdoor')).toEqual(expect.arrayContaining(['busThere', 'busBack']));
  for (const id of ['busThere', 'busBack']) expect(ids('indoor')).not.toContain(id);
});

test('a gala’s tables go on sale between the announcement and the menu count', () => {
  const { tasks } = checklist(
    {
      event_type: 'other',
      kind: 'gala',
      event_date: '2027-10-07',
      country: 'GB',
      location_type: 'indoor',
      couple_type: null,
      categories: chosen('gala'),
      guest_count: 250,
    },
    TODAY,
  );
  const dateOf = (id: string) => tasks.find(({ template }) => template === id)?.date ?? '';
  expect(dateOf('C11') < dateOf('G06') && dateOf('G06') < dateOf('C19')).toBe(true);
});

test('each task of a kind has a unique id', () => {
  for (const { tasks } of Object.values(KINDS))
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
});
