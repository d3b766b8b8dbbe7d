import { expect, test } from 'vitest';
import { type ChecklistFacts, checklist, originOf } from './checklist';

test('an elopement agrees on the budget before it tries on outfits, and asks no guests for the date', () => {
  const facts: ChecklistFacts = {
    event_type: 'wedding',
    event_date: '2027-06-05',
    country: 'US',
    location_type: 'outdoor',
    couple_type: 'groom-and-bride',
    categories: ['attire'],
    guest_count: 2,
    ceremony: 'civil',
  };
  const order = checklist(facts, '2026-11-22').tasks.map(({ template }) => template);
  expect(order.indexOf('W01')).toBe(0);
  expect(order).not.toContain('W03');
});

test('a civil wedding in an English garden has its legal part elsewhere, and is led by an officiant or a friend', () => {
  const facts: ChecklistFacts = {
    event_type: 'wedding',
    event_date: '2027-07-10',
    country: 'GB',
    location_type: 'home',
    couple_type: 'groom-and-groom',
    categories: ['venue'],
    guest_count: 25,
    ceremony: 'civil',
  };
  const wordings = (location_type: ChecklistFacts['location_type']) =>
    checklist({ ...facts, location_type }, '2026-11-22').tasks.map(originOf);
  expect(wordings('home')).toEqual(expect.arrayContaining(['W08-Symbolic', 'W68']));
  expect(wordings('indoor')).toContain('W08-Civil');
});
