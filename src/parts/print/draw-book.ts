import PDFDocument from 'pdfkit';
import {
  type Book,
  bookTexts,
  CENTERED,
  FACES,
  footOf,
  PAGE_SIZES,
  type Section,
  type Size,
  TEXT_SIZES,
} from './book';
import { drawBlock } from './draw-blocks';
import { beginContents, drawCover } from './draw-cover';
import {
  Drawer,
  type Drawn,
  type DrawText,
  FOOT,
  type Fonts,
  MARGIN,
  type Pictures,
  pictureKey,
} from './drawer';

/**
 * Wrapping width in points for the texts of cells and cards, if they are drawn as pictures. Other texts use
 * the page's width.
 */
const WIDTHS: Partial<Record<Size, number>> = { text: 180, card: 220, name: 220 };

/** Draws a section on a new page and returns its page number, from 1. */
export function drawSection(d: Drawer, section: Section): number {
  d.addPage();
  d.section = section;
  d.widths.clear();
  const start = d.doc.bufferedPageRange().count;
  const part = d.doc.struct('Sect', { title: section.title });
  d.root.add(part);
  d.doc.outline.addItem(section.title);
  d.paragraph(part, d.book.cover ? 'H2' : 'H1', section.title, 'title', 6);
  d.aside(() => d.doc.rect(MARGIN, d.y, 36, 2).fill(d.inks.accent));
  d.y += 16;
  for (let rest = section.blocks; ; rest = rest.slice(1)) {
    const [block, ...following] = rest;
    if (!block) break;
    drawBlock(d, part, [block, ...following]);
  }
  part.end();
  return start;
}

function feet(d: Drawer): void {
  const { count } = d.doc.bufferedPageRange();
  const y = PAGE_SIZES[d.book.paper][1] - FOOT;
  if (!d.book.cover && count > 0) {
    d.doc.switchToPage(0);
    d.logo(MARGIN + d.width - 120, 14, 120, 26, 'right');
  }
  for (let at = 0; at < count; at++) {
    d.doc.switchToPage(at);
    d.aside(() => {
      d.put(footOf(d.book), 'foot', { x: MARGIN, y, width: d.width - 90, color: d.inks.muted });
      d.put(d.book.page(at + 1, count), 'foot', {
        x: MARGIN + d.width - 90,
        y,
        width: 90,
        color: d.inks.muted,
        align: 'right',
      });
    });
  }
}

function draw(d: Drawer): Promise<Uint8Array> {
  drawCover(d);
  // The page numbers of sections are known only after the sections are drawn.
  const fillContents = beginContents(d);
  fillContents(d.book.sections.map((section) => drawSection(d, section)));
  feet(d);
  d.root.end();
  return d.doc.whole();
}

/** Returns a function that checks whether the fonts have all characters of a text. */
function writable(fonts: Fonts): (text: string) => boolean {
  const doc = new PDFDocument({ font: null as never, autoFirstPage: false });
  const all = Object.entries(fonts).map(([name, bytes]) => {
    doc.registerFont(name, bytes as Buffer).font(name);
    return (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font
      .font;
  });
  const known = new Map<string, boolean>();
  const has = (letter: string) => {
    const found =
      known.get(letter) ??
      (/\s/.test(letter) || all.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
    known.set(letter, found);
    return found;
  };
  return (text) => [...text].every(has);
}

/** Draws pictures of the texts that the fonts can't show, at each size in which they occur. */
function picturesOf(book: Book, fonts: Fonts, drawText: DrawText): Pictures {
  const isWritable = writable(fonts);
  const page = PAGE_SIZES[book.paper][0] - 2 * MARGIN;
  const pictures = new Map<string, Drawn>();
  for (const [text, size, face = FACES[size]] of bookTexts(book)) {
    const key = pictureKey(text, size, face);
    if (pictures.has(key) || isWritable(text)) continue;
    const picture = drawText(text, face, TEXT_SIZES[size], WIDTHS[size] ?? page, CENTERED.has(size));
    if (picture) pictures.set(key, picture);
  }
  return pictures;
}

/** Draws a book as a tagged PDF 1.7. `onProgress` receives values from 0 to 1. */
export async function drawBook(
  book: Book,
  fonts: Fonts,
  drawText: DrawText,
  onProgress: (share: number) => void = () => undefined,
): Promise<Uint8Array> {
  const pictures = picturesOf(book, fonts, drawText);
  const rows = book.sections
    .flatMap(({ blocks }) => blocks)
    .reduce(
      (sum, block) => sum + ('rows' in block ? block.rows.length : 'cards' in block ? block.cards.length : 0),
      0,
    );
  let done = 0;
  const onRow = () => {
    done += 1;
    if (done % 20 === 0) onProgress(Math.min(1, done / (rows || 1)));
  };
  return draw(new Drawer(book, fonts, pictures, onRow));
}
