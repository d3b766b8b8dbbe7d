import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Book } from './book';
import { drawBook } from './draw-book';
import type { Fonts } from './drawer';

const font = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf`)));
const fonts: Fonts = { text: font('figtree-400'), strong: font('figtree-600'), title: font('fraunces-500') };

const book = (rows: number): Book => ({
  title: 'Boda de Íñigo y Łucja Ōta',
  language: 'es',
  paper: 'A4',
  made: '27 nov 2026, 14:30',
  cover: { lines: ['Sábado, 12 de junio de 2027', 'Sevilla'], contents: 'Contenido' },
  page: (page, pages) => `Página ${page} de ${pages}`,
  sections: [
    {
      title: 'Presupuesto',
      blocks: [
        {
          kind: 'bars',
          rows: [
            { label: 'Catering', text: '12.000 € · 40 %', share: 0.4 },
            { label: 'Lugar', text: '6.000 € · 20 %', share: 0.2 },
          ],
        },
        { kind: 'heading', text: 'Catering' },
        {
          kind: 'table',
          head: ['Concepto', 'Previsto', 'Pagado', 'Notas'],
          figures: [1, 2],
          hasTotal: true,
          rows: [
            ...Array.from({ length: rows }, (_, i) => [
              `Proveedor ${i} ñ`,
              '1.200 €',
              null,
              i % 7 ? null : 'Una nota bastante larga que tiene que partirse en varias líneas porque no cabe',
            ]),
            ['Total', '9.999 €', '0 €', null],
          ],
        },
      ],
    },
    {
      title: 'Sala',
      blocks: [
        {
          kind: 'drawing',
          width: 20,
          height: 12,
          alt: 'Sala con dos mesas',
          shapes: [
            { x: 4, y: 4, width: 1.8, height: 1.8, turn: 0, isRound: true, label: 'Mesa 1' },
            { x: 12, y: 6, width: 3, height: 1, turn: 30, isRound: false, label: 'Presidencial' },
          ],
        },
        {
          kind: 'cards',
          cards: [
            { title: 'Íñigo Gil', text: 'Mesa 1' },
            { title: 'Zoë Ōta', text: 'Mesa 2' },
            { title: 'Ana', text: '' },
          ],
        },
      ],
    },
  ],
});

test('a book is drawn', async () => {
  const start = performance.now();
  const bytes = await drawBook(book(500), fonts, async () => null);
  console.info(performance.now() - start, bytes.length);
  writeFileSync('/tmp/pdf/a.pdf', bytes);
  expect(bytes.length).toBeGreaterThan(1000);
});
