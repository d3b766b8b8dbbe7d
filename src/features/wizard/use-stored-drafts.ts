import { useEffect, useState } from 'react';
import { loadDrafts, type StoredDraft } from './draft-store';

/** Returns the unfinished events that were on this device when the page opened; null while loading. */
export function useStoredDrafts(): readonly StoredDraft[] | null {
  const [loading] = useState(loadDrafts);
  const [drafts, setDrafts] = useState(loading instanceof Promise ? null : loading);
  useEffect(() => {
    if (loading instanceof Promise) void loading.then(setDrafts);
  }, [loading]);
  return drafts;
}
