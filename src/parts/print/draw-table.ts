import type { PageBlock, TableCell, Typeface } from './book';
import { columnWidths } from './columns';
import { type Drawer, MARGIN, PAD, type Struct } from './drawer';

type Table = Extract<PageBlock, { kind: 'table' }>;

/** Number of rows that must be on the same page as their heading. */
const KEPT_ROWS = 2;

interface Row {
  readonly cells: readonly TableCell[];
  readonly height: number;
  readonly kind: 'plain' | 'group' | 'total';
}

/** A measured table. No row is taller than half a page. */
interface Layout {
  readonly widths: readonly number[];
  readonly lefts: readonly number[];
  readonly head: Row;
  readonly rows: readonly Row[];
}

/** Share of a column's cells, the widest ones, that are allowed to wrap. Other columns then get more room. */
const WRAPPED = 0.1;
/** Largest share of the page's width that one column can claim. */
const WIDEST = 0.45;
/**
 * Limits in points: a column up to its limit doesn't wrap. `NAME` is the limit of the first column. For the
 * other columns, the limits in `SHORT` are tried in turn, until enough room remains.
 */
const NAME = 120;
const SHORT = [84, 64, 0] as const;

function widthsOf(d: Drawer, { head, rows: all, groups, figures, hasTotal }: Table): number[] {
  const rows = all.filter((_, at) => !groups?.includes(at));
  const face: Typeface = hasTotal ? 'strong' : 'text';
  const measured = (measure: (text: string, face: Typeface) => number) =>
    head.map((label, column) => [
      measure(label, 'strong') + 2 * PAD + 1,
      ...rows
        .map((row) => (row[column] ? measure(row[column], face) + 2 * PAD + 1 : 0))
        .sort((a, b) => b - a),
    ]);
  const inner = measured((text, face) => d.widthOf(text, 'text', face));
  const widest = inner.map((all) => Math.max(20, ...all.slice(0, 2)));
  const least = measured((text, face) => d.leastOf(text, 'text', face)).map((all) =>
    Math.min(Math.max(...all.slice(0, 2)), d.width / 3),
  );
  const usual = inner.map(([label = 20, ...cells], i) =>
    Math.max(
      20,
      Math.min(d.width * WIDEST, Math.max(label, cells[Math.floor(cells.length * WRAPPED)] ?? 0)),
      least[i] ?? 0,
    ),
  );
  if (sumOf(widest) <= d.width) return columnWidths(widest, least, d.width, figures);
  // Names, dates and figures don't wrap if enough room remains for the other columns.
  const kept = (limit: number) =>
    usual.map((one, i) => (one <= (i === 0 ? NAME : limit) ? one : (least[i] ?? 0)));
  // There is enough room if the other columns get a quarter of what they lack.
  const leavesEnough = (floor: readonly number[]) =>
    d.width - sumOf(floor) >= (sumOf(usual) - sumOf(floor)) / 4 && sumOf(floor) < d.width;
  const floor = SHORT.map(kept).find(leavesEnough) ?? least;
  return columnWidths(usual, floor, d.width, figures);
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** Returns the column widths shared by all tables of a section that have the same header. */
function sharedWidths(d: Drawer, block: Table): readonly number[] {
  const key = JSON.stringify(block.head);
  const known = d.widths.get(key);
  if (known) return known;
  const alike = (d.section?.blocks ?? []).flatMap((other) =>
    other.kind === 'table' && JSON.stringify(other.head) === key ? other.rows : [],
  );
  const widths = widthsOf(d, alike.length > 0 ? { ...block, rows: alike } : block);
  d.widths.set(key, widths);
  return widths;
}

/** Splits a text between words into pieces that are at most `height` high. */
function piecesOf(d: Drawer, text: string, width: number, height: number, face: Typeface): string[] {
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
  const widths = sharedWidths(d, block);
  const inner = (i: number) => (widths[i] ?? 20) - 2 * PAD;
  const most = (d.bottom - MARGIN) / 2;
  const rowsOf = (cells: readonly TableCell[], face: Typeface, kind: Row['kind'] = 'plain'): Row[] => {
    const room = (i: number) => (kind === 'group' && i === 0 ? d.width - 2 * PAD : inner(i));
    const pieces = cells.map((cell, i) => (cell ? piecesOf(d, cell, room(i), most, face) : []));
    const count = Math.max(1, ...pieces.map(({ length }) => length));
    return Array.from({ length: count }, (_, at) => {
      const part = pieces.map((piece) => piece[at] ?? null);
      const heights = part.map((cell, i) => (cell ? d.heightOf(cell, 'text', room(i), face) : 0));
      return { cells: part, height: Math.max(12, ...heights) + 2 * PAD, kind };
    });
  };
  const [head = { cells: block.head, height: 20, kind: 'plain' }] = rowsOf(block.head, 'strong');
  return {
    widths,
    lefts: widths.map((_, i) => MARGIN + sumOf(widths.slice(0, i))),
    head,
    rows: block.rows.flatMap((cells, at) => {
      if (block.groups?.includes(at)) return rowsOf(cells, 'strong', 'group');
      const isTotal = block.hasTotal === true && at === block.rows.length - 1;
      return isTotal ? rowsOf(cells, 'strong', 'total') : rowsOf(cells, 'text');
    }),
  };
}

/** Cache of measured tables. A table's measurements are needed for its heading, and again for drawing it. */
const layouts = new WeakMap<Drawer, Map<Table, Layout>>();
function layout(d: Drawer, block: Table): Layout {
  const known = layouts.get(d) ?? new Map<Table, Layout>();
  layouts.set(d, known);
  const made = known.get(block) ?? layoutOf(d, block);
  known.set(block, made);
  return made;
}

/** Returns the height of the table's first rows, which must be on the same page as its heading. */
export function tableStart(d: Drawer, block: Table): number {
  const { head, rows } = layout(d, block);
  const [first, ...others] = rows.slice(0, KEPT_ROWS).map(({ height }) => height);
  const most = (d.bottom - MARGIN) / 2;
  return others.reduce((sum, one) => (sum + one <= most ? sum + one : sum), head.height + (first ?? 0));
}

/** Draws a table. Its header is repeated on every page, but screen readers read it only once. */
export function drawTable(d: Drawer, part: Struct, block: Table): void {
  const { widths, lefts, head, rows } = layout(d, block);
  const table = d.doc.struct('Table');
  part.add(table);
  const cell = (text: string, face: Typeface, i: number, y: number, width = (widths[i] ?? 0) - 2 * PAD) =>
    d.put(text, 'text', {
      x: (lefts[i] ?? 0) + PAD,
      y: y + PAD,
      width,
      align: block.figures?.includes(i) ? 'right' : 'left',
      face,
    });
  const ground = () =>
    d.aside(() => d.doc.roundedRect(MARGIN, d.y, d.width, head.height, 2).fill(d.inks.ground));
  const drawRow = ({ cells, kind }: Row, type: 'TH' | 'TD', face: Typeface) => {
    const line = d.doc.struct('TR');
    table.add(line);
    const y = d.y;
    cells.forEach((text, i) => {
      const scope = type === 'TH' ? { scope: 'Column' } : {};
      const width = kind === 'group' && i === 0 ? d.width - 2 * PAD : undefined;
      d.tag(line, type, text ?? '', () => text && cell(text, face, i, y, width), scope);
    });
    line.end();
  };
  d.need(tableStart(d, block));
  ground();
  drawRow(head, 'TH', 'strong');
  d.y += head.height;
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    // A total stays on the same page as the row before it. A group heading stays on the same page as its
    // first row.
    const isKept = next && (next.kind === 'total' || row.kind === 'group');
    if (d.need(row.height + (isKept ? next.height : 0))) {
      const y = d.y;
      ground();
      d.aside(() => {
        for (const [i, text] of head.cells.entries()) if (text) cell(text, 'strong', i, y);
      });
      d.y += head.height;
    }
    if (row.kind === 'total') d.line(d.y, d.inks.ink);
    drawRow(row, 'TD', row.kind === 'plain' ? 'text' : 'strong');
    d.y += row.height;
    if (next && next.kind !== 'total' && row.kind !== 'group') d.line(d.y);
    d.onRow();
  });
  table.end();
  d.y += 14;
}
