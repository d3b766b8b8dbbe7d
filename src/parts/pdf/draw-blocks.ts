import type { Block } from './book';
import { columnWidths } from './columns';
import { ACCENT, type Drawer, type Face, INK, LINE, MARGIN, MUTED, PAD, type Struct, TEXT } from './drawer';

/** How many rows a heading keeps beneath it. */
const KEPT_ROWS = 2;

export function drawBlock(d: Drawer, part: Struct, block: Block, next: Block | undefined): void {
  if (block.kind === 'heading') {
    d.need(20 + firstOf(d, next));
    d.y += d.y > MARGIN ? 8 : 0;
    d.paragraph(part, 'H3', block.text, 'strong', 12, 5);
  } else if (block.kind === 'text') d.paragraph(part, 'P', block.text, 'text', TEXT, 8, MUTED);
  else if (block.kind === 'table') table(d, part, block);
  else if (block.kind === 'bars') bars(d, part, block);
  else if (block.kind === 'drawing') drawing(d, part, block);
  else cards(d, part, block);
}

/** How much of what follows a heading stands on the same page. */
function firstOf(d: Drawer, next: Block | undefined): number {
  if (next?.kind === 'drawing') return scaleOf(d, next).height + 16;
  if (next?.kind === 'cards') return 90;
  if (next?.kind !== 'table') return 40;
  const widths = widthsOf(d, next);
  const rows = next.rows.slice(0, KEPT_ROWS).map((row) => rowHeight(d, row, widths, 'text'));
  return rows.reduce((sum, one) => sum + one, 0) + rowHeight(d, next.head, widths, 'strong') + 10;
}

function widthsOf(d: Drawer, { head, rows }: Extract<Block, { kind: 'table' }>): number[] {
  const all = [head, ...rows];
  const widest = (measure: (text: string, face: Face) => number) =>
    head.map((_, column) =>
      all.reduce((most, row, at) => {
        const cell = row[column];
        return cell ? Math.max(most, measure(cell, at === 0 ? 'strong' : 'text')) : most;
      }, 20),
    );
  const natural = widest((text, face) => d.widthOf(text, face, TEXT) + 2 * PAD + 1);
  const least = widest((text, face) =>
    d.drawn.has(text)
      ? 40
      : Math.max(...text.split(/[\s\u00a0]+/).map((word) => d.widthOf(word, face, TEXT))) + 2 * PAD + 1,
  ).map((one) => Math.min(one, d.width / 3));
  return columnWidths(natural, least, d.width);
}

function rowHeight(
  d: Drawer,
  row: readonly (string | null)[],
  widths: readonly number[],
  face: Face,
): number {
  const heights = row.map((cell, i) => (cell ? d.sizeOf(cell, face, TEXT, (widths[i] ?? 20) - 2 * PAD) : 0));
  return Math.max(12, ...heights) + 2 * PAD;
}

function table(d: Drawer, part: Struct, block: Extract<Block, { kind: 'table' }>): void {
  const widths = widthsOf(d, block);
  const lefts = widths.map((_, i) => MARGIN + widths.slice(0, i).reduce((sum, one) => sum + one, 0));
  const table = d.doc.struct('Table');
  part.add(table);
  const cell = (text: string, face: Face, i: number, y: number) =>
    d.put(text, face, TEXT, {
      x: (lefts[i] ?? 0) + PAD,
      y: y + PAD,
      width: (widths[i] ?? 0) - 2 * PAD,
      align: block.figures?.includes(i) ? 'right' : 'left',
    });
  const row = (cells: readonly (string | null)[], type: 'TH' | 'TD', face: Face) => {
    const line = d.doc.struct('TR');
    table.add(line);
    const y = d.y;
    cells.forEach((text, i) => {
      const scope = type === 'TH' ? { scope: 'Column' } : {};
      d.tag(line, type, text ?? '', () => text && cell(text, face, i, y), scope);
    });
    line.end();
  };
  const headHeight = rowHeight(d, block.head, widths, 'strong');
  d.need(headHeight + (block.rows[0] ? rowHeight(d, block.rows[0], widths, 'text') : 0));
  row(block.head, 'TH', 'strong');
  d.y += headHeight;
  d.line(d.y, INK);
  block.rows.forEach((cells, at) => {
    const isTotal = block.hasTotal === true && at === block.rows.length - 1;
    const face: Face = isTotal ? 'strong' : 'text';
    const height = rowHeight(d, cells, widths, face);
    if (d.need(height)) {
      const y = d.y;
      d.aside(() => {
        for (const [i, text] of block.head.entries()) cell(text, 'strong', i, y);
      });
      d.y += headHeight;
      d.line(d.y, INK);
    }
    row(cells, 'TD', face);
    d.y += height;
    d.line(d.y, isTotal ? INK : LINE);
    d.onRow();
  });
  table.end();
  d.y += 12;
}

function bars(d: Drawer, part: Struct, { rows }: Extract<Block, { kind: 'bars' }>): void {
  const label = Math.min(150, Math.max(...rows.map((one) => d.widthOf(one.label, 'text', TEXT) + 10)));
  const words = Math.max(...rows.map((one) => d.widthOf(one.text, 'text', TEXT) + 10));
  const room = d.width - label - words;
  const most = Math.max(...rows.map(({ share }) => share), 0.001);
  const list = d.doc.struct('L');
  part.add(list);
  for (const one of rows) {
    d.need(20);
    const y = d.y;
    d.aside(() => {
      d.doc.roundedRect(MARGIN + label, y + 1, Math.max(1, (one.share / most) * room), 11, 2).fill(ACCENT);
    });
    const item = d.doc.struct('LI');
    list.add(item);
    d.tag(item, 'LBody', one.label, () => {
      d.put(one.label, 'text', TEXT, { x: MARGIN, y, width: label - 6 });
      d.put(one.text, 'text', TEXT, {
        x: MARGIN + d.width - words,
        y,
        width: words,
        align: 'right',
      });
    });
    item.end();
    d.y += 18;
    d.onRow();
  }
  list.end();
  d.y += 8;
}

function scaleOf(d: Drawer, { width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(d.width / width, (d.bottom - MARGIN - 60) / height);
  return { scale, height: height * scale };
}

function drawing(d: Drawer, part: Struct, block: Extract<Block, { kind: 'drawing' }>): void {
  const { scale, height } = scaleOf(d, block);
  d.need(height + 12);
  const top = d.y;
  const left = MARGIN + (d.width - block.width * scale) / 2;
  const figure = d.doc.struct('Figure', {
    alt: block.alt,
    bbox: [left, top, left + block.width * scale, top + height],
  } as never);
  part.add(figure);
  figure.add(() => {
    d.doc
      .rect(left, top, block.width * scale, height)
      .lineWidth(0.8)
      .stroke(MUTED);
    for (const { x, y, width, height: deep, turn, isRound, label } of block.shapes) {
      const [mx, my] = [left + x * scale, top + y * scale];
      const [wide, high] = [width * scale, deep * scale];
      d.doc
        .save()
        .rotate(turn, { origin: [mx, my] })
        .lineWidth(0.8);
      if (isRound) d.doc.ellipse(mx, my, wide / 2, high / 2);
      else d.doc.roundedRect(mx - wide / 2, my - high / 2, wide, high, 2);
      d.doc.stroke(INK).restore();
      const size = Math.max(5, Math.min(9, wide / 6));
      const room = Math.max(wide, 24);
      const tall = d.sizeOf(label, 'text', size, room);
      if (label)
        d.put(label, 'text', size, { x: mx - room / 2, y: my - tall / 2, width: room, align: 'center' });
    }
  });
  figure.end();
  d.y += height + 14;
}

function cards(d: Drawer, part: Struct, { cards }: Extract<Block, { kind: 'cards' }>): void {
  const [wide, high] = [d.width / 2, 130];
  cards.forEach((card, i) => {
    if (i % 2 === 0) d.need(high);
    const [x, y] = [MARGIN + (i % 2) * wide, d.y];
    d.aside(() => d.doc.rect(x, y, wide, high).dash(2, { space: 3 }).lineWidth(0.5).stroke(MUTED).undash());
    const name = d.sizeOf(card.title, 'title', 20, wide - 24);
    const text = card.text ? d.sizeOf(card.text, 'text', 10, wide - 24) + 6 : 0;
    const top = y + (high - name - text) / 2;
    d.tag(part, 'P', card.title, () =>
      d.put(card.title, 'title', 20, { x: x + 12, y: top, width: wide - 24, align: 'center' }),
    );
    if (card.text)
      d.tag(part, 'P', card.text, () =>
        d.put(card.text, 'text', 10, {
          x: x + 12,
          y: top + name + 6,
          width: wide - 24,
          color: MUTED,
          align: 'center',
        }),
      );
    if (i % 2 === 1 || i === cards.length - 1) d.y += high;
    d.onRow();
  });
  d.y += 12;
}
