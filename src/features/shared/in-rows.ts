/** A list with each one's number: an answer has no ids, and two of them may be alike. */
export const inRows = <T extends object>(list: readonly T[]): (T & { readonly row: number })[] =>
  list.map((one, row) => ({ ...one, row }));
