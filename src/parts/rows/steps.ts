import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { reversed } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';

/** What was changed at once, and is taken back at once. */
interface UndoStep {
  readonly plan_id: string;
  readonly changes: readonly OutboxChange[];
}

const MOST_STEPS = 50;

/** Newest last; `future` are those taken back, the next one to do again last. */
let steps: { readonly past: readonly UndoStep[]; readonly future: readonly UndoStep[] } = {
  past: [],
  future: [],
};
const listeners = new Set<() => void>();

function set(next: typeof steps): void {
  steps = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A new step: what was taken back before it can't be done again. */
export const recordStep = (step: UndoStep): void =>
  set({ past: [...steps.past, step].slice(-MOST_STEPS), future: [] });

/** The changes that take a step back. */
export function stepBack(step: UndoStep): readonly OutboxChange[] {
  set({ past: steps.past.filter((one) => one !== step), future: [...steps.future, step] });
  return reversed(step.changes).toReversed();
}

function stepAgain(step: UndoStep): readonly OutboxChange[] {
  set({ past: [...steps.past, step], future: steps.future.filter((one) => one !== step) });
  return step.changes;
}

/** The steps of a page, by the tables that it draws: back and again, null where there is none. */
export function useSteps(
  plan_id: string,
  tables: readonly string[],
  add: (plan_id: string, changes: readonly OutboxChange[]) => void,
) {
  const { past, future } = useSyncExternalStore(subscribe, () => steps);
  const newest = useCallback(
    (list: readonly UndoStep[]) =>
      list.findLast(
        (step) => step.plan_id === plan_id && step.changes.every(({ table }) => tables.includes(table)),
      ),
    [plan_id, tables],
  );
  return useMemo(() => {
    const [last, next] = [newest(past), newest(future)];
    return {
      back: last ? () => add(plan_id, stepBack(last)) : null,
      again: next ? () => add(plan_id, stepAgain(next)) : null,
    };
  }, [past, future, newest, add, plan_id]);
}
