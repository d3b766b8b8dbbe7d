import { expect, test } from 'vitest';
import { isGivenName } from '@/domain/guests/names';
import { unansweredPart } from './rsvp-words';

const parts = [
  { id: 'ceremony', open: true },
  { id: 'dinner', open: true },
  { id: 'brunch', open: false },
];
const guest = (ceremony: string, dinner: string) => ({ answers: { ceremony, dinner } });

test('a part that somebody has said nothing of is still to be answered', () => {
  expect(unansweredPart(parts, [guest('accepted', ''), guest('accepted', 'declined')])?.id).toBe('dinner');
});

test('nothing is left to answer once all have, but for a part that is closed', () => {
  expect(unansweredPart(parts, [guest('accepted', 'declined'), guest('waiting', 'accepted:2')])).toBeNull();
});

test.each([
  ['Family', false],
  ['Familia', false],
  ['Los', false],
  ['Kids', false],
  ['Niños', false],
  ['Children', false],
  ['Dr Sarah', false],
  ['Sr', false],
  ['Sres', false],
  ['Tíos', false],
  ['Sarah', true],
  ['Mª José', true],
  ['Mateo', true],
])('%s is somebody by a given name: %s', (name, is) => expect(isGivenName(name)).toBe(is));
