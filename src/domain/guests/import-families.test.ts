import { describe, expect, test } from 'vitest';
import { BOOK, planned, stored, told } from '../../../tests/builders/imported';
import { countPeople } from './counts';
import type { Guest } from './guest';
import { importChanges } from './import/import-plan';
import { crowdColumns, readColumns, readTable } from './import/import-table';
import { kitchenSheet } from './kitchen';

describe('the children’s column of an imported list', () => {
  test('numbers and names in a children’s column become children of the row’s guest', () => {
    expect(
      told([
        ['Nombre', 'Apellidos', 'Personas', 'Niños'],
        ['Ana', 'Gil', '3', '1'],
        ['Eva', 'Ruiz', '', '2 niños (3 y 7 años)'],
        ['Luis', 'Mas', '2', 'Leo y Mía'],
        ['Pau', 'Coll', '1', '0'],
        ['Noa', 'Vila', '2', '2'],
        ['Iris', 'Sanz', '', 'los mayores'],
      ]),
    ).toEqual([
      'Ana | Gil 2 adult; @Ana Gil',
      'Niños | Gil 1 child; @Ana Gil',
      'Eva | Ruiz 1 adult; @Eva Ruiz; notes: 3 y 7 años',
      'Niños | Ruiz 2 child; @Eva Ruiz',
      // The total of 2 could include the two children or not, so the person must decide.
      'Luis | Mas 2 adult; @Luis Mas; doubtful',
      'Leo | Mas 1 child; @Luis Mas; doubtful',
      'Mía | Mas 1 child; @Luis Mas; doubtful',
      'Pau | Coll 1 adult',
      'Noa | Vila 2 adult; @Noa Vila; doubtful',
      'Niños | Vila 2 child; @Noa Vila; doubtful',
      'Iris | Sanz 1 adult; notes: los mayores; doubtful',
    ]);
  });

  test('the numbers in the columns “Kids” and “Babies” are added up as the couple’s children', () => {
    expect(
      told([
        ['Name', 'Adults', 'Kids', 'Babies'],
        ['Tom & Sue Hart', '2', '1', '1'],
      ]),
    ).toEqual([
      'Tom | Hart 1 adult; @Tom & Sue Hart',
      'Sue | Hart 1 adult; @Tom & Sue Hart',
      'Children | Hart 2 child; @Tom & Sue Hart',
    ]);
  });

  test('imported children are invited with their family', () => {
    const { households, guests } = stored([
      ['Nombre', 'Apellidos', 'Personas', 'Niños'],
      ['Ana', 'García', '3', '1'],
      ['Ana', 'García', '4', '2'],
    ]);
    expect(households).toHaveLength(2);
    const rows = guests.map(({ id, row }) => ({
      ...row,
      id,
      replies: { p: { status: 'accepted' } },
    })) as never as Guest[];
    expect(kitchenSheet(rows, new Map(), 'p').menus).toMatchObject({ standard: 4, 'childrens-menu': 3 });
    const sizes = households.map(({ id }) =>
      countPeople(rows.filter(({ household_id }) => household_id === id)),
    );
    expect(sizes).toEqual([3, 4]);
  });

  test('importing a list again doesn’t undo a guest’s move to another household', () => {
    const rows = [
      ['Nombre', 'Apellidos', 'Niños'],
      ['Ana', 'García', '1'],
    ];
    const { guests } = stored(rows);
    const house = { id: 'h', name: 'Los de Cádiz' } as never;
    const known = guests.map(({ id, row }) => ({
      ...row,
      id,
      version: 1,
      household_id: 'h',
    })) as never as Guest[];
    const again = planned(rows, { ...BOOK, guests: known, households: new Map([['h', house]]) });
    expect(again.map(({ status }) => status)).toEqual(['same', 'same']);
    const first = known.slice(0, 1);
    const book = { ...BOOK, guests: first, households: new Map([['h', house]]) };
    const { households, guests: added } = importChanges(planned(rows, book), book, () => 'x');
    expect([households, added.map(({ row }) => [row.name, row.household_id])]).toEqual([
      [],
      [['Niños', 'h']],
    ]);
  });

  test('“yes, 3 of them” in an imported row for 4 people is an acceptance for 3 people', () => {
    const parts = [{ id: 'p', name: 'Boda' }] as never;
    const rows = planned(
      [
        ['Nombre', 'Apellidos', 'Niños', 'Acompañantes', 'Asiste'],
        ['Ana', 'García', '2', '1', 'Sí, 3 de ellos'],
      ],
      { ...BOOK, parts },
    );
    expect(rows.map(({ form }) => form.replies)).toEqual([{ p: 'accepted' }, { p: 'accepted:1' }]);
  });
});

describe('groups that aren’t households', () => {
  const names = ['Gil', 'Ruiz', 'Sanz', 'Mas', 'Coll', 'Vila', 'Pons', 'Roca', 'Soto', 'León'];
  const list = (heading: string, groupOf: (i: number) => string) => [
    ['Nombre', 'Apellidos', heading],
    ...names.map((last, i) => [`Ana${'abcdefghij'[i]}`, last, groupOf(i)]),
  ];
  const columnsOf = (rows: string[][]) => {
    const table = readTable(rows);
    const columns = readColumns(table);
    return [columns[2], crowdColumns(table, columns)];
  };

  test.each([
    ['Grupo', (i: number) => ['Colegio', 'Familia novia', 'Trabajo'][i % 3] ?? ''],
    ['Group', (i: number) => (i < 5 ? 'Hiking' : 'Choir')],
    ['Grupo', (i: number) => (i < 2 ? 'Familia novio' : '')],
    ['Familia', (i: number) => (i % 2 ? 'Novia' : 'Novio')],
    ['Grupo', (i: number) => (i < 2 ? 'Amigos Bcn' : '')],
  ])('the groups in the column %s are imported as tags', (heading, groupOf) => {
    expect(columnsOf(list(heading, groupOf))).toEqual(['tags', [2]]);
  });

  test.each(['Familia / grupo', 'Hogar', 'Party'])(
    'a group with 18 different last names in the column %s becomes a tag',
    (heading) => {
      const last = [...names, 'Cano', 'Vega', 'Rey', 'Pardo', 'Sosa', 'Luna', 'Haro', 'Polo'];
      const rows = [['Nombre', 'Apellidos', heading], ...last.map((one) => ['Ana', one, 'Amigos'])];
      expect(columnsOf(rows)).toEqual(['tags', [2]]);
    },
  );

  test('each person of a large group gets a separate invitation', () => {
    const { households, guests } = stored(list('Grupo', () => 'Compañeros del máster de Barcelona'));
    expect(households).toHaveLength(10);
    expect(guests[0]?.row).toMatchObject({
      tags: ['Compañeros del máster de Barce'],
      notes: 'Grupo: Compañeros del máster de Barcelona',
    });
  });

  test.each([
    ['Grupo', (i: number) => `${Math.floor(i / 2)}`],
    ['Grupo', () => ''],
    ['Hogar', () => 'Colegio Mayor'],
    ['Invitación', (i: number) => `${i % 2}`],
  ])('the groups in the column %s are imported as households', (heading, groupOf) => {
    expect(columnsOf(list(heading, groupOf))).toEqual(['household', []]);
  });

  test('people who share at least one last name are recognised as a family', () => {
    const rows = [
      ['Nombre', 'Apellidos', 'Grupo'],
      ['Ana', 'Gil Ruiz', 'Los del quinto'],
      ['Luis', 'Pérez', 'Los del quinto'],
      ['Leo', 'Pérez Gil', 'Los del quinto'],
    ];
    expect(columnsOf(rows)).toEqual(['household', []]);
  });

  test('if a list has a household column, the group column is imported as tags', () => {
    const rows = [
      ['Nombre', 'Apellidos', 'Grupo', 'Invitación'],
      ['Ana', 'Gil', 'A', 'Los Gil'],
    ];
    expect(readColumns(readTable(rows))).toEqual(['name', 'last_name', 'tags', 'household']);
  });
});

test('last names after “Mr and Mrs” in the first-name column are recognised', () => {
  expect(
    told([
      ['Nombre', 'Apellidos'],
      ['Ana', 'Gil'],
      ['Sr. y Sra. Ortega de la Cruz', ''],
      ['Familia Sáenz de Buruaga Gil (4)', ''],
      ['Lola', ''],
    ]),
  ).toEqual([
    'Ana | Gil 1 adult',
    'Sr | Ortega de la Cruz 1 adult; @Sr & Sra Ortega de la Cruz',
    'Sra | Ortega de la Cruz 1 adult; @Sr & Sra Ortega de la Cruz',
    'Familia | Sáenz de Buruaga Gil 4 adult',
    'Lola |  1 adult; wrong; last_name',
  ]);
});
