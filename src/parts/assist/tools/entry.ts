import type { MessageFacts } from '@/domain/vendors/reading/read-message';

/** One line of a card: what, how much, and where it stands. */
export interface CardLine {
  readonly label: string;
  readonly value?: string | undefined;
  readonly to?: string | undefined;
}

/** What a tool has found, in the reader's words, with where it comes from. */
export interface Card {
  readonly title: string;
  readonly lines: readonly CardLine[];
  readonly note?: string | undefined;
  readonly source: { readonly label: string; readonly to: string };
}

/** What the page shows of a tool's answer. */
export type Shown =
  | { readonly kind: 'read'; readonly label: string; readonly to: string }
  | { readonly kind: 'card'; readonly card: Card }
  /** A stored suggestion, by its id. */
  | { readonly kind: 'suggested'; readonly id: string }
  /** What a vendor's text says, each value with its place in that text. */
  | { readonly kind: 'quote'; readonly text: string; readonly facts: MessageFacts; readonly refused: number }
  /** Rows for the preview of the import, as they are copied out of a spreadsheet. */
  | {
      readonly kind: 'guests';
      readonly table: string;
      readonly rows: readonly string[];
      readonly refused: number;
    }
  | { readonly kind: 'written'; readonly text: string; readonly language: 'en' | 'es' };
