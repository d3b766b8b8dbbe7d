import { expect, test } from 'vitest';
import { cleanFileName, declaredType, MEDIA_TYPES, type MediaType } from './attachment';
import { isWhatItSays } from './bytes';
import { attachmentSchema } from './schema';

const bytesOf = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

const HEADS: readonly (readonly [MediaType, Uint8Array])[] = [
  ['application/pdf', bytesOf('%PDF-1.7\n%\xe2\xe3')],
  ['image/png', bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/jpeg', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/webp', bytesOf('RIFF\x24\0\0\0WEBPVP8 ')],
  ['image/heic', bytesOf('\0\0\0\x18ftypheic\0\0\0\0')],
  [MEDIA_TYPES.docx, bytesOf('PK\x03\x04\x14\0\x06\0[Content_Types].xml')],
  [MEDIA_TYPES.odt, bytesOf(`PK\x03\x04\x14\0\0\x08mimetype${MEDIA_TYPES.odt}`)],
  [MEDIA_TYPES.ods, bytesOf(`PK\x03\x04\x14\0\0\x08mimetype${MEDIA_TYPES.ods}`)],
  ['text/csv', new TextEncoder().encode('artículo;precio\nfotógrafo;1.800 €\n')],
];

test.each(HEADS)('the first bytes of a file distinguish the type %s from all others', (type, bytes) => {
  expect(isWhatItSays(type, bytes)).toBe(true);
  for (const [other, head] of HEADS) if (other !== type) expect(isWhatItSays(type, head)).toBe(false);
});

test('a program, web page or empty file isn’t accepted as a document', () => {
  const lies = [bytesOf('MZ\x90\0\x03'), bytesOf('\x7fELF\x02\x01'), new Uint8Array()];
  for (const type of Object.values(MEDIA_TYPES))
    for (const lie of lies) expect(isWhatItSays(type, lie)).toBe(false);
  expect(isWhatItSays('application/pdf', bytesOf('<html>%PDF-1.7'))).toBe(false);
  expect(isWhatItSays('image/png', bytesOf('<svg onload=alert(1)>'))).toBe(false);
});

test('a text file with Windows encoding or a cut-off last character is accepted', () => {
  expect(isWhatItSays('text/plain', bytesOf('fot\xf3grafo: 1.800 \x80'))).toBe(true);
  expect(isWhatItSays('text/plain', new TextEncoder().encode('€').slice(0, 2))).toBe(true);
});

test.each([
  ['Contrato.pdf', 'application/pdf', 'application/pdf'],
  ['FOTO.JPEG', 'image/jpeg', 'image/jpeg'],
  ['precios.csv', 'application/vnd.ms-excel', 'text/csv'],
  ['precios.csv', '', 'text/csv'],
  ['contrato.pdf', 'image/png', null],
  ['contrato.pdf.exe', 'application/pdf', null],
  ['dibujo.svg', 'image/svg+xml', null],
  ['constructor', '', null],
])('the file %s with the declared type “%s” gets the type: %s', (name, type, expected) => {
  expect(declaredType(name, type)).toBe(expected);
});

test('a file name is stored without slashes and hidden characters', () => {
  expect(cleanFileName('../../plan/contrato.pdf')).toBe('..-..-plan-contrato.pdf');
  expect(cleanFileName('factura\u202efdp.exe')).toBe('facturafdp.exe');
  expect(cleanFileName('a\u200fb\nc.pdf')).toBe('ab c.pdf');
  const long = cleanFileName(`${'ñ'.repeat(300)}.PDF`);
  expect([...long]).toHaveLength(150);
  expect(long.endsWith('.pdf')).toBe(true);
  expect(attachmentSchema.safeParse({ file_name: '\u202e' }).success).toBe(false);
});
