import { describe, expect, test } from 'vitest';
import { readNamesCell } from './import/import-cell';

describe('how many people a name cell counts', () => {
  test.each([
    ['- 2', 2, 0],
    ['y 2', null, 2],
    ['con 2', null, 2],
    ['with 2', null, 2],
    ['plus 2', null, 2],
    ['más 2', null, 2],
    [', 3 personas', 3, 0],
    [', 3 pax', 3, 0],
    [', 3 people', 3, 0],
    [', 3 persons', 3, 0],
    [', 3 total', 3, 0],
  ])('“%s” behind a name counts %j people in all or %j more', (words, total, more) => {
    const { people, counts, certain } = readNamesCell(`Ana Gil ${words}`);
    expect(people).toEqual([{ name: 'Ana', last_name: 'Gil' }]);
    expect([counts.total, counts.more, certain]).toEqual([total, more, true]);
  });

  test.each([
    'e invitada',
    'y acompañante',
    'y pareja',
    'and guest',
    'and partner',
    'and companion',
    '+ date',
    'and spouse',
    'and wife',
    'and husband',
    'y marido',
    'y mujer',
    'y esposa',
    'y novio',
  ])('“%s” behind a name is one unnamed companion', (words) => {
    const { people, counts } = readNamesCell(`Ana Gil ${words}`);
    expect([people, counts.more]).toEqual([[{ name: 'Ana', last_name: 'Gil' }], 1]);
  });
});

test.each([
  'Tía Carmen',
  'Abuela Carmen',
  'Primo Luis',
  'Hermanos Gil',
  'Suegra Marta',
  'Padrino Luis',
  'Madrina Eva',
  'Padres de Ana',
  'Yaya Carmen',
  'Gemelos Gil',
  'Mellizas Gil',
  'Auntie May',
  'Uncle Bob',
  'Cousins Hill',
  'Brother Tom',
  'Sister Kate',
  'Twins Ada',
  'Grandma Jean',
  'Grandpa Joe',
  'Granny Jean',
  'Nana Jean',
])('“%s” begins with a relative, so the person is asked to check the name', (cell) => {
  expect(readNamesCell(cell).certain).toBe(false);
});

test.each(['Jr', 'Sr.', 'II', 'III', 'IV', 'MD', 'PhD', 'Esq.'])(
  'after a comma, “%s” belongs to the last name and isn’t a given name',
  (suffix) => {
    const [one, ...others] = readNamesCell(`Robert Hill, ${suffix}`).people;
    expect([one?.name, one?.last_name.split(' ')[0], others]).toEqual(['Robert', 'Hill', []]);
  },
);
