import { useEffect, useState } from 'react';

/** Milliseconds without a change after which the value is passed on. */
const REST = 200;

/** Returns a debounced value, for parts that needn't follow every move of a slider. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
