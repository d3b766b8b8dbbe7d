import { useMemo } from 'react';

/** Returns the previous object as long as the new one has the same JSON. Only for plain values. */
export function useEqual<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
