import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { reversed } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';

/** Changes that were made together and are undone together. */
interface UndoStep {
  readonly plan_id: string;
  readonly changes: readonly OutboxChange[];
}

const MOST_STEPS = 50;

/**
 * Undo and redo stacks. `past` has the steps to undo, newest last. `future` has the undone steps, and redo
 * starts with its last one.
 */
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

/** Records a step. Undone steps can then no longer be redone. */
export const recordStep = (step: UndoStep): void =>
  set({ past: [...steps.past, step].slice(-MOST_STEPS), future: [] });

export function stepBack(step: UndoStep): readonly OutboxChange[] {
  set({ past: steps.past.filter((one) => one !== step), future: [...steps.future, step] });
  return reversed(step.changes).toReversed();
}

function stepAgain(step: UndoStep): readonly OutboxChange[] {
  set({ past: [...steps.past, step], future: steps.future.filter((one) => one !== step) });
  return step.changes;
}

/**
 * Returns a page's undo and redo actions. Steps that change other tables than the page's are skipped. An
 * action is null if there is no step for it.
 */
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
