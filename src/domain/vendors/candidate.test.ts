import { expect, test } from 'vitest';
import { type Candidate, candidateMapLink, contactOfCandidate, savedCandidates } from './candidate';

const candidate: Candidate = {
  id: 'node/12',
  name: 'Flores Sol',
  kind: 'florist',
  distance_m: 900,
  website: 'https://sol.example',
  phone: '+1 415 555 0143',
  hours: 'Mo-Fr 10:00-18:00',
  address: 'Calle Feria 1',
};
const contactOf = (change: Partial<Candidate> = {}, notes = '') => {
  const contact = contactOfCandidate({ ...candidate, ...change }, 'decorations', notes);
  if (!contact) throw new Error('no contact');
  return contact;
};

test('saving a candidate as a contact drops details that can’t be stored', () => {
  expect(contactOf({ name: ' Flores\u202e Sol ', website: 'https://x' }, 'De OpenStreetMap')).toMatchObject({
    vendor_name: 'Flores Sol',
    category: 'decorations',
    website: null,
    phone: '+1 415 555 0143',
    place: 'Calle Feria 1',
    notes: 'De OpenStreetMap',
  });
  expect(contactOfCandidate({ ...candidate, name: '\u200b' }, 'decorations', '')).toBeNull();
});

test('a saved candidate is recognised by its map id after the contact is renamed', () => {
  const saved = { ...contactOf({}, `See ${candidateMapLink(candidate)}.`), vendor_name: 'Sol', place: null };
  expect(savedCandidates('decorations', [saved])(candidate)).toBe(true);
  // A candidate isn't recognised as saved if its branch or category differs. Nor is it recognised if its id
  // only begins with the same digits.
  expect(savedCandidates('decorations', [saved])({ ...candidate, id: 'node/13', name: 'Sol' })).toBe(false);
  expect(savedCandidates('decorations', [saved])({ ...candidate, id: 'node/1' })).toBe(false);
  expect(savedCandidates('attire', [saved])(candidate)).toBe(false);
});

test('a candidate counts as saved if a contact has the same name and no different address', () => {
  const typed = { ...contactOf(), vendor_name: 'FLORES SÓL', place: null };
  expect(savedCandidates('decorations', [typed])(candidate)).toBe(true);
  expect(savedCandidates('decorations', [{ ...typed, place: 'calle feria 1' }])(candidate)).toBe(true);
  expect(savedCandidates('decorations', [{ ...typed, place: 'Calle Betis 2' }])(candidate)).toBe(false);
  expect(savedCandidates('decorations', [{ ...typed, vendor_name: 'Flores Luna' }])(candidate)).toBe(false);
});

test('a sample candidate has no link to the map', () => {
  expect(candidateMapLink({ ...candidate, id: 'example/2' })).toBeNull();
  expect(candidateMapLink({ ...candidate, id: 'node/2?x' })).toBeNull();
});
