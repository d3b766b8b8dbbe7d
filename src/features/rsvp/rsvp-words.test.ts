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

test('a part without an answer for somebody is still to be answered', () => {
  expect(unansweredPart(parts, [guest('accepted', ''), guest('accepted', 'declined')])?.id).toBe('dinner');
});

test('nothing is left to answer once all have answered, except in a closed part', () => {
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
])('the person %s has a given name: %s', (name, is) => expect(isGivenName(name)).toBe(is));

describe('whom a household asks to bring', () => {
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

  it('an addition is the requested person, with changes on their way', () => {
    expect(names({}, { additions: [leo] })).toEqual(['leo']);
    expect(names({ zoe: asked }, { additions: [leo, { id: 'zoe' }] })).toEqual(['leo']);
    expect(names({ leo: { ...asked, declined: true } }, { additions: [leo] })).toEqual(['leo: declined']);
  });

  it('an addition is no current guest', () => {
    expect(names({}, { additions: [leo] }, [leo])).toEqual([]);
  });

  it('an addition is sent child by child, with the latest value of each', () => {
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
