/** Adds list positions as ids, because the response has no ids and two entries may be equal. */
export const numberedRows = <T extends object>(list: readonly T[]): (T & { readonly row: number })[] =>
  list.map((one, row) => ({ ...one, row }));
