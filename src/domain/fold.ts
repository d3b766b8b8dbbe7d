/**
 * Matches accents, and the vowel points of Hebrew and Arabic. Vowel signs of other scripts are letters and
 * don't match.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;
/** Special letters without an accent, with what people type if their keyboard lacks them. */
const TYPED: Readonly<Record<string, string>> = Object.fromEntries(
  'łl øo đd ðd ħh ŧt ŋn ıi əe ɓb ɗd ƙk ƴy ςσ ßss æae œoe þth'
    .split(' ')
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
);
const LETTERS = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');
/**
 * Characters within a name that people type in different ways or leave out: apostrophes, raised dots,
 * joiners, the Arabic stroke.
 */
const BETWEEN = /['’‘‛′ʹʻʼ´`·‧・･׳״\u0640\u200c\u200d]/g;

/**
 * Removes case and accents from a text for search and comparison, so that "Łukasz D’Ors" equals "lukasz
 * dors". The database function `private.fold` gives the same result.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(BETWEEN, '')
    .replace(LETTERS, (letter) => TYPED[letter] ?? letter);

/** Returns a function that tests whether a folded text contains every word of a search. */
export function searchInFolded(q: string): (folded: string) => boolean {
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  return (folded) => wanted.every((word) => folded.includes(word));
}

/**
 * Returns a function that tests whether some texts together contain every word of a search, ignoring case and
 * accents.
 */
export function searchFor(q: string): (texts: readonly (string | null)[]) => boolean {
  if (q.trim() === '') return () => true;
  const fits = searchInFolded(q);
  return (texts) => fits(fold(texts.join(' ')));
}
