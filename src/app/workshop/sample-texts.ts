/** The words of the gallery, in no language of the product: nobody but who builds it sees them. */
export const WORD = 'Reception';
export const LONG =
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente and everything that has to be said about the seating of cousins twice removed, whose names are longer than the tables they sit at';
/** What we write ourselves has no endless words. */
export const LABEL = 'Everything that has to be said about the seating of cousins twice removed';
export const UNBROKEN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);

export const nothing = (): void => undefined;
export const OPTIONS = [
  { value: 'one', label: WORD, note: 'ONE' },
  { value: 'two', label: LONG },
];
