import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesSince,
  lastPrint,
  markOf,
  type PrintedSeat,
  type SeatingPrint,
  versionToPrint,
} from './papers';

const ana: PrintedSeat = ['ana', 0, 'Mesa 1', 0, 'n', 'f'];
const bruno: PrintedSeat = ['bruno', 0, 'Mesa 1', 1, 'n', 'f'];
const guestOfBruno: PrintedSeat = ['bruno', 1, 'Mesa 1', 2, 'n', ''];
const print = (
  number: number,
  papers: SeatingPrint['papers'],
  seats: readonly PrintedSeat[],
): SeatingPrint => ({
  id: `p${number}`,
  version: 1,
  chart_id: 'c',
  number,
  papers,
  seats,
  printed_at: '2027-06-01T10:00:00Z',
  printed_by_name: null,
});
const fresh = () => ({ id: 'new', chart_id: 'c', printed_at: '2027-06-02T10:00:00Z' });

describe('changes since the last print', () => {
  test('the changes since the last print include new, removed and moved guests', () => {
    const now: PrintedSeat[] = [
      ['bruno', 0, 'Mesa 2', 1, 'n', 'f'],
      ['bruno', 1, 'Mesa 1', 2, 'm', 'g'],
      ['carla', 0, 'Mesa 1', 0, 'n', 'f'],
    ];
    const place = (table: string, seat: number) => ({ table, seat });
    expect(changesSince([ana, bruno, guestOfBruno], now)).toEqual([
      { id: 'bruno', was: place('Mesa 1', 1), is: place('Mesa 2', 1), renamed: false, food: false },
      { id: 'bruno 1', was: place('Mesa 1', 2), is: place('Mesa 1', 2), renamed: true, food: true },
      { id: 'carla', was: null, is: place('Mesa 1', 0), renamed: false, food: false },
      { id: 'ana', was: place('Mesa 1', 0), is: null, renamed: false, food: false },
    ]);
  });

  test('applying the changes since the last print gives the current seats', () => {
    const seats = fc.uniqueArray(
      fc.record({ guest: fc.nat(9), table: fc.constantFrom<string>('a', 'b'), seat: fc.nat(9) }),
      { selector: ({ guest }) => guest },
    );
    const printed = (list: readonly { guest: number; table: string; seat: number }[]): PrintedSeat[] =>
      list.map(({ guest, table, seat }) => [`g${guest}`, 0, table, seat, '', '']);
    fc.assert(
      fc.property(seats, seats, (before, now) => {
        const places = new Map(before.map(({ guest, table, seat }) => [`g${guest}`, { table, seat }]));
        for (const { id, is } of changesSince(printed(before), printed(now))) {
          if (is) places.set(id, { ...is });
          else places.delete(id);
        }
        expect(places).toEqual(new Map(now.map(({ guest, table, seat }) => [`g${guest}`, { table, seat }])));
      }),
    );
  });
});

describe('versions of printed papers', () => {
  test('a second print without changed seats gets the same version', () => {
    const first = print(1, ['kitchen'], [ana]);
    const { print: next, before, surplus } = versionToPrint([first], 'place-cards', [ana], fresh);
    expect(next).toEqual({ ...first, papers: ['place-cards', 'kitchen'] });
    expect([before, surplus]).toEqual([first, []]);
  });

  test('a print after a changed seat gets a new version', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => print(i + 1, ['door'], [ana]));
    const { print: next, before, surplus } = versionToPrint(twenty, 'door', [bruno], fresh);
    expect(next).toMatchObject({ id: 'new', number: 21, version: 0, papers: ['door'], seats: [bruno] });
    expect(before).toBeNull();
    expect(surplus.map(({ number }) => number)).toEqual([1]);
  });

  test('lastPrint finds the latest print that contains any of the given papers', () => {
    const prints = [print(2, ['kitchen'], [ana]), print(1, ['kitchen', 'door'], []), print(3, ['room'], [])];
    expect(lastPrint(prints, ['kitchen', 'door'])?.number).toBe(2);
    expect(lastPrint(prints, ['place-cards'])).toBeNull();
  });
});

test('markOf returns different fingerprints for texts that differ only in accents', () => {
  expect(new Set(['Íñigo', 'Iñigo', 'Inigo', ''].map(markOf)).size).toBe(4);
  expect(markOf('Zoë')).toBe(markOf('Zoë'));
});
