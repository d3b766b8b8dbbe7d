import { useMemo } from 'react';

/** Returns the same object while its JSON is equal; for plain values. */
export function useEqual<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
