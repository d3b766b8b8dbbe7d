import type { Pixels } from './pixel-image';

/** A table's cell; null if empty. */
export type TableCell = string | null;

/** A block of a section, in reading order. */
export type PageBlock =
  /** A heading, which is never the last block on a page. */
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly TableCell[])[];
      /** Indexes of right-aligned columns of figures. */
      readonly figures?: readonly number[];
      /** Rows that head those below them; their first cell spans the table. */
      readonly groups?: readonly number[];
      /** True if the last row is the sum of those above it. */
      readonly hasTotal?: boolean;
    }
  /** Shares as bars, each with its words; `share` is from 0 to 1. */
  | {
      readonly kind: 'bars';
      readonly rows: readonly {
        readonly label: string;
        readonly text: string;
        readonly share: number;
        /** The bar's colour. */
        readonly color: string;
      }[];
    }
  /** A scale drawing in its own unit; `alt` describes it. */
  | {
      readonly kind: 'drawing';
      readonly width: number;
      readonly height: number;
      /** Corners of the walls; null is the rectangle of its width and height. */
      readonly outline: readonly (readonly [x: number, y: number])[] | null;
      readonly alt: string;
      readonly shapes: readonly DrawnShape[];
    }
  /** Cards to cut out, two in a row. */
  | { readonly kind: 'cards'; readonly cards: readonly { readonly title: string; readonly text: string }[] };

export interface DrawnShape {
  /** `x` and `y` are the item's middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
  /** `half` is a half circle with its straight side below. */
  readonly form: 'box' | 'round' | 'half';
  /** Positions around the item's middle, before its rotation. */
  readonly chairs: readonly { readonly x: number; readonly y: number; readonly isTaken: boolean }[];
  readonly isTable: boolean;
  readonly label: string;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** Paper sizes by name in points of 1/72 inch. */
export const PAGE_SIZES = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;
export type PageSize = keyof typeof PAGE_SIZES;

/** The brand on a book. */
export interface BookBrand {
  readonly name: string;
  readonly logo: Pixels | null;
  readonly colour_main: string;
  readonly colour_accent: string;
}

/** A printed document: one part of an event, or all of them with a cover. */
export interface Book {
  readonly title: string;
  readonly language: 'es' | 'en';
  readonly paper: PageSize;
  /** Time when the book was made, shown on every page. */
  readonly made: string;
  /** The brand; null is ours. */
  readonly brand?: BookBrand | null;
  /** Cover and contents; null for a single part. */
  readonly cover: {
    readonly lines: readonly string[];
    /** Heading of the table of contents. */
    readonly contents: string;
  } | null;
  readonly sections: readonly Section[];
  /** Formats "Page 3 of 12". */
  readonly page: (page: number, pages: number) => string;
}

/** A book as sent to a worker, without functions. */
export type SentBook = Omit<Book, 'page'> & { readonly pageText: string };

export const receivedBook = ({ pageText, ...book }: SentBook): Book => ({
  ...book,
  page: (page, pages) => pageText.replace('{page}', String(page)).replace('{pages}', String(pages)),
});

/** Returns the footer of every page, without its number. */
export const footOf = ({ title, made, brand }: Pick<Book, 'title' | 'made' | 'brand'>): string =>
  [...(brand ? [brand.name] : []), title, made].join(' · ');

/** Static TrueType fonts, because the library lacks variable ones. */
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
/** Default typeface of each size. */
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

/** Sizes whose text is centred. */
export const CENTERED: ReadonlySet<Size> = new Set<Size>(['cover', 'line', 'name', 'card']);

/** Returns true if a table's row is bold. */
const isStrong = ({ rows, groups, hasTotal }: Extract<PageBlock, { kind: 'table' }>, at: number): boolean =>
  groups?.includes(at) === true || (hasTotal === true && at === rows.length - 1);

/**
 * Returns all drawn texts with their sizes, and their typeface if it isn't the size's default; except labels
 * in drawings, whose size varies.
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
