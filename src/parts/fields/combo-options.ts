import { fold } from '@/domain/fold';
import type { Language } from '@/lib/texts';

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** Small text at the end of the option, such as a currency's code. The search includes it. */
  readonly note?: string;
  /** Synonyms for the search, separated by commas. */
  readonly words?: string;
}

/**
 * Returns options in alphabetical order with names in the reader's language. Memoised, because formatting the
 * names is slow.
 */
export function optionsByLanguage(
  optionsIn: (language: Language) => readonly ComboOption[],
): (language: Language) => readonly ComboOption[] {
  const made = new Map<Language, readonly ComboOption[]>();
  return (language) => {
    const { compare } = new Intl.Collator(language);
    const options = made.get(language) ?? optionsIn(language).toSorted((a, b) => compare(a.label, b.label));
    made.set(language, options);
    return options;
  };
}

/**
 * Returns the options that contain the text, ignoring accents and case. Options that begin with the text come
 * first.
 */
export function matchingOptions(options: readonly ComboOption[], text: string): ComboOption[] {
  const wanted = fold(text).trim();
  if (wanted === '') return [...options];
  const rank = ({ label, note = '', words = '' }: ComboOption) => {
    const folded = fold(label);
    if (folded.startsWith(wanted) || fold(note) === wanted) return 0;
    if (label.split(/[\s('’-]+/u).some((word) => fold(word).startsWith(wanted))) return 1;
    const isOther = fold(words)
      .split(', ')
      .some((word) => word.startsWith(wanted));
    return isOther || folded.includes(wanted) || fold(note).startsWith(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((one) => one.option);
}
