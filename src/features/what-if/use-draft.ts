import { useCallback, useEffect, useRef, useState } from 'react';
import { whenKept } from '@/data/sync/outbox';
import { sameJson } from '@/domain/same-json';
import { mergeOverrides } from '@/domain/what-if/merge-overrides';
import type { Overrides, Scenario } from '@/domain/what-if/overrides';
import { readOverrides } from '@/domain/what-if/scenario-schema';
import { type DraftWriter, draftWriter, endOwnDraft, writeDraft } from '@/lib/session/drafts';
import { useKeptDraft } from '@/parts/form/use-kept-draft';
import { usePlanId } from '@/parts/module/use-plan-id';

/** Debounce: changes are saved after this many milliseconds without a change. */
const PAUSE = 700;
const FORM = 'scenario-overrides';

export type ChangeOverrides = (next: (before: Overrides) => Overrides) => void;

interface Draft {
  /** The stored overrides before the first change: the base for merging changes of other people. */
  readonly base: Overrides;
  readonly overrides: Overrides;
  readonly sent: boolean;
}

function readDraft(kept: unknown): Draft {
  const read = (field: keyof Draft) => readOverrides(Reflect.get(Object(kept), field));
  return { base: read('base'), overrides: read('overrides'), sent: false };
}

/** Three-way merge. My override wins where I changed it; otherwise the stored override is kept. */
const merged = (stored: Overrides, { base, overrides }: Draft): Overrides =>
  sameJson(stored, base) ? overrides : mergeOverrides(base, stored, overrides);

function saveDraft(
  scenario: Scenario,
  draft: Draft,
  onSave: (scenario: Scenario, overrides: Overrides) => void,
): void {
  const overrides = merged(scenario.overrides, draft);
  if (!sameJson(scenario.overrides, overrides)) onSave(scenario, overrides);
}

/**
 * Overrides of a scenario while they are edited. They are shown and stored on the device at once, and saved
 * when typing pauses or the page is left. The draft is dropped once the stored overrides contain it, so that
 * later changes and undo are shown. Without `onSave` the draft stays until `drop` is called.
 */
export function useDraft(
  scenario: Scenario,
  onSave: ((scenario: Scenario, overrides: Overrides) => void) | null,
): [Overrides, ChangeOverrides, drop: () => void] {
  const row = `${usePlanId()}.${scenario.id}`;
  const kept = useKeptDraft(FORM, scenario.id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef({ scenario, onSave, unsent: null as Draft | null });
  const writer = useRef<DraftWriter>(null);
  useEffect(() => {
    latest.current = { scenario, onSave, unsent: draft && !draft.sent ? draft : null };
  });

  // Restores overrides that weren't saved because the page was closed; the next effect then saves them.
  useEffect(() => {
    if (kept?.data) setDraft((now) => now ?? readDraft(kept.data));
  }, [kept]);

  useEffect(() => {
    if (!draft || draft.sent) return;
    const timer = setTimeout(() => {
      const { scenario, onSave } = latest.current;
      if (!onSave) return;
      saveDraft(scenario, draft, onSave);
      void endOwnDraft({ form: FORM, row }, whenKept());
      setDraft((now) => (now === draft ? { ...draft, sent: true } : now));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, row]);

  useEffect(() => {
    if (draft?.sent && sameJson(scenario.overrides, merged(scenario.overrides, draft))) setDraft(null);
  }, [draft, scenario.overrides]);

  useEffect(() => {
    const name = { form: FORM, row };
    const own = draftWriter(() => {
      const { unsent } = latest.current;
      if (unsent) writeDraft(name, { base: unsent.base, overrides: unsent.overrides });
    });
    writer.current = own;
    return () => {
      const { scenario, onSave, unsent } = latest.current;
      if (!onSave) own.flush();
      own.stop();
      if (!onSave) return;
      if (unsent) saveDraft(scenario, unsent, onSave);
      void endOwnDraft(name, whenKept());
    };
  }, [row]);

  const change = useCallback<ChangeOverrides>((next) => {
    setDraft((now) => {
      const { overrides } = latest.current.scenario;
      return { base: now?.base ?? overrides, overrides: next(now?.overrides ?? overrides), sent: false };
    });
    writer.current?.changed();
  }, []);
  const drop = useCallback(() => {
    latest.current.unsent = null;
    setDraft(null);
    void endOwnDraft({ form: FORM, row }, whenKept());
  }, [row]);
  return [draft?.overrides ?? scenario.overrides, change, drop];
}
