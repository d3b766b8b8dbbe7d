import { expect, test } from 'vitest';
import { changesOf, withDraftChanges } from './draft-changes';

const base = { name: 'Cake', amount: null, day: '2027-01-01', payments: [{ id: 'a', amount: 1 }] };

test('changesOf returns only the fields that differ, including instalments', () => {
  expect(changesOf(base, { ...base })).toEqual({});
  expect(changesOf(base, { ...base, amount: 5, payments: [{ id: 'a', amount: 2 }] })).toEqual({
    amount: 5,
    payments: [{ id: 'a', amount: 2 }],
  });
});

test('withDraftChanges applies a draft to a row that changed after the draft was written', () => {
  expect(withDraftChanges({ ...base, name: 'Big cake' }, { day: '2027-02-02' })).toEqual({
    ...base,
    name: 'Big cake',
    day: '2027-02-02',
  });
});

test('withDraftChanges ignores unknown fields and values of the wrong type', () => {
  expect(withDraftChanges(base, { evil: 1, name: 7, payments: 'none', amount: 3 })).toEqual({
    ...base,
    amount: 3,
  });
  for (const draft of [null, 'x', 7]) expect(withDraftChanges(base, draft)).toBe(base);
});
