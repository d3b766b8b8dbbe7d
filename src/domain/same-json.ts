/** Compares two values by their JSON text. Objects are equal only if their keys have the same order. */
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
