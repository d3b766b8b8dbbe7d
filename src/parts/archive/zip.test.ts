import { expect, test } from 'vitest';
import { fileName, uniqueNames } from './file-names';
import { readZip, zipWriter } from './zip';

test('unpacking a ZIP restores its files unchanged, even if an emoji is split between chunks', async () => {
  const zip = await zipWriter();
  const long = `${'a'.repeat(256 * 1024 - 1)}😀${'ñ'.repeat(300_000)}`;
  const bytes = Uint8Array.from({ length: 600_000 }, (_, i) => i % 251);
  await zip.add('Boda/Invitados.csv', long);
  await zip.add('Boda/Archivos/Contrato.pdf', bytes);
  await zip.add('leer.txt', '');
  const files = await readZip(new Uint8Array(await zip.end().arrayBuffer()));
  expect([...(files?.keys() ?? [])]).toEqual([
    'Boda/Invitados.csv',
    'Boda/Archivos/Contrato.pdf',
    'leer.txt',
  ]);
  expect(new TextDecoder().decode(files?.get('Boda/Invitados.csv'))).toBe(long);
  expect(files?.get('Boda/Archivos/Contrato.pdf')).toEqual(bytes);
});

test('readZip returns null for a file that is not a ZIP', async () => {
  expect(await readZip(new TextEncoder().encode('no ZIP at all'))).toBeNull();
});

test.each([
  ['Boda de Íñigo & Zoë', 'Boda de Íñigo & Zoë'],
  ['../../etc/passwd', 'etc passwd'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['   ', '_'],
  ['...', '_'],
  ['😀'.repeat(200), '😀'.repeat(80)],
])('fileName turns %j into a name that every file system accepts', (text, name) => {
  expect(fileName(text)).toBe(name);
});

test('uniqueNames adds a number before the file extension when a name is repeated', () => {
  const unique = uniqueNames();
  expect(['a.pdf', 'A.pdf', 'a.pdf', 'b', 'b'].map(unique)).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'b',
    'b (2)',
  ]);
});
