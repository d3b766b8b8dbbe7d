import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitName } from '../names';
import { readQuickGuests } from './quick-entry';

const read = (line: string, people: number | null = null, children = 0) =>
  readQuickGuests(line, { children: 'Niños', presses: { people, children } });
const told = (line: string, people: number | null = null, children = 0): string => {
  const reading = read(line, people, children);
  if (reading.status === 'asked') return 'how many?';
  if (reading.status === 'missing') return reading.problem;
  const { name, guests, email, phone_number } = reading.household;
  const all = guests.map((one) => `${one.name}|${one.last_name} ${one.party_size} ${one.age_group}`);
  return [name, ...all, email, phone_number].filter((one) => one !== null).join('; ');
};

describe('an entered line becomes a household', () => {
  test.each([
    ['Familia Gil 4 (2 niños)', 'Familia Gil; Familia|Gil 2 adult; Niños|Gil 2 child'],
    ['The Smith family 5 (2 kids)', 'The Smith family; Family|Smith 3 adult; Niños|Smith 2 child'],
    [
      'Familia Castro (5 personas: 3 adultos, 2 niños)',
      'Familia Castro; Familia|Castro 3 adult; Niños|Castro 2 child',
    ],
    [
      'Whitmore-Smythe 5 (1 baby)',
      'Whitmore-Smythe; Family|Whitmore-Smythe 4 adult; Niños|Whitmore-Smythe 1 child',
    ],
    ['Ana y Luis Pérez', 'Ana y Luis Pérez; Ana|Pérez 1 adult; Luis|Pérez 1 adult'],
    ['Ana López y Luis Pérez', 'Ana López y Luis Pérez; Ana|López 1 adult; Luis|Pérez 1 adult'],
    [
      'Ana, Luis y Marta López',
      'Ana, Luis y Marta López; Ana|López 1 adult; Luis|López 1 adult; Marta|López 1 adult',
    ],
    ['Zoe Park + Leo Cruz', 'Zoe Park + Leo Cruz; Zoe|Park 1 adult; Leo|Cruz 1 adult'],
    [
      'Sr. y Sra. Ortega de la Cruz',
      'Sr. y Sra. Ortega de la Cruz; Sr|Ortega de la Cruz 1 adult; Sra|Ortega de la Cruz 1 adult',
    ],
    ['Mr and Mrs Higgins 2', 'Mr and Mrs Higgins; Mr|Higgins 1 adult; Mrs|Higgins 1 adult'],
    ['Carlos Ruiz +1', 'Carlos Ruiz; Carlos|Ruiz 2 adult'],
    ['Carlos Ruiz y 3 más', 'Carlos Ruiz; Carlos|Ruiz 4 adult'],
    ['Álex Gil y novia', 'Álex Gil y novia; Álex|Gil 2 adult'],
    ['Mary Baker, and guest', 'Mary Baker; Mary|Baker 2 adult'],
    ['Mary Baker, party of 3', 'Mary Baker; Mary|Baker 3 adult'],
    ['Hugo Pinto, mujer y tres hijos', 'Hugo Pinto; Hugo|Pinto 2 adult; Niños|Pinto 3 child'],
    [
      'Pedro y Marta Gil 2 adultos, 3 niños',
      'Pedro y Marta Gil; Pedro|Gil 1 adult; Marta|Gil 1 adult; Niños|Gil 3 child',
    ],
    ['Carmen Ruiz 2 mayores', 'Carmen Ruiz; Carmen|Ruiz 2 senior'],
    ['María José García López', 'María José García López; María José|García López 1 adult'],
    ['Lic. Adriana Cantú', 'Lic. Adriana Cantú; Lic Adriana|Cantú 1 adult'],
    ['Tom Cousins', 'Tom Cousins; Tom|Cousins 1 adult'],
    [
      'Rosa Núñez, 612 34 56 78, rosa@example.org',
      'Rosa Núñez; Rosa|Núñez 1 adult; rosa@example.org; 612345678',
    ],
    ['Rosa Núñez <rosa@example.org>', 'Rosa Núñez; Rosa|Núñez 1 adult; rosa@example.org'],
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['4', 'name'],
    ['Carmen', 'lastName'],
    ['Ana y Luis', 'lastName'],
    ['Familia 4', 'lastName'],
    ['Familia García 60', 'tooMany'],
    ['Eva Núñez 3D', 'name'],
  ])('the entered line “%s” is read as a household, or refused with a reason', (line, expected) =>
    expect(told(line)).toBe(expected),
  );
});

describe('unnamed companions in an entered line', () => {
  const grown = ['adult', 2] as const;
  test.each<[string, readonly [string, number], number | null]>([
    [
      'y pareja · y su marido · y mujer · y esposa · y novio · y acompañante · y amiga · con su madre · y su tía · y prometida · y compañero · e invitado',
      grown,
      null,
    ],
    [
      'and guest · and his wife · & husband · plus partner · and her girlfriend · and boyfriend · + date · and brother · and father · y padre · y su abuela',
      grown,
      null,
    ],
    [
      'and fiancé · and friend · and her mother · y hermana · y su suegra · + companion · and dad · and mom · and spouse · and sister',
      grown,
      null,
    ],
    ['y sus padres · and her parents · y sus abuelos · and grandparents · y suegros', ['adult', 3], null],
    [
      'y su hijo · y una niña · con bebé · y nieta · and son · and a daughter · & kid · and child · e hijo',
      ['adult', 1],
      1,
    ],
    ['and toddler · with her baby · y peque · and grandchild', ['adult', 1], 1],
    ['y dos niños · y 2 niñas · y sus dos hijos · + 2 bebés · y 2 peques · y 2 nietos', ['adult', 1], 2],
    [
      'and two kids · and 2 children · & 2 sons · and 2 daughters · with 2 babies · + 2 toddlers',
      ['adult', 1],
      2,
    ],
    [
      '3 personas · 3 invitados · 3 pax · 3 adultos · 3 people · 3 guests · 3 adults · 3 en total · 3 in total',
      ['adult', 3],
      null,
    ],
    ['2 mayores · 2 abuelos · 2 seniors', ['senior', 2], null],
    ['+2 · plus two · más 2 · y 2 más · and 2 more · and 2 others', ['adult', 3], null],
    [
      'x3 · somos 3 · seremos 3 · party of 3 · group of 3 · a family of 3 · grupo de 3 · una familia de 3',
      ['adult', 3],
      null,
    ],
    ['solo · sola · alone', ['adult', 1], null],
  ])(
    'each of these phrases in a line sets the number of people: %s',
    (words, [age_group, party_size], children) => {
      for (const word of words.split(' · ')) {
        const reading = read(`Ana Ruiz ${word}`);
        const child = { name: 'Niños', last_name: 'Ruiz', age_group: 'child', party_size: children };
        const guests = [
          { name: 'Ana', last_name: 'Ruiz', age_group, party_size },
          ...(children ? [child] : []),
        ];
        expect(reading, word).toMatchObject({ status: 'clear', household: { guests } });
      }
    },
  );

  test.each([
    'familia',
    'family',
    'amigos',
    'friends',
    'hermanos',
    'siblings',
    'otros',
    'others',
    'compañía',
  ])('after “y %s” in a line, the user is asked for the number of people', (word) =>
    expect(told(`Ana Ruiz y ${word}`)).toBe('how many?'),
  );
});

describe('unknown words in an entered line', () => {
  test.each([
    ['Familia Gil 4 (2 niños), Valencia, sin gluten', 'Familia Gil, Valencia, sin gluten'],
    ['Laura Gil (Barcelona)', 'Laura Gil (Barcelona)'],
    ['Kim Lee and her husband, San Diego', 'Kim Lee and her husband, San Diego'],
    ['Kim Lee - arrives late', 'Kim Lee - arrives late'],
    ['Zoe Park, 2 adults; arrives late', 'Zoe Park; arrives late'],
    ['Mary Baker +1: evening only', 'Mary Baker: evening only'],
    ['Ana Ruiz, 612 34 56 78, vegana', 'Ana Ruiz, vegana'],
    // This phone number is valid in no country, so it stays in the name.
    ['Ana Ruiz, 000 000 000', 'Ana Ruiz, 000 000 000'],
  ])('unknown words of the entered line “%s” stay in the name', (line, name) => {
    expect(read(line)).toMatchObject({ status: 'clear', household: { name } });
  });
});

describe('asking for the number of people', () => {
  test.each([
    ['Familia Gil', 4, 'Familia Gil; Familia|Gil 4 adult'],
    ['Ana Ruiz y familia', 3, 'Ana Ruiz y familia; Ana|Ruiz 3 adult'],
    ['Familia Gil 2 (3 niños)', 5, 'Familia Gil; Familia|Gil 2 adult; Niños|Gil 3 child'],
    ['Familia Gil 3 + 1', 4, 'Familia Gil; Familia|Gil 4 adult'],
    // These lines name several people without a number, so the user is asked. "Bob Hill" can be a name or a
    // place.
    ['Mary Baker and husband Tom', 2, 'Mary Baker and husband Tom; Mary|Baker 2 adult'],
    ['twins Ada & Ivy Bloom', 2, 'twins Ada & Ivy Bloom; twins|Ada 2 adult'],
    ['Ann Fox, Bob Hill', 2, 'Ann Fox, Bob Hill; Ann|Fox 2 adult'],
  ])('the user is asked for the number of people in the line “%s”', (line, people, expected) => {
    expect(told(line)).toBe('how many?');
    expect(told(line, people)).toBe(expected);
  });

  test('the user isn’t asked for the number of people if a line contains a number', () => {
    expect(told('Mary Baker and husband Tom 2')).toBe('Mary Baker and husband Tom; Mary|Baker 2 adult');
    expect(told('Familia Gil 4', 7)).toBe('Familia Gil; Familia|Gil 4 adult');
  });
});

describe('adding children with a button', () => {
  test.each([
    ['Leo Gil', 1, 'Leo Gil; Leo|Gil 1 child'],
    ['Familia Gil 4', 2, 'Familia Gil; Familia|Gil 2 adult; Niños|Gil 2 child'],
    ['Ana Ruiz +1', 1, 'Ana Ruiz; Ana|Ruiz 1 adult; Niños|Ruiz 1 child'],
    // Ana counts as an adult. The number in the line stays the total, so only one child is added.
    ['Ana Ruiz 2', 3, 'Ana Ruiz; Ana|Ruiz 1 adult; Niños|Ruiz 1 child'],
    ['Ana y Luis Pérez', 1, 'Ana y Luis Pérez; Ana|Pérez 1 adult; Luis|Pérez 1 adult'],
    ['Familia Gil 4 (1 niño)', 3, 'Familia Gil; Familia|Gil 3 adult; Niños|Gil 1 child'],
  ])('the button adds children to the people of the entered line “%s”', (line, children, expected) =>
    expect(told(line, null, children)).toBe(expected),
  );
});

test('any entered line is read without an error', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom(
      'Ana',
      'Ruiz',
      'Familia',
      'y',
      '4',
      '+1',
      '(2 niños)',
      ',',
      '&',
      'de',
      'novia',
      '612345678',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 3 }),
      (line, people, children) => {
        const reading = read(line, people, children);
        if (reading.status === 'missing') return;
        if (reading.status === 'asked') throw new Error('the number was pressed');
        const { guests } = reading.household;
        expect(guests.every(({ party_size }) => party_size >= 1 && party_size <= 20)).toBe(true);
        expect(guests.some(({ age_group }) => age_group !== 'child') || guests.length === 1).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

describe('splitting full names', () => {
  test.each([
    ['García López, María José', 'María José', 'García López'],
    ['María del Carmen Ruiz Soto', 'María del Carmen', 'Ruiz Soto'],
    ['Juan de la Cruz', 'Juan', 'de la Cruz'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['José Luis Pérez', 'José Luis', 'Pérez'],
    ['Jane Smith', 'Jane', 'Smith'],
    ['Cher', 'Cher', ''],
  ])('the full name “%s” is split into first and last name', (full, name, last_name) =>
    expect(splitName(full)).toEqual({ name, last_name }),
  );
});
