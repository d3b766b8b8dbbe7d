import { PAGE_SIZES, TEXT_SIZES } from './book';
import { type Drawer, FOOT, MARGIN, type Struct } from './drawer';

/** Draws the app's sprig horizontally. The pairs of leaves get smaller towards both ends. */
function sprig({ doc, inks }: Drawer, x: number, y: number, reach: number): void {
  doc.save().translate(x, y).lineWidth(0.9).lineCap('round').lineJoin('round');
  for (const side of [-1, 1]) {
    doc
      .moveTo(0, 0)
      .quadraticCurveTo(side * reach * 0.5, -6, side * reach, 3)
      .stroke(inks.accent);
    for (let at = 1; at <= 6; at += 1) {
      const share = at / 6.6;
      const size = 15 * (1 - share * 0.45);
      const foot = [side * reach * share, -12 * share * (1 - share) + 3 * share * share] as const;
      for (const up of [-1, 1]) {
        const tip = [foot[0] + side * size, foot[1] + up * size * 0.62] as const;
        const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
        const bow = (way: number) =>
          [foot[0] + dx * 0.5 - way * dy * 0.42, foot[1] + dy * 0.5 + way * dx * 0.42] as const;
        doc
          .moveTo(...foot)
          .quadraticCurveTo(...bow(1), ...tip)
          .quadraticCurveTo(...bow(-1), ...foot)
          .stroke(inks.accent);
      }
    }
  }
  doc.circle(0, -2, 2.2).fill(inks.accent);
  doc.restore();
}

/** Height available below the frame. */
const FOOT_ROOM = FOOT - 12;

export function drawCover(d: Drawer): void {
  const { cover, title, paper } = d.book;
  if (!cover) return;
  d.addPage();
  const [wide, high] = PAGE_SIZES[paper];
  d.aside(() => {
    d.doc
      .roundedRect(28, 28, wide - 56, high - 56 - FOOT_ROOM, 3)
      .lineWidth(0.8)
      .stroke(d.inks.line);
    d.doc
      .roundedRect(33, 33, wide - 66, high - 66 - FOOT_ROOM, 2)
      .lineWidth(0.4)
      .stroke(d.inks.line);
    if (!d.book.brand) sprig(d, wide / 2, high * 0.24, 92);
  });
  const front = d.doc.struct('Sect');
  d.root.add(front);
  const { brand } = d.book;
  if (brand && !d.logo(wide / 2 - 110, high * 0.16, 220, 90, 'center')) {
    d.y = high * 0.22;
    d.paragraph(front, 'P', brand.name, 'line', 0, { align: 'center' });
  }
  d.y = high * 0.33;
  d.paragraph(front, 'H1', title, 'cover', 24, { color: d.inks.accent, align: 'center' });
  for (const text of cover.lines) d.paragraph(front, 'P', text, 'line', 8, { align: 'center' });
  front.end();
}

/**
 * Reserves a page for the table of contents. Returns a function that fills in the page numbers of the
 * sections.
 */
export function beginContents(d: Drawer): (starts: readonly number[]) => void {
  const { cover, sections } = d.book;
  if (!cover) return () => undefined;
  d.addPage();
  const at = d.doc.bufferedPageRange().count - 1;
  const contents = d.doc.struct('TOC');
  d.root.add(contents);
  return (starts) => {
    d.doc.switchToPage(at);
    d.y = MARGIN;
    d.paragraph(contents, 'Caption', cover.contents, 'title', 20);
    for (const [i, { title }] of sections.entries()) drawEntry(d, contents, title, String(starts[i] ?? ''));
    contents.end();
  };
}

function drawEntry(d: Drawer, contents: Struct, title: string, page: string): void {
  const width = d.width - 60;
  const entry = d.doc.struct('TOCI');
  contents.add(entry);
  const { y } = d;
  const line = y + TEXT_SIZES.heading * 0.95;
  d.aside(() => {
    d.doc
      .moveTo(MARGIN + Math.min(width, d.widthOf(title, 'heading', 'text')) + 8, line)
      .lineTo(MARGIN + d.width - 28, line)
      .lineWidth(0.7)
      .dash(0.7, { space: 3 })
      .stroke(d.inks.muted)
      .undash();
  });
  d.tag(entry, 'Reference', title, () => {
    d.put(title, 'heading', { x: MARGIN, y, width, face: 'text' });
    d.put(page, 'heading', { x: MARGIN + width, y, width: 60, align: 'right', face: 'text' });
  });
  entry.end();
  d.y += Math.max(d.heightOf(title, 'heading', width, 'text'), 16) + 12;
}
