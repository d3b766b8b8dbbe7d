import { useCallback, useEffect, useRef, useState } from 'react';
import { whenKept } from '@/data/outbox';
import { sameJson } from '@/domain/same-json';
import type { Overrides, Scenario } from '@/domain/what-if/overrides';
import { readOverrides } from '@/domain/what-if/scenario-schema';
import { type DraftWriter, draftWriter, endOwnDraft, writeDraft } from '@/lib/drafts';
import { useKeptDraft } from '@/parts/form/use-kept-draft';
import { usePlanId } from '@/parts/use-plan-id';

/** Milliseconds without a change after which it is saved. */
const PAUSE = 700;
const FORM = 'scenario-overrides';

export type ChangeOverrides = (next: (before: Overrides) => Overrides) => void;

/**
 * A scenario's overrides while they are being moved: shown at once, kept on the device at once, saved when the hand
 * rests or the page is left. A draft is dropped for what is stored as soon as that holds it, so that an answer or an
 * undo shows through.
 */
export function useDraft(
  scenario: Scenario,
  onSave: (scenario: Scenario, overrides: Overrides) => void,
): [Overrides, ChangeOverrides] {
  const row = `${usePlanId()}.${scenario.id}`;
  const kept = useKeptDraft(FORM, scenario.id);
  const [draft, setDraft] = useState<{ overrides: Overrides; sent: boolean } | null>(null);
  const latest = useRef({ scenario, onSave, unsent: null as Overrides | null });
  const writer = useRef<DraftWriter>(null);
  useEffect(() => {
    latest.current = { scenario, onSave, unsent: draft && !draft.sent ? draft.overrides : null };
  });

  // What a page that was killed had not saved is gone on with, and so saved.
  useEffect(() => {
    if (kept?.data) setDraft((now) => now ?? { overrides: readOverrides(kept.data), sent: false });
  }, [kept]);

  useEffect(() => {
    if (!draft || draft.sent) return;
    const timer = setTimeout(() => {
      const { scenario, onSave } = latest.current;
      if (!sameJson(scenario.overrides, draft.overrides)) onSave(scenario, draft.overrides);
      void endOwnDraft({ form: FORM, row }, whenKept());
      setDraft((now) => (now === draft ? { ...draft, sent: true } : now));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, row]);

  useEffect(() => {
    if (draft?.sent && sameJson(scenario.overrides, draft.overrides)) setDraft(null);
  }, [draft, scenario.overrides]);

  useEffect(() => {
    const name = { form: FORM, row };
    const own = draftWriter(() => {
      if (latest.current.unsent) writeDraft(name, latest.current.unsent);
    });
    writer.current = own;
    return () => {
      own.stop();
      const { scenario, onSave, unsent } = latest.current;
      if (unsent && !sameJson(scenario.overrides, unsent)) onSave(scenario, unsent);
      void endOwnDraft(name, whenKept());
    };
  }, [row]);

  const change = useCallback<ChangeOverrides>((next) => {
    setDraft((now) => ({
      overrides: next(now?.overrides ?? latest.current.scenario.overrides),
      sent: false,
    }));
    writer.current?.changed();
  }, []);
  return [draft?.overrides ?? scenario.overrides, change];
}
