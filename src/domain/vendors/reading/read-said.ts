import type { Sentence } from './read-text';

/** What a message says of something, and the sentence that says it. */
export interface Said<T> {
  readonly value: T;
  readonly words: string;
}

export const clean = (text: string) => text.trim().replace(/\s+/gu, ' ');
export const said = <T>(value: T, { text }: Sentence): Said<T> => ({ value, words: clean(text) });

/** One value that every mention agrees upon; none where two differ. */
export function agreed<T>(all: readonly Said<T>[]): Said<T> | null {
  const [first] = all;
  return first && all.every(({ value }) => value === first.value) ? first : null;
}
