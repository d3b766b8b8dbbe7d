import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type PlanRow, type RowChange, type RowKind, reversed, rowMutation } from './row-changes';

/** Changes rows together or not at all; `said` names what was done, to be offered back. */
export type ChangeRows<R extends PlanRow> = (changes: readonly RowChange<R>[], said?: string) => void;

/** How the reader is told: `useChangeNotices` of the parts. */
export interface ChangeNotices {
  readonly begun: () => void;
  readonly done: (said: string, undo: () => void) => void;
  readonly failed: (error: Error) => void;
}

/** Saves rows of a plan: shown at once, sent when there is a connection, taken back on failure. The same function for as long as plan and notices are. */
export function useRowChanges<R extends PlanRow>(
  kind: RowKind<R>,
  plan_id: string,
  { begun, done, failed }: ChangeNotices,
): ChangeRows<R> {
  const client = useQueryClient();
  const options = rowMutation(client, kind);
  const { mutate } = useMutation({
    ...options,
    meta: { handled: true },
    onError: (error, edit, before, context) => {
      failed(error);
      return options.onError?.(error, edit, before, context);
    },
  });
  return useCallback(
    (changes, said) => {
      if (changes.length === 0) return;
      begun();
      const edit = { plan_id, changes };
      mutate(edit);
      if (said) done(said, () => mutate(reversed(edit)));
    },
    [mutate, plan_id, begun, done],
  );
}
