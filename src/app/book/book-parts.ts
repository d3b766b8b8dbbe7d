/** Parts of a book in order; place cards are a document of their own, to be cut out. */
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
