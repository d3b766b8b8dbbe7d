import { useCallback, useEffect, useRef, useState } from 'react';
import type { Overrides, Scenario } from '@/domain/what-if/overrides';

/** Milliseconds without a change after which it is saved. */
const PAUSE = 700;

const same = (a: Overrides, b: Overrides) => JSON.stringify(a) === JSON.stringify(b);

export type ChangeOverrides = (next: (before: Overrides) => Overrides) => void;

/**
 * A scenario's overrides while they are being moved: shown at once, saved when the hand rests or the page is left. A
 * draft gives way to what is stored as soon as that holds it, so that an answer or an undo shows through.
 */
export function useDraft(
  scenario: Scenario,
  onSave: (scenario: Scenario, overrides: Overrides) => void,
): [Overrides, ChangeOverrides] {
  const [draft, setDraft] = useState<{ overrides: Overrides; sent: boolean } | null>(null);
  const latest = useRef({ scenario, onSave, unsent: null as Overrides | null });
  useEffect(() => {
    latest.current = { scenario, onSave, unsent: draft && !draft.sent ? draft.overrides : null };
  });

  useEffect(() => {
    if (!draft || draft.sent) return;
    const timer = setTimeout(() => {
      const { scenario, onSave } = latest.current;
      if (!same(scenario.overrides, draft.overrides)) onSave(scenario, draft.overrides);
      setDraft((now) => (now === draft ? { ...draft, sent: true } : now));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    if (draft?.sent && same(scenario.overrides, draft.overrides)) setDraft(null);
  }, [draft, scenario.overrides]);

  useEffect(
    () => () => {
      const { scenario, onSave, unsent } = latest.current;
      if (unsent && !same(scenario.overrides, unsent)) onSave(scenario, unsent);
    },
    [],
  );

  const change = useCallback<ChangeOverrides>(
    (next) =>
      setDraft((now) => ({
        overrides: next(now?.overrides ?? latest.current.scenario.overrides),
        sent: false,
      })),
    [],
  );
  return [draft?.overrides ?? scenario.overrides, change];
}
