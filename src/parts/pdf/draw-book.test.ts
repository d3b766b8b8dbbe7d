import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Block, Book } from './book';
import { columnWidths } from './columns';
import { drawBook, drawSection } from './draw-book';
import { Drawer, type Fonts } from './drawer';

const font = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fonts', `${name}.ttf`)));
const fonts: Fonts = { text: font('figtree-400'), strong: font('figtree-600'), title: font('fraunces-500') };

const book = (blocks: readonly Block[], change: Partial<Book> = {}): Book => ({
  title: 'Boda de Íñigo y Łucja',
  language: 'es',
  paper: 'A4',
  made: '27 nov 2026, 14:30',
  cover: null,
  page: (page, pages) => `Página ${page} de ${pages}`,
  sections: [{ title: 'Presupuesto', blocks }],
  ...change,
});
const table = (rows: number): Block => ({
  kind: 'table',
  head: ['Concepto', 'Previsto'],
  figures: [1],
  rows: Array.from({ length: rows }, (_, i) => [`Proveedor ${i}`, '1.200 €']),
});
const nothing = async () => null;

/** The objects of a PDF as text, what is packed in it unpacked. */
function insides(bytes: Uint8Array): string {
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
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('a book is tagged, in its language, and each head of a table says what it heads', async () => {
  const inside = insides(await drawBook(book([table(3)]), fonts, nothing));
  expect(inside.slice(0, 8)).toBe('%PDF-1.7');
  expect(inside).toMatch(/\/MarkInfo <<\s*\/Type \/MarkInfo\s*\/Marked true|\/Marked true/);
  expect(inside).toMatch(/\/Lang \(es\)/);
  expect(count(inside, /\/S \/TH\b/g)).toBe(2);
  expect(count(inside, /\/Scope \/Column/g)).toBe(2);
  expect(count(inside, /\/S \/TR\b/g)).toBe(4);
});

test('a long table goes on over pages, and its head is read out once', async () => {
  const inside = insides(await drawBook(book([table(120)]), fonts, nothing));
  expect(count(inside, /\/Type \/Page\b/g)).toBeGreaterThan(2);
  expect(count(inside, /\/S \/TH\b/g)).toBe(2);
  expect(count(inside, /\/S \/TR\b/g)).toBe(121);
});

test.each([1, 2, 5, 9, 14, 23, 31])(
  'a heading is on the page of its table’s first row, for tables of %i rows',
  (rows) => {
    const drawer = new Drawer(book([]), fonts, new Map(), () => undefined);
    const seen: { type: string; page: number }[] = [];
    const { tag } = drawer;
    drawer.tag = (parent, type, ...rest) => {
      seen.push({ type, page: drawer.doc.bufferedPageRange().count });
      tag.call(drawer, parent, type, ...rest);
    };
    const blocks = Array.from({ length: 40 }, (_, i): Block[] => [
      { kind: 'heading', text: `Titular ${i}` },
      table(rows),
    ]).flat();
    drawSection(drawer, { title: 'Todo', blocks });
    const pages = seen.flatMap(({ type, page }, i) => {
      const first = seen.slice(i).find((one) => one.type === 'TD');
      return type === 'H3' && first ? [[page, first.page]] : [];
    });
    expect(pages).toHaveLength(40);
    expect(pages.filter(([heading, row]) => heading !== row)).toEqual([]);
    expect(new Set(pages.map(([heading]) => heading)).size).toBeGreaterThan(1);
  },
);

test('a book with a cover has contents that name the page on which each section begins', async () => {
  const sections = [
    { title: 'Uno', blocks: [table(100)] },
    { title: 'Dos', blocks: [table(2)] },
  ];
  const bytes = await drawBook(
    book([], { sections, cover: { lines: ['Sevilla'], contents: 'Contenido' } }),
    fonts,
    nothing,
  );
  const inside = insides(bytes);
  expect(count(inside, /\/S \/TOCI\b/g)).toBe(2);
  expect(count(inside, /\/Outlines \d+ 0 R/g)).toBe(1);
});

test('what the fonts can’t write is drawn as a picture that keeps its text', async () => {
  const asked: string[] = [];
  // A picture of one pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const rows = [
    ['Ιωάννης', null],
    ['山田 花子', null],
    ['يوسف', null],
    ['Łucja Ștefănescu', null],
  ];
  const block: Block = { kind: 'table', head: ['Nombre', 'Mesa'], rows };
  const bytes = await drawBook(book([block]), fonts, async (text) => {
    asked.push(text);
    return { png: new Uint8Array(png), width: 40, height: 12 };
  });
  expect(asked).toEqual(['Ιωάννης', '山田 花子', 'يوسف']);
  expect(count(insides(bytes), /\/ActualText/g)).toBe(3);
});

test('a drawing says in words what it shows', async () => {
  const drawing: Block = {
    kind: 'drawing',
    width: 20,
    height: 12,
    alt: 'Sala con una mesa',
    shapes: [{ x: 4, y: 4, width: 2, height: 2, turn: 30, isRound: true, label: 'Mesa 1' }],
  };
  const cards: Block = {
    kind: 'cards',
    cards: [
      { title: 'Ana', text: '' },
      { title: 'Luis', text: 'Mesa 1' },
    ],
  };
  const inside = insides(await drawBook(book([drawing, cards]), fonts, nothing));
  expect(inside).toMatch(/\/Alt \(Sala con una mesa\)/);
});

test('columns take what they need where all fit, and share what is left', () => {
  expect(columnWidths([50, 50], [20, 20], 200)).toEqual([100, 100]);
  const widths = columnWidths([400, 100, 60], [50, 50, 40], 300);
  expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(300);
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(40);
  // Even the longest words are too many: all give way alike.
  expect(columnWidths([400, 400], [300, 300], 300)).toEqual([150, 150]);
});
