import { useMemo } from 'react';

/** The same object for as long as it says the same: of plain values, as JSON knows them. */
export function useEqual<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
