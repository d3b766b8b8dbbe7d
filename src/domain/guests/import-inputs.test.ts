import { describe, expect, test } from 'vitest';
import { cells, people, readRows, replies } from '../../../tests/builders/imported';
import { fullName } from './guest';
import { pastedCells } from './import/import-pasted';
import { readColumns, readTable } from './import/import-table';

describe('companions in an imported list', () => {
  test('a companion’s reply and diet are imported separately from the guest’s', () => {
    const { rows, unused } = readRows(
      cells(`Name,RSVP,Diet,Plus One,Plus One RSVP,Plus One Diet
        Odalys Bram,Yes,,Kerr Finlay,No,
        Mina Sato,No,,Tobin Reyes,Yes,Vegan
        Una Pike,Yes,Vegan,Hal Greer,Yes,Gluten free
        Jo Vance,Yes,,Ada Low,,`),
    );
    expect(rows.map(({ form }) => [form.name, form.replies.p, ...form.diets, ...form.allergens])).toEqual([
      ['Odalys', 'accepted'],
      ['Kerr', 'declined'],
      ['Mina', 'declined'],
      ['Tobin', 'accepted', 'vegan'],
      ['Una', 'accepted', 'vegan'],
      ['Hal', 'accepted', 'gluten'],
      ['Jo', 'accepted'],
      ['Ada', undefined],
    ]);
    expect([unused, new Set(rows.map(({ form }) => form.household)).size]).toEqual([[], 4]);
  });

  test('a companion’s phone number is imported from a Spanish list', () => {
    const { rows } = readRows(
      cells(`Nombre,Apellidos,Móvil,Nombre acompañante,Apellidos acompañante,Móvil del acompañante,Edad del acompañante
        Odalys,Bram,600000101,Kerr,Finlay,600000102,8
        Mina,Sato,600000103,,,,`),
    );
    expect(rows.map(({ form }) => [fullName(form), form.phone_number, form.age_group])).toEqual([
      ['Odalys Bram', '600000101', 'adult'],
      ['Kerr Finlay', '600000102', 'child'],
      ['Mina Sato', '600000103', 'adult'],
    ]);
  });

  test('the diet of an unnamed companion is kept in the guest’s notes', () => {
    const { rows } = readRows(cells('Name,Plus One,Plus One Diet\nAna Gil,yes,Vegan\nEva Ruiz,no,'));
    expect(people(rows)).toEqual(['Ana Gil 2 a doubtful', 'Eva Ruiz 1 a']);
    expect(rows[0]?.form).toMatchObject({ diets: [], notes: 'Plus One Diet: Vegan' });
  });

  test.each([
    [
      'name,spouse,children,infants\nOdalys Bram,1,2,1\nKerr Finlay,0,0,0\nMina Sato,Sí,0,0',
      ['Odalys Bram 2 a', 'Niños Bram 3 c', 'Kerr Finlay 1 a', 'Mina Sato 2 a'],
    ],
    [
      'First Name,Last Name,Plus One\nMarcus +1,Bell,\nGuilherme (+2),Freitas,\nAda,Low + 1,',
      ['Marcus Bell 2 a', 'Guilherme Freitas 3 a', 'Ada Low 2 a'],
    ],
    [
      'Nombre completo\nTobin Reyes y 1 acompañante\nUna Pike y 2 acompañantes\nHal Greer (1 acompañante)\nJo Vance + 1 acompañante\nFamilia Garrán: 2 adultos; 2 niños\nMina Sato +pareja\nAda Low y pareja\nLola Pardo con dos niños',
      [
        'Tobin Reyes 2 a',
        'Una Pike 3 a',
        'Hal Greer 2 a',
        'Jo Vance 2 a',
        'Familia Garrán 2 a',
        'Niños Garrán 2 c',
        'Mina Sato 2 a',
        'Ada Low 2 a',
        'Lola Pardo 1 a',
        'Niños Pardo 2 c',
      ],
    ],
    [
      'Nombre,Puestos\nOdalys y Kerr Bram,2\nHal Greer,2\nLola Pardo y familia,5',
      ['Odalys Bram 1 a', 'Kerr Bram 1 a', 'Hal Greer 2 a', 'Lola Pardo 5 a'],
    ],
    [
      'Familia,Adultos,Niños\nGarrán,2,1\nBalcells,2,0\nPardo Gil,1,2',
      [
        'Familia Garrán 2 a',
        'Niños Garrán 1 c',
        'Familia Balcells 2 a',
        'Familia Pardo Gil 1 a',
        'Niños Pardo Gil 2 c',
      ],
    ],
    [
      'Name,Email\nThe Hargreaves Family,h@example.com\nFamilia Gómez,g@example.com\nFamilia Soto (4),',
      ['Family Hargreaves 1 a doubtful', 'Familia Gómez 1 a doubtful', 'Familia Soto 4 a'],
    ],
  ])('the companions in this imported list are counted: %s', (text, expected) => {
    expect(people(readRows(cells(text)).rows).map((one) => one.replace('Children', 'Niños'))).toEqual(
      expected,
    );
  });

  test('a guest listed as another guest’s companion joins that guest’s household', () => {
    const { rows } = readRows(
      cells(`Name,Status,Is Plus One Of
        Odalys Bram,Attending,
        Kerr Finlay,Attending,Odalys Bram
        Mina Sato,Invited,`),
    );
    expect(rows.map(({ form }) => form.household)).toEqual(['Odalys Bram', 'Odalys Bram', '']);
    expect(replies(rows)).toEqual(['accepted', 'accepted', 'open']);
  });
});

describe('headings of an imported list', () => {
  test.each([
    [
      'first_name,last_name,email,phone_number,party_size,plus_one_first_name,plus_one_last_name',
      ['name', 'last_name', 'email', 'phone_number', 'party_size', 'name@1', 'last_name@1'],
    ],
    [
      'name,email,plusOnesAllowed,groupName,tableNumber,dietaryRestrictions',
      ['full_name', 'email', 'companions', 'household', null, 'diets'],
    ],
    ['nombreCompleto,correo_electronico,numeroDePersonas', ['full_name', 'email', 'party_size']],
    ['name_1,email_1,name_2,email_2', ['full_name', 'email', 'full_name@1', 'email@1']],
    ['Name,Email,Name,Email,Address', ['full_name', 'email', 'full_name@1', 'email@1', 'address']],
    [
      'Guest 1 First Name,Guest 1 Last Name,Guest 2 First Name,Guest 2 Last Name',
      ['name', 'last_name', 'name@1', 'last_name@1'],
    ],
    ['Nombre,Vegetariano,Celíaco,Niño', ['full_name', 'diets', 'diets', 'age_group']],
    ['Name,Seats,Child 1 First Name', ['full_name', 'party_size', 'children']],
  ])('the columns are recognised by their headings: %s', (headings, expected) => {
    expect(readColumns(readTable(cells(`${headings}\n${headings.replace(/[^,]+/g, 'x')}`)))).toEqual(
      expected,
    );
  });

  test('a person listed both as buyer and as ticket holder is imported only once', () => {
    const { rows, unused } = readRows(
      cells(`Order Reference,Order First Name,Order Last Name,Order Email,Ticket First Name,Ticket Last Name,Ticket Email
        AB12,Odalys,Bram,o@example.com,Odalys,Bram,o@example.com
        AB12,Odalys,Bram,o@example.com,Kerr,Finlay,k@example.com`),
    );
    expect(rows.map(({ form }) => [fullName(form), form.email])).toEqual([
      ['Odalys Bram', 'o@example.com'],
      ['Kerr Finlay', 'k@example.com'],
    ]);
    expect(unused).toEqual(['Order Reference', 'Order First Name', 'Order Last Name', 'Order Email']);
  });

  test('a tick in a column such as “Vegetarian” sets that diet', () => {
    const { rows } = readRows(
      cells(`Nombre,Vegetariano,Celíaco,Niño,Solo fiesta
        Ana Gil,x,,,
        Leo Gil,,TRUE,x,
        Eva Ruiz,FALSE,no,0,`),
    );
    expect(rows.map(({ form }) => [form.diets, form.allergens, form.age_group])).toEqual([
      [['vegetarian'], [], 'adult'],
      [[], ['gluten'], 'child'],
      [[], [], 'adult'],
    ]);
  });

  test('a second name in one row becomes a second guest of the same household', () => {
    const { rows, unused } = readRows(
      cells(
        'Name,Email,Name,Email\nOdalys Bram,o@example.com,Kerr Finlay,k@example.com\nMina Sato,m@example.com,,',
      ),
    );
    expect(rows.map(({ form }) => [fullName(form), form.email, form.household])).toEqual([
      ['Odalys Bram', 'o@example.com', 'Odalys Bram & Kerr Finlay'],
      ['Kerr Finlay', 'k@example.com', 'Odalys Bram & Kerr Finlay'],
      ['Mina Sato', 'm@example.com', ''],
    ]);
    expect(unused).toEqual([]);
  });

  test('the title of each side-by-side list assigns its guests to a partner’s side', () => {
    const { rows } = readRows([
      ['NOVIA', '', '', 'NOVIO'],
      ['Nombre', 'Teléfono', '', 'Nombre', 'Teléfono'],
      ['Odalys Bram', '600000101', '', 'Kerr Finlay', '600000102'],
      ['Mina Sato', '600000103', '', 'Tobin Reyes', ''],
    ]);
    expect(rows.map(({ form }) => [fullName(form), form.phone_number, form.side, form.household])).toEqual([
      ['Odalys Bram', '600000101', 'second', ''],
      ['Mina Sato', '600000103', 'second', ''],
      ['Kerr Finlay', '600000102', 'first', ''],
      ['Tobin Reyes', '', 'first', ''],
    ]);
  });
});

describe('names in an imported list', () => {
  test('a name with “Jr.”, a title or a remark is split into first and last name', () => {
    const rows = [
      ['Full Name'],
      ['Sammy Dalton, Jr.'],
      ['Robert Grey, III'],
      ['Tobin Reyes, MD'],
      ['Una Pike, bridesmaid'],
      ['J. R. Tolman'],
      ['García López, María José'],
    ];
    expect(
      readRows(rows).rows.map(({ form, status }) => [form.name, form.last_name, form.notes, status]),
    ).toEqual([
      ['Sammy', 'Dalton Jr', '', 'new'],
      ['Robert', 'Grey III', '', 'new'],
      ['Tobin', 'Reyes MD', '', 'new'],
      ['Una', 'Pike', 'bridesmaid', 'new'],
      ['J R', 'Tolman', '', 'new'],
      ['María José', 'García López', '', 'new'],
    ]);
  });

  test('names in other scripts, or with apostrophes or dots, are accepted', () => {
    const { rows } = readRows(
      cells(
        `Nombre;Apellidos
        Gal·la;Puig Rullan
        Marcel.lí;Estil·les
        Odile;D´Ors Vidal
        Pep;Sant\`Angelo
        レオナ;ディ・ロッシ
        ג׳ורג׳;כהן
        Juan "Juanito";Pérez Gil`,
        ';',
      ),
    );
    expect(rows.map(({ form, status }) => [fullName(form), status])).toEqual(
      [
        'Gal·la Puig Rullan',
        'Marcel·lí Estil·les',
        'Odile D’Ors Vidal',
        'Pep Sant’Angelo',
        'レオナ ディ・ロッシ',
        'ג׳ורג׳ כהן',
        'Juan "Juanito" Pérez Gil',
      ].map((name) => [name, 'new']),
    );
  });

  test('guests below a bold heading in a pasted chat are tagged with the heading', () => {
    const pasted = pastedCells('*Lado novia*\n- Ana Ruiz\n✅ Luis Roca 2\n\n*Oficina:*\n3️⃣ Eva Gil');
    const { rows } = readRows(pasted ?? []);
    expect(rows.map(({ form }) => [fullName(form), form.tags])).toEqual([
      ['Ana Ruiz', 'Lado novia'],
      ['Luis Roca', 'Lado novia'],
      ['Eva Gil', 'Oficina'],
    ]);
  });

  test('“N/A”, “-” and similar placeholders are imported as empty', () => {
    const { rows, asked } = readRows(
      cells(
        `Nombre;Apellidos;Teléfono;Correo;Alergias;Notas
        Odalys;Bram;N/A;-;N/A;s/n
        Kerr;Finlay;s/n;;-;-
        Mina;Sato;600000103;n/a
        Nil;Reyes;-;no tiene`,
        ';',
      ),
    );
    expect(rows.map(({ form, status }) => [form.name, form.phone_number, form.email, status])).toEqual([
      ['Odalys', '', '', 'new'],
      ['Kerr', '', '', 'new'],
      ['Mina', '600000103', '', 'new'],
      ['Nil', '', '', 'new'],
    ]);
    expect([asked, rows.map(({ form }) => form.notes + form.dietary_notes)]).toEqual([[], ['', '', '', '']]);
  });
});
