import { useEffect, useState } from 'react';
import {
  type Draft,
  type DraftName,
  openElsewhere,
  readDrafts,
  removeDraft,
  writeDraft,
} from '@/lib/session/drafts';
import { usePlanId } from '../module/use-plan-id';

export interface KeptDraft {
  readonly name: DraftName;
  /** An earlier text that wasn't saved. */
  readonly data: unknown;
  /** A draft that another tab or window is editing. */
  readonly elsewhere: Draft | null;
}

/** Takes over a draft whose page was closed. */
function takeUp(name: DraftName, draft: Draft | undefined): unknown {
  if (draft && !draft.own && writeDraft(name, draft.data)) removeDraft(draft.key);
  return draft?.data ?? null;
}

/** Returns a draft by its name, or null until it is known which pages are open. */
export function useDraftOf({ form, row }: DraftName): KeptDraft | null {
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const drafts = readDrafts(form, row);
    return drafts.every(({ own }) => own)
      ? { name: { form, row }, data: drafts[0]?.data ?? null, elsewhere: null }
      : null;
  });
  useEffect(() => {
    if (kept) return;
    let left = false;
    const name = { form, row };
    const drafts = readDrafts(form, row);
    void openElsewhere(drafts).then((open) => {
      if (left) return;
      const mine = drafts.find(({ own }) => own) ?? drafts.find((draft) => !open.includes(draft));
      setKept({ name, data: takeUp(name, mine), elsewhere: open[0] ?? null });
    });
    return () => {
      left = true;
    };
  }, [kept, form, row]);
  return kept;
}

export function useKeptDraft(form: string, row = 'new'): KeptDraft | null {
  const id = usePlanId();
  return useDraftOf({ form, row: `${id}.${row}` });
}
