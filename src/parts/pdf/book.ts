/** A table's cell; null is empty. */
export type Cell = string | null;

/** What a section is made of, in reading order. */
export type Block =
  /** Never the last thing on a page. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
      /** Columns of figures, which stand at the right. */
      readonly figures?: readonly number[];
      /** The last row sums up those above it. */
      readonly hasTotal?: boolean;
    }
  /** Shares as bars, each with its words. `share`: 0 to 1. */
  | {
      readonly kind: 'bars';
      readonly rows: readonly { readonly label: string; readonly text: string; readonly share: number }[];
    }
  /** A drawing to scale in a unit of its own; `alt` says what it shows. */
  | {
      readonly kind: 'drawing';
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly shapes: readonly Shape[];
    }
  /** Cards to cut out, two in a row. */
  | { readonly kind: 'cards'; readonly cards: readonly { readonly title: string; readonly text: string }[] };

export interface Shape {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly isRound: boolean;
  readonly label: string;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Paper by its name in points of 1/72 inch. */
export const PAPERS = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;
export type Paper = keyof typeof PAPERS;

/** A document to print: one part of an event, or all of them with a cover. */
export interface Book {
  readonly title: string;
  readonly language: 'es' | 'en';
  readonly paper: Paper;
  /** When it was made, on every page. */
  readonly made: string;
  /** With a cover and contents; null for one part alone. */
  readonly cover: { readonly lines: readonly string[]; readonly contents: string } | null;
  readonly sections: readonly Section[];
  /** "Page 3 of 12", with the figures in braces. */
  readonly page: (page: number, pages: number) => string;
}

/** A book as it goes to a worker, which takes no functions. */
export type SentBook = Omit<Book, 'page'> & { readonly pageText: string };

export const sentBook = ({ page: _, ...book }: Book, pageText: string): SentBook => ({ ...book, pageText });
export const receivedBook = ({ pageText, ...book }: SentBook): Book => ({
  ...book,
  page: (page, pages) => pageText.replace('{page}', String(page)).replace('{pages}', String(pages)),
});

/** Every text that is drawn. */
export function* textsOf({ title, made, cover, sections }: Book): Generator<string> {
  yield title;
  yield made;
  if (cover) yield* [...cover.lines, cover.contents];
  for (const { title: name, blocks } of sections) {
    yield name;
    for (const block of blocks) {
      if (block.kind === 'heading' || block.kind === 'text') yield block.text;
      else if (block.kind === 'table') {
        yield* block.head;
        for (const row of block.rows) for (const cell of row) if (cell !== null) yield cell;
      } else if (block.kind === 'bars') for (const { label, text } of block.rows) yield* [label, text];
      else if (block.kind === 'drawing') for (const { label } of block.shapes) yield label;
      else for (const { title: name, text } of block.cards) yield* [name, text];
    }
  }
}
