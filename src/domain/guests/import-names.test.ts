import { describe, expect, test } from 'vitest';
import { BOOK, stored, told } from '../../../tests/builders/imported';
import { importChanges, NO_EDITS, planImport } from './import/import-plan';
import { readColumns, readTable } from './import/import-table';
import { plainPhone } from './schema';

describe('names as people write them', () => {
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
      ['Tomás | Gil 1 adult; @Hermanos Gil', 'Mateo | Gil 1 adult; @Hermanos Gil'],
    ],
    [
      'Sres. Alonso e hijos (3)',
      [],
      ['Sres | Alonso 2 adult; @Sres Alonso; doubtful', 'Niños | Alonso 3 child; @Sres Alonso; doubtful'],
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
      'Tíos Manolo y Charo',
      [],
      [
        'Manolo |  1 adult; @Tíos Manolo y Charo; wrong; last_name',
        'Charo |  1 adult; @Tíos Manolo y Charo; wrong; last_name',
      ],
    ],
    [
      'Tíos Manolo y Charo Pérez',
      [],
      [
        'Manolo | Pérez 1 adult; @Tíos Manolo y Charo Pérez',
        'Charo | Pérez 1 adult; @Tíos Manolo y Charo Pérez',
      ],
    ],
    ['Tía Loli Pérez', [], ['Tía Loli | Pérez 1 adult']],
    [
      'Tío Paco y Tía Mari Carmen',
      [],
      [
        'Tío | Paco 1 adult; @Tío Paco & Tía Mari Carmen; doubtful',
        'Tía Mari | Carmen 1 adult; @Tío Paco & Tía Mari Carmen; doubtful',
      ],
    ],
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
  ])('%s', (cell, more, expected) => expect(named(cell, more)).toEqual(expected));

  test('what is doubtful isn’t stored until somebody says that it is right', () => {
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

describe('a diet is read for whom it is said', () => {
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
      ['Mª José | Ruiz Gil 1 adult; milk', 'Fco Javier | Ruiz Gil 1 adult; vegan'],
    ],
    [
      'Ana y Luis',
      'Luis vegetariano',
      'Ana: marisco',
      ['Ana | Ruiz Gil 1 adult; crustaceans; molluscs', 'Luis | Ruiz Gil 1 adult; vegetarian'],
    ],
    [
      'Ana y Luis',
      'ella vegana y él celíaco',
      '',
      ['Ana | Ruiz Gil 1 adult; vegan', 'Luis | Ruiz Gil 1 adult; gluten'],
    ],
    [
      'Ana y Luis',
      'veganos los dos',
      '',
      ['Ana | Ruiz Gil 1 adult; vegan', 'Luis | Ruiz Gil 1 adult; vegan'],
    ],
    [
      'Ana y Luis',
      'vegano',
      '',
      ['Ana | Ruiz Gil 1 adult; vegan; food: vegano; doubtful', 'Luis | Ruiz Gil 1 adult; doubtful'],
    ],
    [
      'Ana y Eva',
      'vegana (ella)',
      '',
      ['Ana | Ruiz Gil 1 adult; vegan; food: vegana (ella); doubtful', 'Eva | Ruiz Gil 1 adult; doubtful'],
    ],
    [
      'Ana',
      '',
      'alergia grave al cacahuete',
      ['Ana | Ruiz Gil 1 adult; peanuts; food: alergia grave al cacahuete'],
    ],
    ['Ana', 'sin gluten', 'frutos secos', ['Ana | Ruiz Gil 1 adult; gluten; nuts']],
    ['Ana', 'no come cerdo', '', ['Ana | Ruiz Gil 1 adult; food: no come cerdo']],
  ])('%s: %s %s', (name, food, allergies, expected) =>
    expect(eaten(name, food, allergies)).toEqual(expected),
  );
});
