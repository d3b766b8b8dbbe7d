/** The one that an address names, or null: an address is anybody's text. */
export const oneOf = <T extends string | number>(all: readonly T[], named: string | null): T | null =>
  all.find((one) => String(one) === named) ?? null;

/** Parses one part of a page's state from its address: null if missing. Anybody may have written it. */
type AddressField<V> = (text: string | null) => V;

export const choice =
  <T extends string | number>(all: readonly T[], usual: T): AddressField<T> =>
  (text) =>
    oneOf(all, text) ?? usual;
export const optional =
  <T extends string | number>(all: readonly T[]): AddressField<T | null> =>
  (text) =>
    oneOf(all, text);
export const searchText: AddressField<string> = (text) => (text ?? '').slice(0, 100);
/** A text of people's own, at most so long. */
export const freeText =
  (most: number): AddressField<string | null> =>
  (text) =>
    text?.slice(0, most) || null;
export const matching =
  (pattern: RegExp): AddressField<string | null> =>
  (text) =>
    text !== null && pattern.test(text) ? text : null;
export const flag: AddressField<boolean> = (text) => text === 'true';

/** The state of a page and its address, from one description: what is as usual is not written. */
export function addressState<S extends object>(fields: { readonly [K in keyof S]: AddressField<S[K]> }) {
  const keys = Object.keys(fields) as (keyof S & string)[];
  const read = (params: URLSearchParams): S =>
    Object.fromEntries(keys.map((key) => [key, fields[key](params.get(key))])) as S;
  const usual = read(new URLSearchParams());
  return { read, write: (state: S) => differencesFrom(usual, state), usual };
}

/** What differs from the usual state, for an address; null and empty are never written. */
const differencesFrom = <S extends object>(usual: S, state: S): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([key, value]) =>
      value === null || value === '' || value === usual[key as keyof S] ? [] : [[key, String(value)]],
    ),
  );
