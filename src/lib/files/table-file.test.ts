import { expect, test } from 'vitest';
import { decodeAs, decodeTable, type Encoding, lettersOf, tableCells } from './table-file';

test.each([',', ';', '\t'])('tableCells reads a list of two columns separated by %j', async (by) => {
  expect(await tableCells(`Nombre${by}Apellidos\nEva${by}Ruiz\n\n`)).toEqual([
    ['Nombre', 'Apellidos'],
    ['Eva', 'Ruiz'],
    [''],
    [''],
  ]);
});

const encoded = (text: string, letters: Encoding) =>
  Uint8Array.from(text, (one) => {
    for (let byte = 0; byte < 256; byte++) if (decodeAs(Uint8Array.of(byte), letters) === one) return byte;
    throw new Error(`${letters} has no ${one}`);
  });
const LISTS = [
  'Nombre;Apellidos;Alergias\nJosé;García;\nMaría;Sofía López;celíaca\nBegoña;Núñez;nueces\nZoë;Brontë;\n',
  'Nombre;Teléfono\nÍñigo Peña;600000101\nÁngela Güell;600000102\n',
  'Name;Notes\nFrançois Lefèvre;végétarien\nJürgen Groß;\nAgnès Òliver;\n',
];

test.each(['windows-1252', 'macintosh', 'cp850'] as const)(
  'the encoding %s of a list is recognised',
  (letters) => {
    for (const text of LISTS) {
      const bytes = encoded(text, letters);
      expect([lettersOf(bytes)[0], decodeTable(bytes)]).toEqual([letters, text]);
    }
  },
);

test('a file with a single accented letter offers several possible encodings', () => {
  expect(lettersOf(encoded('Nombre\nPeña\n', 'macintosh')).length).toBeGreaterThan(1);
});

test('one damaged byte doesn’t change a file’s recognised encoding', () => {
  const bytes = new TextEncoder().encode('Nombre;Notas\nIñaki García;alergia a la m\u0001\u0002\nRocío;\n');
  const damaged = bytes.map((byte) => (byte === 1 ? 0xc3 : byte === 2 ? 0x3d : byte));
  expect(lettersOf(damaged)).toEqual(['utf-8']);
  expect(decodeTable(damaged)).toContain('Iñaki García');
  expect(decodeTable(damaged)).toContain('Rocío');
});

test('a file with the old Mac line endings is read', async () => {
  expect(await tableCells('Nombre;Apellidos\rAna;Gil\rEva;Ruiz\r')).toEqual([
    ['Nombre', 'Apellidos'],
    ['Ana', 'Gil'],
    ['Eva', 'Ruiz'],
    [''],
  ]);
});

test('quotation marks around the first word of a cell are kept as text', async () => {
  expect(await tableCells('Guest\tPlus one\n"Ray" Montes\tJo Lin\nMia Tan\t\n')).toEqual([
    ['Guest', 'Plus one'],
    ['“Ray” Montes', 'Jo Lin'],
    ['Mia Tan', ''],
    [''],
  ]);
  expect(await tableCells('Name,Notes\nAna,"by train,\nat ""noon"""\n"Ray" Gil,x')).toEqual([
    ['Name', 'Notes'],
    ['Ana', 'by train,\nat "noon"'],
    ['“Ray” Gil', 'x'],
  ]);
});
