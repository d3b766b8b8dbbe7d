import { describe, expect, it, test } from 'vitest';
import type { Answers, Invitation } from '@/data/rsvp';
import { isGivenName } from '@/domain/guests/names';
import { joined, piecesOf } from './pieces';
import { askedFor, unansweredPart } from './rsvp-words';

const parts = [
  { id: 'ceremony', open: true },
  { id: 'dinner', open: true },
  { id: 'brunch', open: false },
];
const guest = (ceremony: string, dinner: string) => ({ answers: { ceremony, dinner } });

test('the next part to answer is the first open part that lacks a guest’s reply', () => {
  expect(unansweredPart(parts, [guest('accepted', ''), guest('accepted', 'declined')])?.id).toBe('dinner');
});

test('there is no next part to answer if only closed parts lack replies', () => {
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
])('for the text %s, isGivenName returns %s', (name, is) => expect(isGivenName(name)).toBe(is));

describe('people whom a household wants to bring', () => {
  const leo = { id: 'leo', name: 'Leo', last_name: 'Gil', age: 1 };
  const { id: _, ...asked } = leo;
  const names = (
    additions: Invitation['additions'],
    pending: Answers | null,
    guests: { id: string }[] = [],
  ) =>
    askedFor({ additions, guests } as unknown as Invitation, pending).map(({ id, declined }) =>
      declined ? `${id}: declined` : id,
    );

  it('a person whom a household wants to bring is listed before the request is sent', () => {
    expect(names({}, { additions: [leo] })).toEqual(['leo']);
    expect(names({ zoe: asked }, { additions: [leo, { id: 'zoe' }] })).toEqual(['leo']);
    expect(names({ leo: { ...asked, declined: true } }, { additions: [leo] })).toEqual(['leo: declined']);
  });

  it('a person whom a household wanted to bring isn’t listed after becoming a guest', () => {
    expect(names({}, { additions: [leo] }, [leo])).toEqual([]);
  });

  it('each person whom a household wants to bring needs a separate request', () => {
    const written = joined(joined(null, { additions: [leo] }), {
      additions: [{ id: 'leo' }, { ...leo, id: 'zoe' }],
    });
    expect(written).toEqual({ additions: [{ id: 'leo' }, { ...leo, id: 'zoe' }] });
    expect(piecesOf(written).map(({ field, answers }) => [field, answers.additions?.length])).toEqual([
      ['addition', 1],
      ['addition', 1],
    ]);
  });
});
