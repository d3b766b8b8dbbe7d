/** Adds indices as ids, because answers contain none and two entries may be equal. */
export const numberedRows = <T extends object>(list: readonly T[]): (T & { readonly row: number })[] =>
  list.map((one, row) => ({ ...one, row }));
