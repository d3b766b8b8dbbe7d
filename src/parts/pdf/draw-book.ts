import PDFDocument from 'pdfkit';
import { type Book, PAPERS, type Section, textsOf } from './book';
import { drawBlock } from './draw-blocks';
import { ACCENT, Drawer, type Drawn, type DrawText, FOOT, type Fonts, MARGIN, MUTED, TEXT } from './drawer';

/** Widest picture of a text, points. */
const PICTURE_WIDTH = 180;

interface Pass {
  /** The page on which each section begins, from 1. */
  readonly starts: readonly number[];
  readonly pages: number;
  readonly bytes: Uint8Array;
}

function cover(d: Drawer, starts: readonly number[]): void {
  const { cover, title, sections } = d.book;
  if (!cover) return;
  d.addPage();
  d.y = PAPERS[d.book.paper][1] * 0.32;
  const front = d.doc.struct('Sect');
  d.root.add(front);
  d.paragraph(front, 'H1', title, 'title', 34, 18, ACCENT);
  for (const text of cover.lines) d.paragraph(front, 'P', text, 'text', 14, 6);
  front.end();
  d.addPage();
  const contents = d.doc.struct('TOC');
  d.root.add(contents);
  d.paragraph(contents, 'Caption', cover.contents, 'title', 20, 14);
  sections.forEach((section, i) => {
    const height = Math.max(d.sizeOf(section.title, 'text', 12, d.width - 60), 16);
    d.need(height);
    const entry = d.doc.struct('TOCI');
    contents.add(entry);
    const y = d.y;
    d.tag(entry, 'Reference', section.title, () => {
      d.put(section.title, 'text', 12, { x: MARGIN, y, width: d.width - 60 });
      d.put(String(starts[i] ?? ''), 'text', 12, {
        x: MARGIN + d.width - 60,
        y,
        width: 60,
        align: 'right',
      });
    });
    entry.end();
    d.y += height + 8;
    d.line(d.y - 4);
  });
  contents.end();
}

/** Draws a section on a page of its own, and tells which page that is, from 1. */
export function drawSection(d: Drawer, section: Section): number {
  d.addPage();
  const start = d.doc.bufferedPageRange().count;
  const part = d.doc.struct('Sect', { title: section.title });
  d.root.add(part);
  d.doc.outline.addItem(section.title);
  d.paragraph(part, d.book.cover ? 'H2' : 'H1', section.title, 'title', 20, 12);
  for (const [i, block] of section.blocks.entries()) drawBlock(d, part, block, section.blocks[i + 1]);
  part.end();
  return start;
}

function feet(d: Drawer): void {
  const { count } = d.doc.bufferedPageRange();
  const y = PAPERS[d.book.paper][1] - FOOT;
  for (let at = 0; at < count; at++) {
    d.doc.switchToPage(at);
    d.aside(() => {
      d.put(`${d.book.title} · ${d.book.made}`, 'text', 7.5, {
        x: MARGIN,
        y,
        width: d.width - 90,
        color: MUTED,
      });
      d.put(d.book.page(at + 1, count), 'text', 7.5, {
        x: MARGIN + d.width - 90,
        y,
        width: 90,
        color: MUTED,
        align: 'right',
      });
    });
  }
}

function draw(d: Drawer, starts: readonly number[]): Promise<Pass> {
  cover(d, starts);
  const begun = d.book.sections.map((section) => drawSection(d, section));
  feet(d);
  const pages = d.doc.bufferedPageRange().count;
  d.root.end();
  return new Promise((resolve, reject) => {
    d.doc.on('error', reject);
    d.doc.on('end', () => {
      const bytes = new Uint8Array(d.chunks.reduce((sum, { length }) => sum + length, 0));
      d.chunks.reduce((at, chunk) => {
        bytes.set(chunk, at);
        return at + chunk.length;
      }, 0);
      resolve({ starts: begun, pages, bytes });
    });
    d.doc.end();
  });
}

/** What a font lacks is asked of it, not guessed. */
function unwritable(fonts: Fonts, texts: Iterable<string>): string[] {
  const doc = new PDFDocument({ font: null as never, autoFirstPage: false });
  doc.registerFont('text', fonts.text as Buffer).font('text');
  const font = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font
    .font;
  const known = new Map<string, boolean>();
  const has = (letter: string) => {
    const found =
      known.get(letter) ?? (/\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    known.set(letter, found);
    return found;
  };
  return [...new Set(texts)].filter((text) => ![...text].every(has));
}

/**
 * Draws a book as a tagged PDF (PDF 1.7). `onProgress`: 0 to 1.
 *
 * Drawn twice where it has contents: on which page a section begins is known once it is drawn.
 */
export async function drawBook(
  book: Book,
  fonts: Fonts,
  drawText: DrawText,
  onProgress: (share: number) => void = () => undefined,
): Promise<Uint8Array> {
  const drawn = new Map<string, Drawn>();
  for (const text of unwritable(fonts, textsOf(book))) {
    const picture = await drawText(text, TEXT, PICTURE_WIDTH);
    if (picture) drawn.set(text, picture);
  }
  const rows = book.sections
    .flatMap(({ blocks }) => blocks)
    .reduce(
      (sum, block) => sum + ('rows' in block ? block.rows.length : 'cards' in block ? block.cards.length : 0),
      0,
    );
  const passes = book.cover ? 2 : 1;
  let done = 0;
  const onRow = () => {
    done += 1;
    if (done % 20 === 0) onProgress(Math.min(1, done / (rows * passes || 1)));
  };
  const first = await draw(new Drawer(book, fonts, drawn, onRow), []);
  if (!book.cover) return first.bytes;
  return (await draw(new Drawer(book, fonts, drawn, onRow), first.starts)).bytes;
}
