import { fold } from './format';

/** The one that an address names, or null: an address is anybody's text. */
export const oneOf = <T extends string | number>(all: readonly T[], named: string | null): T | null =>
  all.find((one) => String(one) === named) ?? null;

/** The search in an address, as long as a search field takes. */
export const searchIn = (params: URLSearchParams): string => (params.get('q') ?? '').slice(0, 100);

/** What differs from the usual state, for an address; null and empty are never written. */
export const differencesFrom = <S extends object>(usual: S, state: S): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([key, value]) =>
      value === null || value === '' || value === usual[key as keyof S] ? [] : [[key, String(value)]],
    ),
  );

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
