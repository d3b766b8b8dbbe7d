import type { Block, Cell, Face } from './book';
import { columnWidths } from './columns';
import { type Drawer, GROUND, INK, LINE, MARGIN, PAD, type Struct } from './drawer';

type Table = Extract<Block, { kind: 'table' }>;

/** How many rows a heading keeps beneath it. */
const KEPT_ROWS = 2;

interface Row {
  readonly cells: readonly Cell[];
  readonly height: number;
  readonly isTotal: boolean;
}

/** A table measured: where its columns stand, and its rows, of which none is taller than half of a page. */
interface Layout {
  readonly widths: readonly number[];
  readonly lefts: readonly number[];
  readonly head: Row;
  readonly rows: readonly Row[];
}

function widthsOf(d: Drawer, { head, rows, figures }: Table): number[] {
  const widest = (measure: (text: string, face: Face) => number) =>
    head.map((label, column) =>
      rows.reduce(
        (most, row) => {
          const cell = row[column];
          return cell ? Math.max(most, measure(cell, 'text')) : most;
        },
        Math.max(20, measure(label, 'strong')),
      ),
    );
  const natural = widest((text, face) => d.widthOf(text, 'text', face) + 2 * PAD + 1);
  const least = widest((text, face) => d.leastOf(text, 'text', face) + 2 * PAD + 1);
  return columnWidths(
    natural,
    least.map((one) => Math.min(one, d.width / 3)),
    d.width,
    figures,
  );
}

/** A text in pieces that are no taller than `height`, parted between words. */
function piecesOf(d: Drawer, text: string, width: number, height: number, face: Face): string[] {
  const fits = (piece: string) => d.heightOf(piece, 'text', width, face) <= height;
  if (fits(text)) return [text];
  const words = text.split(/(?<=\s)/);
  const pieces: string[] = [];
  while (words.length > 0) {
    let [most, over] = [1, words.length + 1];
    while (over - most > 1) {
      const half = Math.floor((most + over) / 2);
      if (fits(words.slice(0, half).join(''))) most = half;
      else over = half;
    }
    pieces.push(words.splice(0, most).join('').trim());
  }
  return pieces;
}

function layoutOf(d: Drawer, block: Table): Layout {
  const widths = widthsOf(d, block);
  const inner = (i: number) => (widths[i] ?? 20) - 2 * PAD;
  const most = (d.bottom - MARGIN) / 2;
  const rowsOf = (cells: readonly Cell[], face: Face, isTotal = false): Row[] => {
    const pieces = cells.map((cell, i) => (cell ? piecesOf(d, cell, inner(i), most, face) : []));
    const count = Math.max(1, ...pieces.map(({ length }) => length));
    return Array.from({ length: count }, (_, at) => {
      const part = pieces.map((piece) => piece[at] ?? null);
      const heights = part.map((cell, i) => (cell ? d.heightOf(cell, 'text', inner(i), face) : 0));
      return { cells: part, height: Math.max(12, ...heights) + 2 * PAD, isTotal };
    });
  };
  const [head = { cells: block.head, height: 20, isTotal: false }] = rowsOf(block.head, 'strong');
  return {
    widths,
    lefts: widths.map((_, i) => MARGIN + widths.slice(0, i).reduce((sum, one) => sum + one, 0)),
    head,
    rows: block.rows.flatMap((cells, at) => {
      const isTotal = block.hasTotal === true && at === block.rows.length - 1;
      return rowsOf(cells, isTotal ? 'strong' : 'text', isTotal);
    }),
  };
}

/** What is measured for the heading above is drawn right after it. */
const layouts = new WeakMap<Drawer, Map<Table, Layout>>();
function layout(d: Drawer, block: Table): Layout {
  const known = layouts.get(d) ?? new Map<Table, Layout>();
  layouts.set(d, known);
  const made = known.get(block) ?? layoutOf(d, block);
  known.set(block, made);
  return made;
}

/** How much of a table stands beneath its heading. */
export function tableStart(d: Drawer, block: Table): number {
  const { head, rows } = layout(d, block);
  const [first, ...others] = rows.slice(0, KEPT_ROWS).map(({ height }) => height);
  const most = (d.bottom - MARGIN) / 2;
  return others.reduce((sum, one) => (sum + one <= most ? sum + one : sum), head.height + (first ?? 0));
}

/** Draws a table; its head is repeated on every page, and read out once. */
export function drawTable(d: Drawer, part: Struct, block: Table): void {
  const { widths, lefts, head, rows } = layout(d, block);
  const table = d.doc.struct('Table');
  part.add(table);
  const cell = (text: string, face: Face, i: number, y: number) =>
    d.put(text, 'text', {
      x: (lefts[i] ?? 0) + PAD,
      y: y + PAD,
      width: (widths[i] ?? 0) - 2 * PAD,
      align: block.figures?.includes(i) ? 'right' : 'left',
      face,
    });
  const ground = () => d.aside(() => d.doc.roundedRect(MARGIN, d.y, d.width, head.height, 2).fill(GROUND));
  const drawRow = (cells: readonly Cell[], type: 'TH' | 'TD', face: Face) => {
    const line = d.doc.struct('TR');
    table.add(line);
    const y = d.y;
    cells.forEach((text, i) => {
      const scope = type === 'TH' ? { scope: 'Column' } : {};
      d.tag(line, type, text ?? '', () => text && cell(text, face, i, y), scope);
    });
    line.end();
  };
  d.need(tableStart(d, block));
  ground();
  drawRow(head.cells, 'TH', 'strong');
  d.y += head.height;
  rows.forEach(({ cells, height, isTotal }, at) => {
    // A sum isn't parted from what it sums up.
    const next = rows[at + 1];
    if (d.need(height + (next?.isTotal ? next.height : 0))) {
      const y = d.y;
      ground();
      d.aside(() => {
        for (const [i, text] of head.cells.entries()) if (text) cell(text, 'strong', i, y);
      });
      d.y += head.height;
    }
    if (isTotal) d.line(d.y, INK);
    drawRow(cells, 'TD', isTotal ? 'strong' : 'text');
    d.y += height;
    if (at < rows.length - 1 && !next?.isTotal) d.line(d.y, LINE);
    d.onRow();
  });
  table.end();
  d.y += 14;
}
