import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a hand rests. */
const REST = 200;

/** A value as it was when it last stood still: for what needn't follow every move of a slider. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
