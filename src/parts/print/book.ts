import type { Pixels } from './pixel-image';

export type TableCell = string | null;

/** A block of a section. Blocks are in reading order. */
export type PageBlock =
  /** A heading. It is never the last block on a page. */
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly TableCell[])[];
      /** Indexes of columns with figures, which are right-aligned. */
      readonly figures?: readonly number[];
      /** Indexes of rows that are group headings. Their first cell spans the table. */
      readonly groups?: readonly number[];
      /** True if the last row is a total. */
      readonly hasTotal?: boolean;
    }
  /** Bars, each with a text. `share` is from 0 to 1. */
  | {
      readonly kind: 'bars';
      readonly rows: readonly {
        readonly label: string;
        readonly text: string;
        readonly share: number;
        readonly color: string;
      }[];
    }
  /** A drawing to scale in its own unit. `alt` describes it. */
  | {
      readonly kind: 'drawing';
      readonly width: number;
      readonly height: number;
      /** Corners of the walls. Null means a rectangle of the given width and height. */
      readonly outline: readonly (readonly [x: number, y: number])[] | null;
      readonly alt: string;
      readonly shapes: readonly DrawnShape[];
    }
  /** Cards to cut out, two per row. */
  | { readonly kind: 'cards'; readonly cards: readonly { readonly title: string; readonly text: string }[] };

export interface DrawnShape {
  /** `x` and `y` are the centre of the item. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
  /** `half` is a semicircle with its straight side at the bottom. */
  readonly form: 'box' | 'round' | 'half';
  /** Positions relative to the item's centre, before its rotation. */
  readonly chairs: readonly { readonly x: number; readonly y: number; readonly isTaken: boolean }[];
  readonly isTable: boolean;
  readonly label: string;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** Page sizes in points (1/72 inch). */
export const PAGE_SIZES = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;
export type PageSize = keyof typeof PAGE_SIZES;

export interface BookBrand {
  readonly name: string;
  readonly logo: Pixels | null;
  readonly colour_main: string;
  readonly colour_accent: string;
}

/** A printed document: one part of a plan, or all parts with a cover. */
export interface Book {
  readonly title: string;
  readonly language: 'es' | 'en';
  readonly paper: PageSize;
  /** Text with the time when the book was made. Every page shows it. */
  readonly made: string;
  /** The owner's brand, or null for ours. */
  readonly brand?: BookBrand | null;
  /** Cover and table of contents. Null if the book is a single part. */
  readonly cover: {
    readonly lines: readonly string[];
    readonly contents: string;
  } | null;
  readonly sections: readonly Section[];
  /** Formats a page number: "Page 3 of 12". */
  readonly page: (page: number, pages: number) => string;
}

/** A book in the form that is sent to a web worker, which can't receive functions. */
export type SentBook = Omit<Book, 'page'> & { readonly pageText: string };

export const receivedBook = ({ pageText, ...book }: SentBook): Book => ({
  ...book,
  page: (page, pages) => pageText.replace('{page}', String(page)).replace('{pages}', String(pages)),
});

/** Returns the footer of every page, without the page number. */
export const footOf = ({ title, made, brand }: Pick<Book, 'title' | 'made' | 'brand'>): string =>
  [...(brand ? [brand.name] : []), title, made].join(' · ');

/**
 * The three fonts of a book. They are static TrueType files, because the PDF library doesn't support variable
 * fonts.
 */
export type Typeface = 'text' | 'strong' | 'title';

/** Font sizes in points. */
export const TEXT_SIZES = {
  foot: 7.5,
  text: 9.5,
  card: 10,
  heading: 12,
  line: 14,
  title: 22,
  name: 20,
  cover: 36,
} as const;
export type Size = keyof typeof TEXT_SIZES;
export const FACES: Readonly<Record<Size, Typeface>> = {
  foot: 'text',
  text: 'text',
  card: 'text',
  heading: 'strong',
  line: 'text',
  title: 'title',
  name: 'title',
  cover: 'title',
};

export const CENTERED: ReadonlySet<Size> = new Set<Size>(['cover', 'line', 'name', 'card']);

const isStrong = ({ rows, groups, hasTotal }: Extract<PageBlock, { kind: 'table' }>, at: number): boolean =>
  groups?.includes(at) === true || (hasTotal === true && at === rows.length - 1);

/**
 * Yields all texts of a book with their size, and with their font if it isn't the size's default. Labels in
 * drawings are left out, because their size varies.
 */
export function* bookTexts(book: Book): Generator<readonly [text: string, size: Size, face?: Typeface]> {
  const { title, cover, sections, brand } = book;
  yield [footOf(book), 'foot'];
  if (brand) yield [brand.name, 'line'];
  if (cover) {
    yield [title, 'cover'];
    yield [cover.contents, 'title'];
    for (const line of cover.lines) yield [line, 'line'];
  }
  for (const { title: name, blocks } of sections) {
    yield [name, 'title'];
    yield [name, 'heading'];
    for (const block of blocks) {
      if (block.kind === 'heading') yield [block.text, 'heading'];
      else if (block.kind === 'table') {
        for (const label of block.head) yield [label, 'text', 'strong'];
        for (const [at, row] of block.rows.entries())
          for (const cell of row)
            if (cell !== null) yield [cell, 'text', isStrong(block, at) ? 'strong' : 'text'];
      } else if (block.kind === 'bars')
        for (const { label, text } of block.rows) {
          yield [label, 'text'];
          yield [text, 'text'];
        }
      else if (block.kind === 'drawing') for (const { label } of block.shapes) yield [label, 'text'];
      else
        for (const { title: name, text } of block.cards) {
          yield [name, 'name'];
          yield [text, 'card'];
        }
    }
  }
}
