import { useMemo, useRef, useState } from 'react';
import { whenKept } from '@/data/sync/outbox';
import { endOwnDraft } from '@/lib/session/drafts';
import { usePlanId } from '../module/use-plan-id';
import { withDraftChanges } from './draft-changes';
import { useDraftKeeper } from './use-draft-keeper';
import { useKeptDraft } from './use-kept-draft';

export interface KeptText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Deletes the draft after its text has been used. */
  readonly forget: () => void;
  /** Deletes the draft and restores the field's initial text. */
  readonly clear: () => void;
}

/** Keeps the text of a single field as a draft of the plan. For fields that don't belong to a row's form. */
export function useKeptText(form: string, row = 'new', initial = ''): KeptText {
  const kept = useKeptDraft(form, row);
  const name = { form, row: `${usePlanId()}.${row}` };
  const base = useMemo(() => ({ text: initial }), [initial]);
  const [typed, setTyped] = useState<string | null>(null);
  const { text } = typed === null ? withDraftChanges(base, kept?.data) : { text: typed };
  /**
   * The latest text, updated before the render. A field that unmounts while it is being cleared would
   * otherwise store its old text.
   */
  const latest = useRef<string | null>(null);
  const { changed } = useDraftKeeper(() => ({ text: latest.current ?? text }), base, name);
  const forget = () => void endOwnDraft(name, whenKept());
  return {
    text,
    type: (next) => {
      latest.current = next;
      setTyped(next);
      changed();
    },
    forget,
    clear: () => {
      latest.current = initial;
      setTyped(initial);
      forget();
      changed();
    },
  };
}
