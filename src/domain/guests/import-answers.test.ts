import { describe, expect, test } from 'vitest';
import { cells, PART, people, readRows, replies } from '../../../tests/builders/imported';
import { askedKey } from './import/import-asked';
import { planImport } from './import/import-plan';
import { readColumns, readTable } from './import/import-table';
import { plainPhone } from './schema';

describe('imported replies', () => {
  test('“Yes (2)” in an imported row for 3 people is an acceptance for 2 people', () => {
    const { rows } = readRows(
      cells(
        `Nombre;Personas;Confirmación
         Odalys Bram;3;Sí (2)
         Kerr Finlay;3;Sí 2
         Mina Sato;4;Sí - 3
         Tobin Reyes;2;Yes (1 of 2)
         Una Pike;3;Sí, 2
         Hal Greer;2;1
         Jo Vance;2;2
         Ada Low;1;0
         Leo Mas;2;Sí (5)`,
        ';',
      ),
    );
    expect(replies(rows)).toEqual([
      'accepted:2',
      'accepted:2',
      'accepted:3',
      'accepted:1',
      'accepted:2',
      'accepted:1',
      'accepted',
      'declined',
      'open',
    ]);
    expect(rows.map(({ status }) => status)).toEqual([...Array<string>(8).fill('new'), 'doubtful']);
  });

  test('the user is asked only once about an unknown reply in several imported rows', () => {
    const rows = cells(`Name,RSVP
      A Bram,Not coming
      B Bram,Can't Go
      C Bram,Regrets
      D Bram,Regrets
      E Bram,Confirmed
      F Bram,confirmed!
      G Bram,Confirmed
      H Bram,No Response`);
    const { asked, rows: before } = readRows(rows);
    expect(asked).toEqual(
      [
        ['Confirmed', 3],
        ['Regrets', 2],
        ['Not coming', 1],
        ["Can't Go", 1],
      ].map(([text, many]) => [text === 'Confirmed' ? expect.stringMatching(/^confirmed/i) : text, many]),
    );
    expect(replies(before)).toEqual(Array(8).fill('open'));
    expect(before.map(({ status }) => status)).toEqual([...Array<string>(7).fill('doubtful'), 'new']);
    const said = new Map([
      [askedKey('reply', 'Confirmed'), 'accepted'],
      [askedKey('reply', 'Regrets'), 'declined'],
      [askedKey('reply', 'Not coming'), 'declined'],
      [askedKey('reply', "Can't Go"), 'open'],
    ]);
    const { rows: after } = readRows(rows, [PART], { said });
    expect(replies(after)).toEqual([
      'declined',
      'open',
      'declined',
      'declined',
      'accepted',
      'accepted',
      'accepted',
      'open',
    ]);
    expect(after.every(({ status, form }) => status === 'new' && form.notes === '')).toBe(true);
  });

  test('an import keeps replies to two parts separate', () => {
    const parts = ['Ceremony', 'Reception'].map((name, i) => ({ ...PART, id: `p${i}`, name }));
    const rows = cells(`First Name,Last Name,rsvp / ceremony,rsvp / reception
      Ngozi,Okafor,Accept,Decline
      Ada,Low,Yes,No`);
    const { rows: two } = readRows(rows, parts, {
      said: new Map([
        [askedKey('reply', 'Accept'), 'accepted'],
        [askedKey('reply', 'Decline'), 'declined'],
      ]),
    });
    expect(two.map(({ form, status }) => [form.replies, status])).toEqual([
      [{ p0: 'accepted', p1: 'declined' }, 'new'],
      [{ p0: 'accepted', p1: 'declined' }, 'new'],
    ]);
    const { rows: one } = readRows(cells('Name,RSVP,Attending?\nAna Gil,Yes,No\nEva Ruiz,Yes,Yes'));
    expect(one.map(({ form, status }) => [form.replies, status, form.notes])).toEqual([
      [{}, 'doubtful', 'RSVP: Yes\nAttending?: No'],
      [{ p: 'accepted' }, 'new', ''],
    ]);
  });

  test('a column named after a part of the event is read as replies for that part', () => {
    const parts = ['Ceremonia', 'Cena'].map((name, i) => ({ ...PART, id: `p${i}`, name }));
    const table = readTable(cells('Nombre,Personas,Ceremonia,Cena\nAna Gil,3,2,3\nEva Ruiz,1,0,1'));
    const columns = readColumns(table, [], { parts: parts.map(({ name }) => name) });
    const book = { guests: [], households: new Map(), parts, questions: [] };
    expect(planImport(table, columns, book, plainPhone).map(({ form }) => form.replies)).toEqual([
      { p0: 'accepted:2', p1: 'accepted' },
      { p0: 'declined', p1: 'accepted' },
    ]);
  });

  test('an unticked box in a reply column is not imported as a reply', () => {
    const { rows, unused } = readRows(
      cells(
        `Nombre;Invitación enviada;Confirmado
         Odalys Bram;TRUE;TRUE
         Kerr Finlay;TRUE;FALSE
         Mina Sato;FALSE;☐`,
        ';',
      ),
    );
    expect(replies(rows)).toEqual(['accepted', 'open', 'open']);
    expect(unused).toEqual(['Invitación enviada']);
  });
});

describe('reading imported ages', () => {
  test.each([
    ['3 años', 'child'],
    ['18 meses', 'child'],
    ['9 yrs', 'child'],
    ['7', 'child'],
    ['13', 'adult'],
    ['70', 'senior'],
    ['2 years old', 'child'],
    ['6 weeks', 'child'],
    ['2023-08-05', 'child'],
    ['1950-01-01', 'senior'],
  ])('the imported age “%s” determines the guest’s age group', (text, group) => {
    const { rows, asked } = readRows([
      ['Nombre', 'Edad'],
      ['Nil Ruiz', text],
    ]);
    expect([rows[0]?.form.age_group, rows[0]?.form.notes, asked]).toEqual([group, '', []]);
  });

  test('an imported age is stored in whole years', () => {
    const { rows } = readRows([
      ['Nombre', 'Edad', 'Niños'],
      ['Ana Gil', '34', 'Leo (4), Mía (18 meses)'],
      ['Eva Ruiz', 'adulto', ''],
    ]);
    expect(rows.map(({ form }) => [form.name, form.age_group, form.age])).toEqual([
      ['Ana', 'adult', '34'],
      ['Leo', 'child', '4'],
      ['Mía', 'child', '1'],
      ['Eva', 'adult', ''],
    ]);
  });

  test('an age written next to a name sets the guest’s age group', () => {
    const { rows } = readRows(
      cells('First Name,Last Name\nOtis (age 4),Abernathy\nMia (3 years),Roe\nLeo (18 meses),Roe'),
    );
    expect(people(rows)).toEqual(['Otis Abernathy 1 c', 'Mia Roe 1 c', 'Leo Roe 1 c']);
    const teens = cells('Nombre,Edad\nAna Gil,Adolescente\nEva Ruiz,adolescente');
    expect(readRows(teens).asked).toEqual([['adolescente', 2]].map(([, many]) => [expect.any(String), many]));
    const { rows: after } = readRows(teens, [PART], {
      said: new Map([[askedKey('age', 'Adolescente'), 'child']]),
    });
    expect(people(after)).toEqual(['Ana Gil 1 c', 'Eva Ruiz 1 c']);
  });
});
