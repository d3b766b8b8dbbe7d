import { useEffect, useState } from 'react';
import { loadDrafts, type StoredDraft } from './draft-store';

/** The unfinished events on this device as they are when the page opens; null for the moment that takes. */
export function useStoredDrafts(): readonly StoredDraft[] | null {
  const [loading] = useState(loadDrafts);
  const [drafts, setDrafts] = useState(loading instanceof Promise ? null : loading);
  useEffect(() => {
    if (loading instanceof Promise) void loading.then(setDrafts);
  }, [loading]);
  return drafts;
}
