import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Book, PageBlock } from '@/parts/print/book';
import type { Fonts } from '@/parts/print/drawer';

const font = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../src/parts/print/fonts', `${name}.ttf`)));
export const fonts: Fonts = {
  text: font('figtree-400'),
  strong: font('figtree-600'),
  title: font('fraunces-500'),
};

export const bookOf = (blocks: readonly PageBlock[], change: Partial<Book> = {}): Book => ({
  title: 'Boda de Íñigo y Łucja',
  language: 'es',
  paper: 'A4',
  made: '27 nov 2026, 14:30',
  cover: null,
  page: (page, pages) => `Página ${page} de ${pages}`,
  sections: [{ title: 'Presupuesto', blocks }],
  ...change,
});

export const tableOf = (rows: number): PageBlock => ({
  kind: 'table',
  head: ['Concepto', 'Previsto'],
  figures: [1],
  rows: Array.from({ length: rows }, (_, i) => [`Proveedor ${i}`, '1.200 €']),
});

/** Returns the objects of a PDF as text, after decompressing them. */
export function insides(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  const packed = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...packed].join('\n');
}
