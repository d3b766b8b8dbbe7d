import { describe, expect, test } from 'vitest';
import { planned, told } from '../../../tests/builders/imported';
import { ageFrom } from './import/import-ages';
import { knownFood } from './import/import-food';
import { answerFrom } from './import/import-replies';
import { rankFrom } from './import/import-set';
import { MAX_RANK } from './second-list';

/** Splits examples. A failure names the example, because each is compared together with its text. */
const all = (texts: string) => texts.split(' · ');

test.each([
  [
    'accepted',
    'Yes · Sí · Y · S · Attending · Accepts · Accepted · Will attend · Confirmado · Asiste · Asistirán · Vienen · Joyfully accepts · ✓ · ☑ · True · Verdadero · X · [x]',
  ],
  [
    'declined',
    'No · N · Not attending · Declines · Declined · Will not attend · No asisten · No viene · No asistirá · No puede · No podrá · Rechazado · Cancelada · Regretfully declines · ✗',
  ],
  ['waiting', 'Waiting list · En espera · Lista de espera'],
  [
    'open',
    'Pending · Pendiente · Por confirmar · No response · No reply · No answer · Sin respuesta · Sin contestar · Sin confirmar · No contesta · N/A · S/C · Awaiting reply · Not sent · Invited · Invitado · Open · ? · False · Falso · ☐ · [ ]',
  ],
])('each usual reply of the status %s is understood', (status, texts) => {
  for (const text of all(texts)) expect(answerFrom(text, false)?.status, text).toBe(status);
});

test.each(['Yes, 2 of 3', 'Sí, 2 de 3', 'Yes: 2/3', 'Yes, 2 of them', 'Sí, 2 de ellos', 'Sí, 2 de ellas'])(
  'the reply “%s” is for two people',
  (text) => {
    expect(answerFrom(text, false)).toEqual({ status: 'accepted', people: 2 });
  },
);

test('a tick in the column of the second list means its last rank', () => {
  expect(rankFrom('✓')).toBe(MAX_RANK);
});

test.each(
  all('No · None · Nada · Ninguna · Normal · Estándar · Standard · Regular · Adulto · Omnívoro · - · 0'),
)('“%s” in a food column changes nothing', (text) => {
  expect(knownFood(text, 'diets')).toEqual({ allergens: [], diets: [], dietary_notes: '' });
});

test.each(all('N/A · S/N · s/d · n.a. · None · Null · No tiene · Sin datos · —'))(
  '“%s” in the column of e-mail addresses means an empty cell',
  (text) => {
    expect(
      told([
        ['Nombre', 'Apellidos', 'Email'],
        ['Ana', 'Gil', text],
      ]),
    ).toEqual(['Ana | Gil 1 adult']);
  },
);

test.each(all('N/A · S/N · n.a. · —'))('“%s” in the column of notes means an empty cell', (text) => {
  expect(
    told([
      ['Nombre', 'Apellidos', 'Notas'],
      ['Ana', 'Gil', text],
    ]),
  ).toEqual(['Ana | Gil 1 adult']);
});

test.each(
  all(
    'Guest · A guest · Plus one · Plus-one · +1 · Invitada · Acompañante · Pareja · TBD · Por definir · Por confirmar',
  ),
)('“%s” in the column of companions is one person without a name', (text) => {
  expect(
    told([
      ['Nombre', 'Apellidos', 'Acompañante'],
      ['Ana', 'Gil', text],
    ]),
  ).toEqual(['Ana | Gil 2 adult']);
});

test.each(['Mobile', 'Móvil', 'Celular', 'WhatsApp'])(
  'a number in the column “%s” is preferred to another phone number',
  (heading) => {
    const [row] = planned([
      ['Nombre', 'Apellidos', 'Home phone', heading],
      ['Ana', 'Gil', '911 234 567', '600 123 456'],
    ]);
    expect(row?.form.phone_number).toBe('600 123 456');
  },
);

describe('rows that aren’t guests', () => {
  test.each(
    all(
      'Familia de la novia · Amigos del novio · Familia de los novios · Amistades de ambos · Novia · Novio · Bride · Groom · Bride’s family · Her side · Lado de Ana · Amigos · Friends · Friends from school · Compañeros · Coworkers · Colleagues · Trabajo · Work · Vecinos · Neighbours · Primos · Cousins · Mesa 4 · Table 4 · Invitados · Guests',
    ),
  )('a row with only “%s” is a heading whose guests get it as a tag', (text) => {
    const rows = planned([
      ['Nombre', 'Apellidos', 'Email'],
      [text, '', ''],
      ['Ana', 'Gil', ''],
    ]);
    expect(rows.map(({ form }) => [form.name, form.tags])).toEqual([['Ana', text]]);
  });

  test('a row with only a text and a colon is a heading', () => {
    const rows = planned([
      ['Nombre', 'Apellidos', 'Email'],
      ['Bilbao:', '', ''],
      ['Ana', 'Gil', ''],
    ]);
    expect(rows.map(({ form }) => [form.name, form.tags])).toEqual([['Ana', 'Bilbao']]);
  });

  test.each(
    all('Total · Totales · Suma · Total: 12 · Total de invitados · Gran total · Grand total · Subtotal'),
  )('a row that begins with “%s” is a sum', (text) => {
    const rows = planned([
      ['Nombre', 'Apellidos', 'Personas'],
      ['Ana', 'Gil', '12'],
      [text, '', '12'],
    ]);
    expect(rows.map(({ form }) => form.name)).toEqual(['Ana']);
  });
});

test.each([
  [
    'child',
    'Child · Children · Kid · Niño · Niña · Niños · Bebé · Baby · Infant · Menor · Infantil · Niñas · Bebés · Toddler',
  ],
  ['senior', 'Senior · Mayor · Mayores'],
  ['adult', 'Adult · Adulto · Adultas'],
])('each usual word for the age group %s is understood', (group, texts) => {
  for (const text of all(texts)) expect(ageFrom(text)?.group, text).toBe(group);
});
