import { useState } from 'react';

/**
 * Returns the row as it was when its form opened; `opened` identifies it if a form switches rows. Saving
 * names that version and only the fields changed here, so that changes from elsewhere are neither reverted
 * nor overwritten silently.
 */
export function useOpenedRow<R>(row: R, opened?: string | null): R {
  const [kept, setKept] = useState({ opened, row });
  if (kept.opened === opened) return kept.row;
  setKept({ opened, row });
  return row;
}
