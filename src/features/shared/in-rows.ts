/** A list with indexes as keys: answers have no ids, and two may be equal. */
export const numberedRows = <T extends object>(list: readonly T[]): (T & { readonly row: number })[] =>
  list.map((one, row) => ({ ...one, row }));
