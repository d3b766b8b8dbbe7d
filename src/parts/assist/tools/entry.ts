import type { MessageFacts } from '@/domain/vendors/reading/read-message';

/** A card's line: label, value and link. */
export interface CardLine {
  readonly label: string;
  readonly value?: string | undefined;
  readonly to?: string | undefined;
}

/** A tool's result in the reader's words, with its sources. */
export interface Card {
  readonly title: string;
  readonly lines: readonly CardLine[];
  readonly note?: string | undefined;
  readonly source: { readonly label: string; readonly to: string };
}

/** The visible part of a tool's answer. */
export type Shown =
  | { readonly kind: 'read'; readonly label: string; readonly to: string }
  | { readonly kind: 'card'; readonly card: Card }
  /** A stored suggestion, by its id. */
  | { readonly kind: 'suggested'; readonly id: string }
  /** Parsed values of a vendor's text, each with its position. */
  | { readonly kind: 'quote'; readonly text: string; readonly facts: MessageFacts; readonly refused: number }
  /** Rows for the import's preview, as a spreadsheet copies them. */
  | {
      readonly kind: 'guests';
      readonly table: string;
      readonly rows: readonly string[];
      readonly refused: number;
    }
  | { readonly kind: 'written'; readonly text: string; readonly language: 'en' | 'es' };
