import { expect, test } from 'vitest';
import type { Guest, Household, Side } from './guest';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD } from './guest';
import { MAX_RANK, MOST_RISK, nextInvitation, nextRank, secondList } from './second-list';

const PARTS = [
  {
    id: 'dinner',
    version: 1,
    name: 'Dinner',
    position: 0,
    starts_at: null,
    time_zone: null,
    reply_by: null,
    place: null,
    capacity: null,
  },
];
const household = (id: string, second_list: number | null): Household => ({
  ...EMPTY_HOUSEHOLD,
  id,
  name: id,
  second_list,
});
const guest = (
  home: string,
  party_size: number,
  status: 'accepted' | 'declined' | null,
  side: Side | null = null,
): Guest => ({
  ...EMPTY_GUEST,
  id: `${home} ${party_size} ${status}`,
  name: 'Ana',
  last_name: home,
  household_id: home,
  party_size,
  travels_from: 'local',
  side,
  replies: status ? { dinner: { status } } : {},
});
const of = (guests: Guest[], homes: Household[], guest_count: number) => ({
  guests,
  households: new Map(homes.map((one) => [one.id, one])),
  parts: PARTS,
  guest_count,
  event_type: 'wedding' as const,
  location_type: 'indoor' as const,
});

test('the second list is sorted by the households’ ranks', () => {
  const homes = new Map(
    [household('b', 2), household('a', 1), household('c', null)].map((one) => [one.id, one]),
  );
  expect(secondList(homes).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(nextRank(homes)).toBe(3);
  const last = { ...household('z', null), second_list: MAX_RANK };
  expect(nextRank(new Map([['z', last]]))).toBe(MAX_RANK);
});

test('nobody from the second list is suggested while the event is full', () => {
  const guests = [guest('all', 100, 'accepted'), guest('later', 2, null)];
  expect(nextInvitation(of(guests, [household('all', null), household('later', 1)], 80))).toBeNull();
});

test('after a decline, a household that is too large for the free places is skipped', () => {
  const homes = [
    household('all', null),
    household('gone', null),
    household('large', 1),
    household('small', 2),
  ];
  const list = (declined: boolean) => [
    guest('all', 90, 'accepted'),
    guest('gone', 12, declined ? 'declined' : 'accepted'),
    guest('large', 14, null),
    guest('small', 2, null),
  ];
  expect(nextInvitation(of(list(false), homes, 100))).toBeNull();
  const next = nextInvitation(of(list(true), homes, 100));
  expect(next).toMatchObject({ household: { id: 'small' }, people: 2 });
  expect(next?.risk).toBeLessThan(MOST_RISK);
});

test('households on the side of the partner whose guests declined are suggested first', () => {
  const homes = [household('gone', null), household('one', 1), household('two', 2)];
  const guests = [
    guest('gone', 4, 'declined', 'second'),
    guest('one', 2, null, 'first'),
    guest('two', 2, null, 'second'),
  ];
  const next = nextInvitation(of(guests, homes, 50));
  expect([next?.household.id, next?.passed?.id]).toEqual(['two', 'one']);
  expect(nextInvitation(of(guests.slice(1), homes.slice(1), 50))).toMatchObject({
    household: { id: 'one' },
    passed: null,
  });
});

test('a household isn’t suggested if a part it is invited to has too few free places', () => {
  const homes = [household('all', null), household('later', 1)];
  const guests = [guest('all', 40, 'accepted'), guest('later', 4, null)];
  const input = of(guests, homes, 90);
  expect(nextInvitation(input)?.household.id).toBe('later');
  expect(nextInvitation({ ...input, parts: PARTS.map((part) => ({ ...part, capacity: 30 })) })).toBeNull();
});
