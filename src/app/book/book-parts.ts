/**
 * Parts of a book, in order of printing. Place cards are a separate document, because they are cut out after
 * printing.
 */
export const BOOK_PARTS = [
  'facts',
  'budget',
  'tasks',
  'day',
  'guests',
  'seating',
  'kitchen',
  'drinks',
  'vendors',
] as const;
export const PARTS = [...BOOK_PARTS, 'cards'] as const;
export type BookPart = (typeof PARTS)[number];

export const isPart = (text: string | null): text is BookPart => PARTS.some((part) => part === text);
