import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookOf as book, fonts, insides, tableOf as table } from '../../../tests/builders/pdf';
import { PAGE_SIZES, type PageBlock } from './book';
import { columnWidths } from './columns';
import { drawBook, drawSection } from './draw-book';
import { Drawer, FOOT } from './drawer';

const nothing = () => null;
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('a PDF book has tags, a language and column headings for screen readers', async () => {
  const inside = insides(await drawBook(book([table(3)]), fonts, nothing));
  expect(inside.slice(0, 8)).toBe('%PDF-1.7');
  expect(inside).toMatch(/\/MarkInfo <<\s*\/Type \/MarkInfo\s*\/Marked true|\/Marked true/);
  expect(inside).toMatch(/\/Lang \(es\)/);
  expect(count(inside, /\/S \/TH\b/g)).toBe(2);
  expect(count(inside, /\/Scope \/Column/g)).toBe(2);
  expect(count(inside, /\/S \/TR\b/g)).toBe(4);
});

test('a table that continues on the next page tags its column headings only once', async () => {
  const inside = insides(await drawBook(book([table(120)]), fonts, nothing));
  expect(count(inside, /\/Type \/Page\b/g)).toBeGreaterThan(2);
  expect(count(inside, /\/S \/TH\b/g)).toBe(2);
  expect(count(inside, /\/S \/TR\b/g)).toBe(121);
});

/** Words of any length, some in scripts that our fonts lack. */
const words = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom(...'aeioñúst '), minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(90), '山田 花子', 'palabra '.repeat(400), 'a\nb\nc') },
);
/** Short names, as for rooms, months, columns or guests. */
const names = words.map((text) => text.slice(0, 100));
const made: fc.Arbitrary<PageBlock> = fc.oneof(
  fc
    .record({
      rows: fc.integer({ min: 1, max: 40 }),
      columns: fc.integer({ min: 1, max: 6 }),
      hasTotal: fc.boolean(),
    })
    .chain(({ rows, columns, hasTotal }) =>
      fc
        .record({
          head: fc.array(names, { minLength: columns, maxLength: columns }),
          cells: fc.array(fc.option(words), { minLength: 12, maxLength: 12 }),
        })
        .map(
          ({ head, cells }): PageBlock => ({
            kind: 'table',
            head,
            hasTotal,
            figures: columns > 1 ? [columns - 1] : [],
            rows: Array.from({ length: rows }, (_, r) =>
              Array.from({ length: columns }, (_, c) => cells[(r * 5 + c * 3) % cells.length] ?? null),
            ),
          }),
        ),
    ),
  fc
    .array(
      fc.record({
        label: names,
        text: fc.constant('1.200 € · 12 %'),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      {
        minLength: 1,
        maxLength: 9,
      },
    )
    .map((rows): PageBlock => ({ kind: 'bars', rows: rows.map((row) => ({ ...row, color: '#3c28ce' })) })),
  fc
    .record({ width: fc.integer({ min: 2, max: 60 }), height: fc.integer({ min: 2, max: 60 }) })
    .map((size): PageBlock => ({ kind: 'drawing', ...size, outline: null, alt: 'Sala', shapes: [] })),
  fc
    .array(fc.record({ title: names, text: names }), { minLength: 1, maxLength: 7 })
    .map((cards): PageBlock => ({ kind: 'cards', cards })),
);
const sections = fc.array(
  fc.record({
    title: fc.constant('Todo lo que se ha previsto'),
    blocks: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 2 }), names, made), { minLength: 1, maxLength: 8 })
      .map((all) =>
        all.flatMap(([headings, text, block]): PageBlock[] => [
          ...Array.from({ length: headings }, (): PageBlock => ({ kind: 'heading', text })),
          block,
        ]),
      ),
  }),
  { minLength: 1, maxLength: 3 },
);

test('no page of a book ends with a heading or has text outside the page', () => {
  fc.assert(
    fc.property(sections, fc.constantFrom('A4' as const, 'LETTER' as const), (all, paper) => {
      const drawer = new Drawer(book([], { paper, sections: all }), fonts, new Map(), () => undefined);
      const page = () => drawer.doc.bufferedPageRange().count;
      const seen: { type: string; page: number }[] = [];
      const { tag, put } = drawer;
      drawer.tag = (parent, type, ...rest) => {
        seen.push({ type, page: page() });
        tag.call(drawer, parent, type, ...rest);
      };
      drawer.put = (text, size, place) => {
        const before = page();
        put.call(drawer, text, size, place);
        const end = place.y + drawer.heightOf(text, size, place.width, place.face, place.scale);
        expect(page()).toBe(before);
        expect(end).toBeLessThan(PAGE_SIZES[paper][1] - FOOT);
      };
      for (const section of all) drawSection(drawer, section);
      // A table's header counts as a heading, because it comes before the rows.
      const isHeading = (type: string) => /^H\d$|^TH$/.test(type);
      const lonely = seen.filter(({ type, page }, i) => {
        const content = seen.slice(i).find((one) => !isHeading(one.type));
        return isHeading(type) && content?.page !== page;
      });
      expect(lonely).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('every letter in a book can be copied as text', async () => {
  const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»’“”–·€ŁŞțšžőœßçàèêôãø';
  const inside = insides(await drawBook(book([{ kind: 'heading', text: letters }]), fonts, nothing));
  // ToUnicode maps glyphs to characters in hexadecimal UTF-16.
  const read = [...inside.matchAll(/beginbf(?:range|char)([\s\S]*?)endbf/g)].flatMap(([, map = '']) => [
    ...map.matchAll(/<([0-9a-f]{4})>/gi),
  ]);
  const known = new Set(read.map(([, code = '']) => String.fromCharCode(Number.parseInt(code, 16))));
  expect([...letters].filter((letter) => !known.has(letter))).toEqual([]);
  expect(count(inside, /\/Type \/Font\b/g)).toBeGreaterThan(0);
  expect(count(inside, /\/FontFile2/g)).toBe(count(inside, /\/Type \/FontDescriptor/g));
});

test('a book with a cover lists the first page of each section', async () => {
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

test('text in letters that the fonts lack is drawn as a picture with a text alternative', async () => {
  const asked: string[] = [];
  const inInk = { data: Uint8Array.of(0x2a, 0x1f, 0x2d, 255, 0, 0, 0, 0), width: 2, height: 1 };
  const inColor = { data: Uint8Array.of(255, 200, 0, 255, 0, 0, 0, 0), width: 2, height: 1 };
  const rows = [
    ['Ιωάννης', null],
    ['山田 花子', null],
    ['يوسف', null],
    ['Łucja Ștefănescu', null],
  ];
  const block: PageBlock = { kind: 'table', head: ['Nombre', 'Mesa'], rows };
  const title = 'Γάμος';
  const cover = { lines: ['يوسف'], contents: 'Contenido' };
  const bytes = await drawBook(book([block], { title, cover }), fonts, (text, _, size) => {
    asked.push(`${text} ${size}`);
    return { pixels: text.startsWith('山') ? inColor : inInk, width: 40, height: 12 };
  });
  // All texts with their sizes, including the footer.
  expect(asked).toEqual([
    'Γάμος · 27 nov 2026, 14:30 7.5',
    'Γάμος 36',
    'يوسف 14',
    'Ιωάννης 9.5',
    '山田 花子 9.5',
    'يوسف 9.5',
  ]);
  // Viewers read either replacement text (ActualText) or alternative text (Alt). Text with both would be
  // copied twice. The footer adds three replacement texts.
  const inside = insides(bytes);
  expect(count(inside, /\/ActualText/g)).toBe(5 + 3);
  expect(count(inside, /\/Alt/g)).toBe(5);
  // Each picture is stored once. A picture in the ink's colour is stored only as a mask.
  expect(count(inside, /\/SMask/g)).toBe(6);
  expect(count(inside, /\/Width 1\n\/Height 1\n/g)).toBe(5);
});

test('a drawing in a book has a text alternative', async () => {
  const drawing: PageBlock = {
    kind: 'drawing',
    width: 20,
    height: 12,
    alt: 'Sala con una mesa',
    outline: [
      [0, 0],
      [20, 0],
      [20, 12],
      [0, 10],
    ],
    shapes: (['round', 'half', 'box'] as const).map((form) => ({
      x: 4,
      y: 4,
      width: 2,
      height: 2,
      turn: 30,
      form,
      isTable: form !== 'box',
      chairs: [
        { x: 0, y: -1.3, isTaken: true },
        { x: 0, y: 1.3, isTaken: false },
      ],
      label: 'Mesa 1',
    })),
  };
  const cards: PageBlock = {
    kind: 'cards',
    cards: [
      { title: 'Ana', text: '' },
      { title: 'Luis', text: 'Mesa 1' },
    ],
  };
  const inside = insides(await drawBook(book([drawing, cards]), fonts, nothing));
  expect(inside).toMatch(/\/Alt \(Sala con una mesa\)/);
});

test('table columns shrink only if their full widths do not fit', () => {
  expect(columnWidths([50, 50], [20, 20], 200)).toEqual([100, 100]);
  // Columns of figures aren't stretched.
  expect(columnWidths([50, 50, 40], [20, 20, 20], 200, [1, 2])).toEqual([110, 50, 40]);
  expect(columnWidths([400, 100, 60], [50, 50, 60], 290)).toEqual([50 + 350 * 0.325, 50 + 50 * 0.325, 60]);
  // If even the longest words don't fit, all columns shrink in proportion.
  expect(columnWidths([400, 400], [300, 300], 300)).toEqual([150, 150]);
});
