/** Accents, and the vowel points of Hebrew and Arabic; the vowel signs of other scripts are letters of a word. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;
/** Letters that no accent makes, each as it is typed without a keyboard for it. */
const TYPED: Readonly<Record<string, string>> = Object.fromEntries(
  'łl øo đd ðd ħh ŧt ŋn ıi əe ɓb ɗd ƙk ƴy ςσ ßss æae œoe þth'
    .split(' ')
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
);
const LETTERS = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');
/** What people type within a name in many ways or leave out: apostrophes, raised dots, joiners, the Arabic stroke. */
const BETWEEN = /['’‘‛′ʹʻʼ´`·‧・･׳״\u0640\u200c\u200d]/g;

/**
 * A text as it is searched and compared: "Łukasz D’Ors" and "lukasz dors" fold alike. `private.fold` does the same in
 * the database.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(BETWEEN, '')
    .replace(LETTERS, (letter) => TYPED[letter] ?? letter);

/** Whether a text that is folded already holds every word of a search. */
export function searchInFolded(q: string): (folded: string) => boolean {
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  return (folded) => wanted.every((word) => folded.includes(word));
}

/** Whether texts hold every word of a search; case and accents make no difference. */
export function searchFor(q: string): (texts: readonly (string | null)[]) => boolean {
  if (q.trim() === '') return () => true;
  const fits = searchInFolded(q);
  return (texts) => fits(fold(texts.join(' ')));
}
