import { describe, expect, it } from 'vitest';
import {
  EMPTY_GUEST,
  EMPTY_HOUSEHOLD,
  type EventPart,
  type Guest,
  type Household,
  type Reply,
} from './guest';
import { type InvitedBook, movedUp, movedUpTo, waitingFor } from './waiting-list';

const part = (id: string, capacity: number | null): EventPart => ({
  id,
  version: 1,
  name: id,
  position: 0,
  starts_at: null,
  time_zone: null,
  reply_by: null,
  place: null,
  capacity,
});
const household = (id: string, more: Partial<Household> = {}): Household => ({
  ...EMPTY_HOUSEHOLD,
  id,
  name: id,
  ...more,
});
const guest = (id: string, reply: Reply | null, more: Partial<Guest> = {}): Guest => ({
  ...EMPTY_GUEST,
  id,
  name: id,
  last_name: 'Gil',
  household_id: id.slice(0, 1),
  replies: reply ? { dance: reply } : {},
  ...more,
});

const yes: Reply = { status: 'accepted' };
const waits: Reply = { status: 'waiting' };
const no: Reply = { status: 'declined' };

/**
 * Five places, all taken by A (three people) and B (two). C (three people) has waited since ten o'clock, and
 * D (one person) since nine.
 */
const BOOK: InvitedBook = {
  parts: [part('dance', 5), part('lunch', 40)],
  households: [
    household('a', { answered_at: '2026-01-01T08:00:00Z' }),
    household('b', { answered_at: '2026-01-01T08:30:00Z' }),
    household('c', { answered_at: '2026-01-01T10:00:00Z' }),
    household('d', { answered_at: '2026-01-01T09:00:00Z' }),
  ],
  guests: [
    guest('a1', yes, { party_size: 3 }),
    guest('b1', yes),
    guest('b2', yes),
    guest('c1', waits, { party_size: 2 }),
    guest('c2', waits),
    guest('d1', waits),
  ],
};

const withGuest = (id: string, change: Partial<Guest>, book = BOOK): InvitedBook => ({
  ...book,
  guests: book.guests.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
const withHousehold = (id: string, change: Partial<Household>, book = BOOK): InvitedBook => ({
  ...book,
  households: book.households.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
const withParts = (...parts: EventPart[]): InvitedBook => ({ ...BOOK, parts });
const moved = (after: InvitedBook, before = BOOK) => Object.fromEntries(movedUp(before, after));

describe('moving up from the waiting list', () => {
  it.each<[string, InvitedBook, string[]]>([
    ['one more place', withParts(part('dance', 6)), ['d']],
    ['no limit', withParts(part('dance', null)), ['d', 'c']],
    ['a no', withGuest('a1', { replies: { dance: no } }), ['d']],
    ['fewer of a party', withGuest('a1', { replies: { dance: { ...yes, people: 2 } } }), ['d']],
    ['a smaller party', withGuest('a1', { party_size: 1 }), ['d']],
    ['a deletion', { ...BOOK, guests: BOOK.guests.filter(({ id }) => id !== 'b2') }, ['d']],
    ['an invitation to less', withHousehold('b', { parts: ['lunch'] }), ['d']],
    ['the second list', withHousehold('a', { second_list: 2 }), ['d']],
  ])('waiting guests move up in the order of their replies after this change: %s', (_, after, units) => {
    expect(moved(after)).toEqual({ dance: units });
  });

  it('a waiting household that fits moves up before a larger one that replied earlier', () => {
    const later = withHousehold('d', { answered_at: '2026-01-02T10:00:00Z' });
    expect(moved(withGuest('b1', { replies: { dance: no } }, later), later)).toEqual({ dance: ['d'] });
  });

  it('a waiting household moves up when it becomes small enough for the free places', () => {
    const short = { ...BOOK, parts: [part('dance', 6)], guests: BOOK.guests.filter(({ id }) => id !== 'd1') };
    expect(moved(withGuest('c1', { party_size: 1 }, short), short)).toEqual({});
    const shorter = withGuest('c1', { party_size: 1 }, short);
    const gone = { ...shorter, guests: shorter.guests.filter(({ id }) => id !== 'c2') };
    expect(moved(gone, shorter)).toEqual({ dance: ['c'] });
  });

  it('a waiting household moves up when it is restored or invited again', () => {
    const kept = { ...withHousehold('d', { parts: [] }), parts: [part('dance', 6)] };
    expect(moved(withHousehold('d', { parts: null }, kept), kept)).toEqual({ dance: ['d'] });
    const gone = { ...kept, guests: kept.guests.filter(({ id }) => id !== 'd1') };
    const back = { ...BOOK, parts: kept.parts };
    expect(Object.fromEntries(movedUp(gone, back, new Set(['d1'])))).toEqual({ dance: ['d'] });
  });
});

describe('staying on the waiting list', () => {
  it.each<[string, InvitedBook]>([
    ['nothing has changed', BOOK],
    ['there are fewer places', withParts(part('dance', 4))],
    ['another part has more', withParts(part('dance', 5), part('lunch', 90))],
    ['somebody else says yes', withGuest('d1', { replies: { dance: yes } })],
    ['somebody new waits by hand', { ...BOOK, guests: [...BOOK.guests, guest('e1', waits)] }],
  ])('a waiting household stays on the waiting list if %s', (_, after) => {
    expect(moved(after)).toEqual({});
  });

  it('moving a guest to the waiting list frees a place for the next waiting guest', () => {
    expect(moved(withGuest('a1', { replies: { dance: waits } }))).toEqual({ dance: ['d'] });
  });
});

it('guests on the second list don’t count as waiting', () => {
  expect(waitingFor(BOOK, 'dance')).toBe(4);
  expect(waitingFor(withHousehold('c', { second_list: 1 }), 'dance')).toBe(1);
});

it('the hosts see a move up only for parts that the household accepted', () => {
  const up = { moved_up: ['dance', 'lunch'] };
  expect(movedUpTo(up, [guest('c1', yes), guest('c2', no)])).toEqual(['dance']);
  expect(movedUpTo(up, [guest('c1', waits)])).toEqual([]);
});
