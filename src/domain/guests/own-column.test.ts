import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUEST_LENGTHS, MAX_COLUMNS } from './guest';
import { columnsToMake, ownFrom, workFrom } from './import/import-own';
import type { Cells } from './import/import-party';
import { newColumn, ownFilters, withOwn } from './own-column';

const value = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'));

test('a filter by custom columns works with any characters in the chosen values', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.uuid(), value), (chosen) => {
      const own = Object.entries(chosen).reduce<string | null>(
        (text, [id, one]) => withOwn(text, id, one),
        null,
      );
      expect(Object.fromEntries(ownFilters(own))).toEqual(chosen);
      const none = Object.keys(chosen).reduce((text, id) => withOwn(text, id, null), own);
      expect(none).toBeNull();
    }),
  );
});

test('an import adds a column for each unknown heading, up to the maximum', () => {
  const headings = Array.from({ length: 20 }, (_, i) => `Dato ${i}`);
  const taken = headings.map(() => 'own');
  const known = [newColumn('a', 'dato 0', 4)];
  const made = columnsToMake('a', [...headings, 'DATO 1', ''], [...taken, 'own', 'own'], known);
  expect(made).toHaveLength(MAX_COLUMNS - 1);
  expect(made.map(({ name }) => name)).toEqual(headings.slice(1, MAX_COLUMNS));
  expect(made.map(({ position }) => position)).toEqual(made.map((_, i) => 5 + i));
  expect(new Set([...known, ...made].map(({ id }) => id)).size).toBe(MAX_COLUMNS);
  // Two devices that import the same list create the same column id.
  expect(columnsToMake('a', ['Dato 7'], ['own'], [])[0]?.id).toBe(made[6]?.id);
});

test('an imported value that is too long for its column is kept in the notes', () => {
  const long = 'x'.repeat(GUEST_LENGTHS.own_value + 1);
  const cells: Cells = (field) =>
    field === 'own'
      ? [
          { heading: 'Hotel', text: long, at: 0 },
          { heading: 'Taller', text: ' rojo ', at: 1 },
          { heading: 'Otro', text: 'y', at: 2 },
        ]
      : field === 'company'
        ? [
            { heading: 'Empresa', text: 'Telar', at: 3 },
            { heading: 'Entidad', text: 'Nodo', at: 4 },
          ]
        : [];
  const [hotel, workshop] = [newColumn('a', 'Hotel', 1), newColumn('a', 'Taller', 2)];
  const own = ownFrom(cells, [hotel, { ...workshop, kind: 'choice', options: ['Rojo'] }]);
  expect(own.values).toEqual({ [hotel.id]: long.slice(1), [workshop.id]: 'Rojo' });
  expect(own.kept).toEqual([`Hotel: ${long}`, 'Otro: y']);
  expect(workFrom(cells, 0)).toEqual({ form: { company: 'Telar' }, kept: ['Entidad: Nodo'] });
});
