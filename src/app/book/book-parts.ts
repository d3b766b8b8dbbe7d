/** What a book is made of, in its order; place cards are made alone, to be cut out. */
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
export type Part = (typeof PARTS)[number];

export const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** Where paper is Letter: North America, and who took its paper over (ANSI, CLDR's paper size of each region). */
const LETTER = new Set(['US', 'CA', 'MX', 'BZ', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PH', 'PR', 'SV', 'VE']);
export const paperOf = (country: string) => (LETTER.has(country) ? 'LETTER' : 'A4');
