import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateChoices, findDuplicates, MERGED_FIELDS, mergeGuests } from './duplicates';
import { EMPTY_GUEST, type Guest } from './guest';

const guest = (fields: Partial<Guest>): Guest => ({
  ...EMPTY_GUEST,
  id: 'a',
  version: 1,
  name: 'Ana',
  last_name: 'García',
  ...fields,
});
const reasons = (...guests: Guest[]) => findDuplicates(guests).map(({ reason }) => reason);

test('a duplicate guest is found even if accents or capitals in the name differ', () => {
  const ana = guest({ id: 'a', name: 'José', last_name: 'García' });
  expect(reasons(ana, guest({ id: 'b', name: 'JOSE', last_name: 'garcia' }))).toEqual(['name']);
  expect(reasons(ana, guest({ id: 'b', name: 'José', last_name: 'García López' }))).toEqual(['name']);
  expect(
    reasons(
      guest({ id: 'a', name: 'José', last_name: 'García Ruiz' }),
      guest({ id: 'b', name: 'José', last_name: 'García López' }),
    ),
  ).toEqual([]);
});

test('guests with the same phone or email are duplicates only if first names match', () => {
  const one = guest({ id: 'a', phone_number: '+34612345678', email: 'A@x.es', last_name: 'Gil' });
  expect(reasons(one, guest({ id: 'b', phone_number: '612345678', last_name: 'Soto' }))).toEqual(['phone']);
  expect(reasons(one, guest({ id: 'b', email: 'a@x.es', last_name: 'Soto' }))).toEqual(['email']);
  // Couples can share a telephone number.
  expect(reasons(one, guest({ id: 'b', name: 'Leo', phone_number: '612345678', last_name: 'Soto' }))).toEqual(
    [],
  );
});

test('merging two guests keeps the tags and allergens of both', () => {
  const text = fc.option(fc.constantFrom('x', 'y'), { nil: null });
  const any = (id: string) =>
    fc
      .record({
        address: text,
        notes: text,
        party_size: fc.integer({ min: 1, max: 20 }),
        tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
        allergens: fc.uniqueArray(fc.constantFrom('milk' as const, 'nuts' as const)),
      })
      .map((fields) => guest({ id, ...fields }));
  fc.assert(
    fc.property(any('a'), any('b'), fc.subarray([...MERGED_FIELDS]), (one, two, chosen) => {
      const merged = mergeGuests(one, two, new Set(chosen));
      for (const field of MERGED_FIELDS)
        expect(merged[field]).toBe((chosen.includes(field) ? two : one)[field]);
      for (const tag of [...one.tags, ...two.tags]) expect(merged.tags).toContain(tag);
      for (const one_of of [...one.allergens, ...two.allergens]) expect(merged.allergens).toContain(one_of);
      const { theirs } = duplicateChoices(one, two);
      const proposed = mergeGuests(one, two, theirs);
      // If only one row has a value, the merge keeps it.
      for (const field of ['address', 'notes'] as const)
        expect(proposed[field] === null).toBe(one[field] === null && two[field] === null);
    }),
  );
});
