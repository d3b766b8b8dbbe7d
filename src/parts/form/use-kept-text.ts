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
  /** Ends the draft, because its text has been used. */
  readonly forget: () => void;
  /** Ends the draft and restores the field's initial text. */
  readonly clear: () => void;
}

/** A text outside of rows' forms, kept as a draft of the plan while it is being typed. */
export function useKeptText(form: string, row = 'new', initial = ''): KeptText {
  const kept = useKeptDraft(form, row);
  const name = { form, row: `${usePlanId()}.${row}` };
  const base = useMemo(() => ({ text: initial }), [initial]);
  const [typed, setTyped] = useState<string | null>(null);
  const { text } = typed === null ? withDraftChanges(base, kept?.data) : { text: typed };
  /**
   * The latest text, updated before the render, so that a field unmounted while being cleared stores nothing.
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
