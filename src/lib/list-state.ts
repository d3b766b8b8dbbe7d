/**
 * Returns `named` if it is one of the known values, otherwise null. Anybody can write an address, so the
 * value might be unknown.
 */
export const oneOf = <T extends string | number>(all: readonly T[], named: string | null): T | null =>
  all.find((one) => String(one) === named) ?? null;

/**
 * Parses one field of a page's state from the page's address. `text` is null if the address lacks the field.
 */
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
/** Parses free text of limited length. */
export const freeText =
  (most: number): AddressField<string | null> =>
  (text) =>
    text?.slice(0, most) || null;
export const matching =
  (pattern: RegExp): AddressField<string | null> =>
  (text) =>
    text !== null && pattern.test(text) ? text : null;
export const flag: AddressField<boolean> = (text) => text === 'true';

/** Defines how a page's state is written into its address and read from it. Default values aren't written. */
export function addressState<S extends object>(fields: { readonly [K in keyof S]: AddressField<S[K]> }) {
  const keys = Object.keys(fields) as (keyof S & string)[];
  const read = (params: URLSearchParams): S =>
    Object.fromEntries(keys.map((key) => [key, fields[key](params.get(key))])) as S;
  const usual = read(new URLSearchParams());
  return { read, write: (state: S) => differencesFrom(usual, state), usual };
}

/**
 * Returns the fields to write into an address: those that differ from the default, except null and empty
 * values.
 */
const differencesFrom = <S extends object>(usual: S, state: S): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([key, value]) =>
      value === null || value === '' || value === usual[key as keyof S] ? [] : [[key, String(value)]],
    ),
  );
