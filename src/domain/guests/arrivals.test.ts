import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Arrival,
  arrivalDay,
  arrivedGuests,
  countedArrivals,
  firstArrivalDay,
  nameFit,
} from './arrivals';

const GUESTS = ['ana', 'leo'];
const mark = fc.record({
  id: fc.uuid(),
  version: fc.constant(1),
  guest_id: fc.constantFrom(...GUESTS),
  part_id: fc.constantFrom(null, 'dinner', 'brunch'),
  people: fc.integer({ min: 1, max: 20 }),
  arrived_at: fc
    .date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  door: fc.constantFrom(null, 'Garden', 'Main entrance'),
});

test('merging arrivals from several devices in any order gives the same result', () => {
  fc.assert(
    fc.property(fc.array(mark), fc.array(mark), (one, two) => {
      const together = arrivedGuests([...one, ...two], null);
      expect(arrivedGuests([...two, ...one, ...two], null)).toEqual(together);
      // Merging loses nothing: arrivals marked on either device count.
      for (const [guest, { people }] of arrivedGuests(one, null))
        expect(together.get(guest)?.people).toBeGreaterThanOrEqual(people);
    }),
  );
});

test('an arrival recorded without a part counts for every part', () => {
  const marked = (part_id: string | null, people: number): Arrival => ({
    id: 'x',
    version: 1,
    guest_id: 'ana',
    part_id,
    people,
    arrived_at: '2027-06-05T17:00:00Z',
    door: null,
  });
  expect(arrivedGuests([marked(null, 1), marked('brunch', 3)], 'dinner').get('ana')?.people).toBe(1);
  expect(arrivedGuests([marked('brunch', 3)], 'dinner').size).toBe(0);
  expect(arrivedGuests([marked('brunch', 3)], null).get('ana')?.people).toBe(3);
});

test('the arrival time and door shown for a party are those of its first arrival', () => {
  const mark = (hour: number, door: string | null, people = 1): Arrival => ({
    id: 'x',
    version: 1,
    guest_id: 'ana',
    part_id: null,
    people,
    arrived_at: `2027-06-05T${hour}:00:00Z`,
    door,
  });
  const marks = [mark(19, 'Garden', 3), mark(18, 'Main entrance'), mark(20, null)];
  expect(arrivedGuests(marks, null).get('ana')).toEqual({
    people: 3,
    at: '2027-06-05T18:00:00Z',
    door: 'Main entrance',
    again: { at: '2027-06-05T20:00:00Z', door: null },
  });
  // People of a party who arrive later don't count as repeated arrivals, at the same door or at another.
  expect(
    arrivedGuests([mark(18, 'Main entrance'), mark(19, 'Garden', 3)], null).get('ana')?.again,
  ).toBeNull();
  expect(arrivedGuests([mark(18, 'Garden'), mark(19, 'Garden', 3)], null).get('ana')?.again).toBeNull();
});

test('a name search prefers matches of whole words to matches of word starts', () => {
  expect(nameFit('ana garcia lopez', ['ana', 'garcia'])).toBe(3);
  expect(nameFit('ana garcia lopez', ['an', 'gar'])).toBe(2);
  expect(nameFit('mariana ruiz', ['ana'])).toBe(1);
  expect(nameFit('leo gil', ['ana'])).toBe(0);
  expect(nameFit('leo gil', [])).toBe(0);
});

test('an arrival before five in the morning counts for the previous day', () => {
  const at = (moment: string) => arrivalDay(moment, 'America/Mexico_City');
  expect(at('2027-06-05T18:00:00Z')).toBe('2027-06-05');
  expect(at('2027-06-06T06:30:00Z')).toBe('2027-06-05');
  expect(at('2027-06-06T10:59:00Z')).toBe('2027-06-05');
  expect(at('2027-06-06T11:00:00Z')).toBe('2027-06-06');
});

test('an arrival recorded before the first day is a trial until that day begins', () => {
  const zone = 'Europe/Madrid';
  const part = (starts_at: string | null, event_on = '2027-06-05') => ({
    starts_at,
    time_zone: null,
    event_on,
  });
  expect(firstArrivalDay('2027-06-05', [], zone)).toBe('2027-06-05');
  const dinner = part('2027-06-04T19:00:00Z');
  const others = [part(null), part('2027-06-06T10:00:00Z'), part('2027-05-01T10:00:00Z', '2027-05-02')];
  expect(firstArrivalDay('2027-06-05', [...others, dinner], zone)).toBe('2027-06-04');

  const [tried, came] = ['2027-06-01T18:00:00Z', '2027-06-04T18:00:00Z'].map((arrived_at) => ({
    id: arrived_at,
    version: 1,
    guest_id: 'ana',
    part_id: null,
    people: 1,
    arrived_at,
    door: null,
  }));
  if (!tried || !came) throw new Error('no mark');
  expect(countedArrivals([tried], '2027-06-04', '2027-06-03', zone)).toEqual([tried]);
  expect(countedArrivals([tried, came], '2027-06-04', '2027-06-04', zone)).toEqual([came]);
  // The person wasn't marked on the day and is marked afterwards.
  expect(countedArrivals([came], '2027-06-04', '2027-06-09', zone)).toEqual([came]);
});
