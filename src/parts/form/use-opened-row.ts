import { useState } from 'react';

/**
 * Returns the row as it was when its form opened. If a form switches rows, `opened` identifies the row.
 * Saving sends this version and only the fields changed here, so that changes made elsewhere aren't lost.
 */
export function useOpenedRow<R>(row: R, opened?: string | null): R {
  const [kept, setKept] = useState({ opened, row });
  if (kept.opened === opened) return kept.row;
  setKept({ opened, row });
  return row;
}
