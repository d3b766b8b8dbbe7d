import type { CsvCell } from '@/domain/csv';
import { countCell, moneyCell } from '@/domain/csv';
import { formatMoney, formatNumber } from '@/lib/format';
import type { PageBlock } from '@/parts/print/book';

/** A figure as displayed and as exported, with a link to its rows. */
export interface FigureCell {
  readonly text: string;
  readonly csv: CsvCell;
  readonly to?: string | undefined;
  /** True if the figure is higher than planned. */
  readonly isOver?: boolean;
}

export interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly to?: string | undefined;
  readonly cells: readonly FigureCell[];
}

/**
 * Table of figures. It is also the text alternative of a chart, a part of the CSV file and a page of the PDF.
 */
export interface FigureTable {
  readonly key: string;
  readonly title: string;
  readonly first: string;
  readonly head: readonly string[];
  readonly rows: readonly FigureRow[];
}

export const moneyFigure = (cents: number, currency: string, to?: string): FigureCell => ({
  text: formatMoney(cents, currency),
  csv: moneyCell(cents, currency),
  to,
});
export const countFigure = (count: number, to?: string): FigureCell => ({
  text: formatNumber(count),
  csv: countCell(count),
  // A count of zero has no rows to link to.
  to: count === 0 ? undefined : to,
});
export const NO_FIGURE: FigureCell = { text: '–', csv: null };

/** Rounds a limit of a range to whole currency units, because cents would suggest false precision. */
export const whole = (cents: number): number => Math.round(cents / 100) * 100;

export const differenceFigure = (cents: number, currency: string): FigureCell => ({
  text: `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents), currency)}`,
  csv: moneyCell(cents, currency),
  isOver: cents > 0,
});

/** Joins tables for a spreadsheet, each under its title. */
export const csvRows = (tables: readonly FigureTable[]): CsvCell[][] =>
  tables.flatMap(({ title, first, head, rows }, i) => [
    ...(i > 0 ? [[]] : []),
    [title],
    [first, ...head],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ csv }) => csv)]),
  ]);

export const bookBlocks = (tables: readonly FigureTable[]): PageBlock[] =>
  tables.flatMap(({ title, first, head, rows }): PageBlock[] => [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      head: [first, ...head],
      rows: rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      figures: head.map((_, i) => i + 1),
    },
  ]);
