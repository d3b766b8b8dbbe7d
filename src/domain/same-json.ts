/** Whether two values are the same as JSON: rows, columns and drafts, whose keys stand in one order. */
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
