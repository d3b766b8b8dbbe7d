/** Texts of the gallery. They aren't translated, because only developers see them. */
export const WORD = 'Reception';
export const LONG =
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente and everything that has to be said about the seating of cousins twice removed, whose names are longer than the tables they sit at';
/** A long label without very long words. Labels are written by us, so they contain no such words. */
export const LABEL = 'Everything that has to be said about the seating of cousins twice removed';
export const UNBROKEN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);

export const nothing = (): void => undefined;
export const OPTIONS = [
  { value: 'one', label: WORD, note: 'ONE' },
  { value: 'two', label: LONG },
];
