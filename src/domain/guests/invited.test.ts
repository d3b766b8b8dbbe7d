import { expect, test } from 'vitest';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD, type EventPart, type Guest, type Household } from './guest';
import { invitedPeople } from './invited';

const part = (id: string): EventPart => ({
  id,
  version: 1,
  name: id,
  position: 0,
  starts_at: null,
  time_zone: null,
  reply_by: null,
  place: null,
  capacity: null,
});
const PARTS = [part('ceremony'), part('dinner')];
const household = (id: string, fields: Partial<Household> = {}): Household => ({
  ...EMPTY_HOUSEHOLD,
  id,
  name: id,
  ...fields,
});
const guest = (household_id: string, party_size: number, fields: Partial<Guest> = {}): Guest => ({
  ...EMPTY_GUEST,
  id: household_id,
  name: 'Ana',
  last_name: household_id,
  household_id,
  party_size,
  ...fields,
});
const sizes = (guests: Guest[], homes: Household[], parts = PARTS) =>
  invitedPeople({
    guests,
    parts,
    households: new Map(homes.map((one) => [one.id, one])),
    event_type: 'wedding',
    location_type: 'indoor',
  });
const told = (all: ReturnType<typeof sizes>) =>
  all.map((one) => [one.of === 'part' ? one.part.id : one.of, one.possible]);

test('one number of guests is suggested if all guests are invited to everything', () => {
  expect(told(sizes([guest('a', 4), guest('b', 3)], [household('a'), household('b')]))).toEqual([
    ['invited', 7],
  ]);
});

test('no number of guests is suggested if the guest list is empty', () => {
  expect(sizes([], [household('a', { second_list: 1 })])).toEqual([]);
});

test('a separate number of guests is suggested for a part with fewer guests', () => {
  const homes = [
    household('a'),
    household('b', { parts: ['ceremony'] }),
    household('c', { second_list: 1, parts: ['dinner'] }),
  ];
  expect(told(sizes([guest('a', 4), guest('b', 3), guest('c', 5)], homes))).toEqual([
    ['invited', 7],
    ['withSecond', 12],
    ['dinner', 4],
  ]);
});

test('the suggested number of guests leaves out guests who declined', () => {
  const declined = { replies: { ceremony: { status: 'declined' }, dinner: { status: 'declined' } } } as const;
  const [few] = sizes([guest('a', 4), guest('b', 3, declined)], [household('a'), household('b')]);
  expect(few).toMatchObject({ possible: 4, expected: 4 });
  const many = Array.from({ length: 40 }, (_, i) => guest(`h${i}`, 3));
  const [all] = sizes(
    many,
    many.map(({ id }) => household(id)),
  );
  expect(all?.possible).toBe(120);
  expect(all?.expected).toBeLessThan(120);
  expect(all?.expected).toBeGreaterThan(60);
});
