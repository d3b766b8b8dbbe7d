import { describe, expect, test } from 'vitest';
import { BOOK, stored, told } from '../../../tests/builders/imported';
import { importChanges, NO_EDITS, planImport } from './import/import-plan';
import { readColumns, readTable } from './import/import-table';
import { plainPhone } from './schema';

describe('names in various spellings', () => {
  const named = (cell: string, more: string[][] = []) =>
    told([
      ['Nombre completo', 'Email', ...more.map(([heading]) => heading ?? '')],
      [cell, '', ...more.map(([, text]) => text ?? '')],
    ]);

  test.each<[string, string[][], string[]]>([
    [
      'Familia Sáenz de Buruaga Gil (4)',
      [['Niños', '2 niños (3 y 7 años)']],
      [
        'Familia | Sáenz de Buruaga Gil 2 adult; @Familia Sáenz de Buruaga Gil; notes: 3 y 7 años',
        'Niños | Sáenz de Buruaga Gil 2 child; @Familia Sáenz de Buruaga Gil',
      ],
    ],
    [
      'Los Domínguez (Nacho, Marta, Nachete y Cayetana)',
      [],
      ['Nacho', 'Marta', 'Nachete', 'Cayetana'].map((one) => `${one} | Domínguez 1 adult; @Los Domínguez`),
    ],
    ['Cristina Medina (embarazada)', [], ['Cristina | Medina 1 adult; notes: embarazada']],
    ['Cristina Medina (celíaca)', [], ['Cristina | Medina 1 adult; gluten']],
    [
      'Hermanos Gil: Tomás y Mateo',
      [],
      ['Tomás | Gil 1 adult; @Hermanos Gil; doubtful', 'Mateo | Gil 1 adult; @Hermanos Gil; doubtful'],
    ],
    [
      'Sres. Alonso e hijos (3)',
      [],
      // The text could mean three people in total or three children, so the person must decide.
      ['Sres | Alonso 3 adult; notes: hijos; doubtful'],
    ],
    [
      'Sr. y Sra. Ortega de la Cruz',
      [],
      [
        'Sr | Ortega de la Cruz 1 adult; @Sr & Sra Ortega de la Cruz',
        'Sra | Ortega de la Cruz 1 adult; @Sr & Sra Ortega de la Cruz',
      ],
    ],
    [
      'Mr and Mrs Higgins',
      [],
      ['Mr | Higgins 1 adult; @Mr & Mrs Higgins', 'Mrs | Higgins 1 adult; @Mr & Mrs Higgins'],
    ],
    ['Mr & Mrs Robert Brown', [], ['Robert | Brown 2 adult; doubtful']],
    [
      'Tíos Manolo y Charo Pérez',
      [],
      [
        'Tíos | Manolo 1 adult; @Tíos Manolo & Charo Pérez; doubtful',
        'Charo | Pérez 1 adult; @Tíos Manolo & Charo Pérez; doubtful',
      ],
    ],
    ['Tía Loli Pérez', [], ['Tía | Loli Pérez 1 adult; doubtful']],
    [
      'Lola, Pepe y Juan Ruiz',
      [],
      ['Lola', 'Pepe', 'Juan'].map((one) => `${one} | Ruiz 1 adult; @Lola & Pepe & Juan Ruiz`),
    ],
    ["Tom O'Neil, Kate Bush", [], ["Kate Bush | Tom O'Neil 1 adult; doubtful"]],
    ['Ana Gómez y acompañante', [], ['Ana | Gómez 2 adult']],
    ['Priya Shah and guest', [], ['Priya | Shah 2 adult']],
    [
      'Priya Shah and 2 kids',
      [],
      ['Priya | Shah 1 adult; @Priya Shah', 'Children | Shah 2 child; @Priya Shah'],
    ],
    ['Ana Ruiz y 3 más', [], ['Ana | Ruiz 4 adult']],
    ['D. Íñigo de Arteaga', [], ['Don Íñigo | de Arteaga 1 adult']],
    [
      'The Patel Family (2 adults, 1 child)',
      [],
      ['Family | Patel 2 adult; @The Patel Family', 'Children | Patel 1 child; @The Patel Family'],
    ],
    ['Tía Loli', [], ['Tía | Loli 1 adult; doubtful']],
    [
      'Mª José y Fco. Javier Ruiz',
      [],
      [
        'Mª José | Ruiz 1 adult; @Mª José & Fco Javier Ruiz',
        'Fco Javier | Ruiz 1 adult; @Mª José & Fco Javier Ruiz',
      ],
    ],
    [
      'García Pérez, Ana y Luis',
      [],
      [
        'Ana | García Pérez 1 adult; @Ana & Luis García Pérez',
        'Luis | García Pérez 1 adult; @Ana & Luis García Pérez',
      ],
    ],
    [
      'The Patels (2 adults, 1 child)',
      [],
      ['The | Patels 2 adult; @The Patels', 'Children | Patels 1 child; @The Patels'],
    ],
    ['Ana Ruiz y familia', [], ['Ana | Ruiz 1 adult; notes: familia; doubtful']],
    ['Dña. Mercedes Vda. de Luna', [], ['Dña Mercedes | Vda de Luna 1 adult']],
    ['Juan "Juanito" Pérez Gil', [], ['Juan "Juanito" | Pérez Gil 1 adult']],
    ['12. Sant`Angelo, Pep', [], ['Pep | Sant’Angelo 1 adult']],
    [
      // The text could be one person with two last names or two people, so the person must decide.
      'Gal·la Puig i D´Ors',
      [],
      [
        'Gal·la | Puig 1 adult; @Gal·la & D’Ors Puig; doubtful',
        'D’Ors | Puig 1 adult; @Gal·la & D’Ors Puig; doubtful',
      ],
    ],
  ])('the people in the name cell “%s” are recognised', (cell, more, expected) =>
    expect(named(cell, more)).toEqual(expected),
  );

  test('an uncertain name isn’t imported until the user confirms it', () => {
    const rows = [['Nombre completo'], ['Tía Loli'], ['Ana Gil']];
    expect(stored(rows).guests).toHaveLength(1);
    const table = readTable(rows);
    const approved = planImport(table, readColumns(table), BOOK, plainPhone, {
      ...NO_EDITS,
      approved: new Set([2]),
    });
    expect(importChanges(approved, BOOK, () => crypto.randomUUID()).guests).toHaveLength(2);
  });
});

describe('reading imported diets', () => {
  const eaten = (name: string, food: string, allergies = '') =>
    told([
      ['Nombre', 'Apellidos', 'Dieta', 'Alergias'],
      [name, 'Ruiz Gil', food, allergies],
    ]).map((one) =>
      one
        .split('; ')
        .filter((piece) => !piece.startsWith('@'))
        .join('; '),
    );

  test.each<[string, string, string, string[]]>([
    [
      'Mª José / Fco. Javier',
      'intolerante a la lactosa (ella), vegano (él)',
      '',
      [
        'Mª José | Ruiz Gil 1 adult; food: intolerante a la lactosa (ella), vegano (él); doubtful',
        'Fco Javier | Ruiz Gil 1 adult; doubtful',
      ],
    ],
    [
      'Ana y Luis',
      'Luis vegetariano',
      'Ana: marisco',
      [
        'Ana | Ruiz Gil 1 adult; food: Luis vegetariano, Ana: marisco; doubtful',
        'Luis | Ruiz Gil 1 adult; doubtful',
      ],
    ],
    [
      'Ana y Luis',
      'vegano',
      '',
      ['Ana | Ruiz Gil 1 adult; food: vegano; doubtful', 'Luis | Ruiz Gil 1 adult; doubtful'],
    ],
    [
      'Ana',
      '',
      'alergia grave al cacahuete',
      ['Ana | Ruiz Gil 1 adult; food: alergia grave al cacahuete; doubtful'],
    ],
    ['Ana', 'sin gluten', 'frutos secos', ['Ana | Ruiz Gil 1 adult; gluten; nuts']],
    ['Ana', 'sin gluten ni lactosa', '', ['Ana | Ruiz Gil 1 adult; gluten; milk']],
    ['Ana', 'Vegan, gluten-free & nut allergy', '', ['Ana | Ruiz Gil 1 adult; vegan; gluten; nuts']],
    [
      'Ana',
      'Vegetariana (come pescado)',
      '',
      ['Ana | Ruiz Gil 1 adult; food: Vegetariana (come pescado); doubtful'],
    ],
    ['Ana', 'no come cerdo', '', ['Ana | Ruiz Gil 1 adult; food: no come cerdo; doubtful']],
    ['Ana', 'solo pescado', 'ninguna', ['Ana | Ruiz Gil 1 adult; food: solo pescado; doubtful']],
  ])(
    'the diet of %s is read from the food text “%s” and the allergy text “%s”',
    (name, food, allergies, expected) => expect(eaten(name, food, allergies)).toEqual(expected),
  );

  test('if a couple’s row mentions one diet, the user chooses which partner has it', () => {
    const rows = [
      ['Nombre', 'Apellidos', 'Dieta'],
      ['Ana y Luis', 'Gil', 'sin gluten'],
    ];
    const table = readTable(rows);
    const eaters = (...of: number[]) =>
      planImport(table, readColumns(table), BOOK, plainPhone, {
        ...NO_EDITS,
        eaters: new Map([[2, of]]),
      }).map(({ form, status }) => [form.name, form.allergens, status]);
    expect(eaters(1)).toEqual([
      ['Ana', [], 'new'],
      ['Luis', ['gluten'], 'new'],
    ]);
    expect(eaters(0, 1).map(([, allergens]) => allergens)).toEqual([['gluten'], ['gluten']]);
  });

  test.each(['Menú', 'Meal choice', 'Plato principal'])(
    'a dish in the column %s is imported as a menu choice, not as a diet',
    (heading) => {
      expect(
        told([
          ['Nombre', 'Apellidos', heading],
          ['Ana', 'Ruiz', 'Pescado'],
          ['Eva', 'Sanz', 'Marisco'],
          ['Leo', 'Mas', 'vegetariano'],
          ['Nil', 'Pons', 'Infantil'],
          ['Pau', 'Coll', 'Pollo, alérgico a las nueces'],
        ]),
      ).toEqual([
        `Ana | Ruiz 1 adult; food: ${heading}: Pescado`,
        `Eva | Sanz 1 adult; food: ${heading}: Marisco`,
        'Leo | Mas 1 adult; vegetarian',
        'Nil | Pons 1 adult; childrens-menu',
        'Pau | Coll 1 adult; food: Pollo, alérgico a las nueces; doubtful',
      ]);
    },
  );

  test('the user is asked about an allergy mentioned in an imported note', () => {
    expect(
      told([
        ['Name', 'Notes'],
        ['Ana Gil', 'Allergic to nuts, brings a dog'],
        ['Eva Ruiz', 'brings a cake'],
      ]),
    ).toEqual([
      'Ana | Gil 1 adult; notes: Allergic to nuts, brings a dog; doubtful',
      'Eva | Ruiz 1 adult; notes: brings a cake',
    ]);
  });
});
