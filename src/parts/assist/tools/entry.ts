import type { MessageFacts } from '@/domain/vendors/reading/read-message';

export interface CardLine {
  readonly label: string;
  readonly value?: string | undefined;
  readonly to?: string | undefined;
}

/** A tool's result in the reader's language, with its source. */
export interface Card {
  readonly title: string;
  readonly lines: readonly CardLine[];
  readonly note?: string | undefined;
  readonly source: { readonly label: string; readonly to: string };
}

/** The part of a tool's result that the person sees. */
export type Shown =
  | { readonly kind: 'read'; readonly label: string; readonly to: string }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'suggested'; readonly id: string }
  /** Facts parsed from a vendor's text, with their positions in the text. */
  | { readonly kind: 'quote'; readonly text: string; readonly facts: MessageFacts; readonly refused: number }
  /** Guests for the import's preview, as tab-separated rows. */
  | {
      readonly kind: 'guests';
      readonly table: string;
      readonly rows: readonly string[];
      readonly refused: number;
    }
  | { readonly kind: 'written'; readonly text: string; readonly language: 'en' | 'es' };
