import { useState } from 'react';

/**
 * The row as it was when its form opened; `opened` tells which one is open where a form goes on to another. What is
 * saved names that version and only what was changed here: what came from elsewhere meanwhile is neither put back nor
 * overwritten unasked.
 */
export function useOpenedRow<R>(row: R, opened?: string | null): R {
  const [kept, setKept] = useState({ opened, row });
  if (kept.opened === opened) return kept.row;
  setKept({ opened, row });
  return row;
}
