import { describe, expect, test } from 'vitest';
import { cells, people, readRows, replies } from '../../../tests/builders/imported';
import { fullName } from './guest';
import { pastedCells } from './import/import-pasted';

const named = (rows: ReturnType<typeof readRows>['rows']) => rows.map(({ form }) => fullName(form));

describe('companions in messy lists', () => {
  test('a companion’s own last name takes precedence over the guest’s last name', () => {
    const { rows } = readRows(
      cells(
        `Nombre;Apellidos;Acompañante;Apellidos acompañante
        Ana;Gil;Luis;Roca
        Mar;Cano;Jon;
        Isa;Vera;Uxue Ibarra;
        Teo;Vega;2;
        Eva;Sanz;Sí;`,
        ';',
      ),
    );
    expect(people(rows)).toEqual([
      'Ana Gil 1 a',
      'Luis Roca 1 a',
      'Mar Cano 1 a',
      'Jon Cano 1 a',
      'Isa Vera 1 a',
      'Uxue Ibarra 1 a',
      'Teo Vega 3 a',
      'Eva Sanz 2 a',
    ]);
  });

  test('in a row that names only a companion, the companion becomes a guest', () => {
    const { rows } = readRows(
      cells(`First Name,Last Name,RSVP,First Name,Last Name,RSVP
        Ana,Hill,yes,Bob,Stone,no
        ,,,Dan,Ford,yes`),
    );
    expect(named(rows)).toEqual(['Ana Hill', 'Bob Stone', 'Dan Ford']);
    expect(rows.at(-1)).toMatchObject({ status: 'new', form: { household: '', replies: { p: 'accepted' } } });
  });
});

describe('remarks next to a name', () => {
  test('text after a name and a dash is read as a diet or a note', () => {
    const { rows } = readRows(
      cells('Nombre completo\nRocío García - vegetariana\nTom Reed – by train\nAna Gil - Eva Sanz'),
    );
    expect(rows.map(({ form, status }) => [fullName(form), ...form.diets, form.notes, status])).toEqual([
      ['Rocío García', 'vegetarian', '', 'new'],
      ['Tom Reed', 'by train', 'new'],
      ['Ana Gil - Eva Sanz', '', 'doubtful'],
    ]);
  });

  test('text after a dash is a note, even if first and last names have separate columns', () => {
    const { rows } = readRows(cells('Nombre,Apellidos\nMarga,Ruiz - vegana\nLeo – con silla,Soto'));
    expect(rows.map(({ form, status }) => [fullName(form), ...form.diets, form.notes, status])).toEqual([
      ['Marga Ruiz', 'vegan', '', 'new'],
      ['Leo Soto', 'con silla', 'new'],
    ]);
  });

  test('“4 years” in the notes is read as an age', () => {
    const { rows } = readRows(
      cells('Name,Notes\nPip Gray,4 years\nMia Tan,8 months old\nJo Lin,arrives at 4'),
    );
    expect(rows.map(({ form }) => [form.age_group, form.age, form.notes])).toEqual([
      ['child', '4', '4 years'],
      ['child', '0', '8 months old'],
      ['adult', '', 'arrives at 4'],
    ]);
  });

  test('the abbreviation “Mª” belongs to the first name', () => {
    const { rows } = readRows(cells('Nombre completo\nJosé Mª de la Torre\nAna M.ª Ruiz Gil\nRosa Ma. Díaz'));
    expect(rows.map(({ form }) => form.last_name)).toEqual(['de la Torre', 'Ruiz Gil', 'Díaz']);
  });
});

describe('pasted and side-by-side lists', () => {
  test('guests pasted from a chat are tagged with the heading above them', () => {
    const table = pastedCells('Bride’s side:\n1. Sue Hart\n2. Tom Reed\n\nGroom’s side:\n1. Hans Müller');
    const { rows } = readRows(table ?? []);
    expect(rows.map(({ form }) => `${fullName(form)} ${form.tags}`)).toEqual([
      'Sue Hart Bride’s side',
      'Tom Reed Bride’s side',
      'Hans Müller Groom’s side',
    ]);
  });

  test('a “TOTAL” row below two lists side by side isn’t imported as a guest', () => {
    const { rows } = readRows(
      cells(
        `Novia;;;Novio;
        Nombre;Tel;;Nombre;Tel
        Ana Gil;600 000 101;;Luis Roca;600 000 103
        TOTAL;1;;TOTAL;1`,
        ';',
      ),
    );
    expect(named(rows)).toEqual(['Ana Gil', 'Luis Roca']);
  });
});

describe('replies that the user has marked as acceptances', () => {
  const said = (text: string, size: number) =>
    readRows(cells(`Name;Party size;Attending?\nAnn Hill;${size};${text}`, ';'), undefined, {
      said: new Map([[`reply|${text.toLowerCase()}`, 'accepted']]),
    }).rows;

  test.each([
    ['3 coming', 4, 'accepted:3'],
    ['2 of 3', 3, 'accepted:2'],
    ['we are 4', 4, 'accepted'],
    ['both of us', 2, 'accepted'],
  ])(
    'the reply %j of a party of %d is an acceptance for the stated number of people',
    (text, size, reply) => {
      expect(replies(said(text, size))).toEqual([reply]);
    },
  );

  test.each([
    ['3 coming', 2],
    ['1 yes, 1 no', 2],
    ['on 2/3', 2],
  ])('the user is asked about the reply %j if the number doesn’t fit a party of %d', (text, size) => {
    const [row] = said(text, size);
    expect(row).toMatchObject({ status: 'doubtful', form: { replies: {} } });
  });
});
