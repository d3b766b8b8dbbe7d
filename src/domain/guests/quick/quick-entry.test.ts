import { describe, expect, test } from 'vitest';
import { splitName } from '../names';
import { readQuickLine } from './quick-entry';

const read = (line: string) => readQuickLine(line, { children: 'Niños' });
const told = (line: string): string => {
  const reading = read(line);
  if (reading.status === 'missing') return reading.problem;
  const { name, guests, eater, address, email, phone_number, allergens, diets, notes } = reading.household;
  const people = guests.map((one) => `${one.name}|${one.last_name} ${one.party_size} ${one.age_group}`);
  const whose = eater > 0 ? `for ${eater + 1}` : null;
  const rest = [whose, address, email, phone_number, ...allergens, ...diets, notes].filter(
    (one) => one !== null,
  );
  return [name, ...people, ...rest].join('; ');
};

describe('a line is read as the household that it tells of', () => {
  test.each([
    [
      'Familia García Pérez 4 (2 niños), Valencia, sin gluten',
      'Familia García Pérez; Familia|García Pérez 2 adult; Niños|García Pérez 2 child; Valencia; gluten',
    ],
    [
      'The Smith family 5 (2 kids), London, nut allergy',
      'The Smith family; Family|Smith 3 adult; Niños|Smith 2 child; London; nuts',
    ],
    [
      'The Patel family 4 (2 kids) vegetarian',
      'The Patel family; Family|Patel 2 adult; Niños|Patel 2 child; vegetarian',
    ],
    ['Familia Gil 4 sin gluten', 'Familia Gil; Familia|Gil 4 adult; gluten'],
    ['Familia Gil 4 vegetarianos', 'people'],
    [
      'Whitmore-Smythe 5 (1 baby)',
      'Whitmore-Smythe; Family|Whitmore-Smythe 4 adult; Niños|Whitmore-Smythe 1 child',
    ],
    [
      'Sr. y Sra. Ortega de la Cruz',
      'Sr. y Sra. Ortega de la Cruz; Sr|Ortega de la Cruz 1 adult; Sra|Ortega de la Cruz 1 adult',
    ],
    ['Jean-Luc 2', 'lastName'],
    ['Ana-María 3', 'lastName'],
    ['Whitmore-Smythe', 'lastName'],
    [
      'Mr and Mrs Higgins 2 evening only',
      'Mr and Mrs Higgins; Mr|Higgins 1 adult; Mrs|Higgins 1 adult; evening only',
    ],
    ['Carlos Ruiz +1', 'Carlos Ruiz; Carlos|Ruiz 2 adult'],
    [
      'Ana López y Luis Pérez, Madrid, vegana',
      'Ana López y Luis Pérez; Ana|López 1 adult; Luis|Pérez 1 adult; Madrid; vegan',
    ],
    [
      'Ana López y Luis Pérez (vegano)',
      'Ana López y Luis Pérez; Ana|López 1 adult; Luis|Pérez 1 adult; for 2; vegan',
    ],
    [
      'Ana López (celíaca) y Luis Pérez',
      'Ana López y Luis Pérez; Ana|López 1 adult; Luis|Pérez 1 adult; gluten',
    ],
    [
      'Ana López (vegana) y Luis Pérez (celíaco)',
      'Ana López y Luis Pérez; Ana|López 1 adult; Luis|Pérez 1 adult; gluten; vegan; Ana López (vegana) y Luis Pérez (celíaco)',
    ],
    ['Álex Gil y novia (vegana)', 'Álex Gil y novia; Álex|Gil 2 adult; vegan; Álex Gil y novia (vegana)'],
    ['Ana y Luis Pérez', 'Ana y Luis Pérez; Ana|Pérez 1 adult; Luis|Pérez 1 adult'],
    ['María José García López', 'María José García López; María José|García López 1 adult'],
    ['Lic. Adriana Cantú', 'Lic. Adriana Cantú; Lic Adriana|Cantú 1 adult'],
    ['Tom Cousins', 'Tom Cousins; Tom|Cousins 1 adult'],
    [
      'Rosa Núñez, 612 34 56 78, rosa@example.org',
      'Rosa Núñez; Rosa|Núñez 1 adult; rosa@example.org; 612345678',
    ],
    [
      'Pedro y Marta Gil 2 adultos, 3 niños, Cádiz, mesa tranquila',
      'Pedro y Marta Gil; Pedro|Gil 1 adult; Marta|Gil 1 adult; Niños|Gil 3 child; Cádiz; mesa tranquila',
    ],
    ['Carmen Ruiz 2 mayores', 'Carmen Ruiz; Carmen|Ruiz 2 senior'],
    ['Familia O’Brien 3 personas', 'Familia O’Brien; Familia|O’Brien 3 adult'],
    ['Zoë Çelik, alergia a los frutos secos y al huevo', 'Zoë Çelik; Zoë|Çelik 1 adult; eggs; nuts'],
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['4', 'name'],
    ['Carmen', 'lastName'],
    ['Familia 4', 'lastName'],
    ['Familia García 60', 'tooMany'],
    ['Eva Núñez 3D', 'name'],
    ['Familia Gil, Toledo', 'people'],
    // Several people, who must not become one of that name.
    ['Sres. de Urrutia', 'people'],
    ['Dos primas de Cuenca: Lía y Sol Barba', 'people'],
    ['twins Ada & Ivy Bloom', 'people'],
    ['Familia Gil 3 + 1', 'people'],
    ['Familia Gil 2 (3 niños)', 'people'],
    ['Ana Ruiz y familia', 'people'],
    ['Mary Baker and husband Tom', 'people'],
    ['Mary Baker +2 (1 child)', 'people'],
    ['Ana Ruiz y 3 más', 'Ana Ruiz; Ana|Ruiz 4 adult'],
    ['Mary Baker, and guest', 'Mary Baker; Mary|Baker 2 adult'],
    ['Mary Baker, party of 3', 'Mary Baker; Mary|Baker 3 adult'],
    ['Mary Baker, New York, NY', 'Mary Baker; Mary|Baker 1 adult; New York; NY'],
    ['Mary Baker, coconut allergy', 'Mary Baker; Mary|Baker 1 adult; coconut allergy'],
    [
      'Ana Ruiz, alergia grave al cacahuete, lleva EpiPen',
      'Ana Ruiz; Ana|Ruiz 1 adult; peanuts; alergia grave al cacahuete, lleva EpiPen',
    ],
  ])('%s', (line, expected) => expect(told(line)).toBe(expected));
});

describe('a full name is parted where its language parts it', () => {
  test.each([
    ['García López, María José', 'María José', 'García López'],
    ['María del Carmen Ruiz Soto', 'María del Carmen', 'Ruiz Soto'],
    ['Juan de la Cruz', 'Juan', 'de la Cruz'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['José Luis Pérez', 'José Luis', 'Pérez'],
    ['Jane Smith', 'Jane', 'Smith'],
    ['Cher', 'Cher', ''],
  ])('%s', (full, name, last_name) => expect(splitName(full)).toEqual({ name, last_name }));
});
