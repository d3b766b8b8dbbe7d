import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type RowChange, reversed, rowMutation } from '@/data/row-changes';
import { TASKS } from '@/data/tasks';
import type { Task } from '@/domain/tasks/task';
import { statusOf } from '@/lib/errors';
import { dismissToast, toast } from '@/ui/toast-store';

export type TaskChange = RowChange<Task>;
export type ChangeTasks = (changes: readonly TaskChange[], said?: string) => void;

/** The offer to take back the last change; a newer change makes it void. */
let offer: number | null = null;

/**
 * Saves changes of a plan's tasks, all or nothing: shown at once, sent when there is a connection, taken back on
 * failure, of which the reader is told. `said` names what was done, in a toast that can undo it.
 */
export function useChangeTasks(plan_id: string): ChangeTasks {
  const client = useQueryClient();
  const { t } = useTranslation(['tasks', 'common']);
  const options = rowMutation(client, TASKS);
  const { mutate } = useMutation({
    ...options,
    meta: { handled: true },
    onError: (error, edit, before, context) => {
      if (offer !== null) dismissToast(offer);
      offer = null;
      const status = statusOf(error);
      const reason =
        status === 402
          ? t('failure.limit')
          : status === 403
            ? t('common:failures.forbidden')
            : status === 404
              ? t('failure.gone')
              : t(status === 0 || status >= 502 ? 'common:failures.network' : 'common:failures.unknown');
      // Of a stale version a dialog tells, and lets the reader decide.
      if (status !== 409) toast({ title: t('common:failures.title'), text: reason, tone: 'danger' });
      return options.onError?.(error, edit, before, context);
    },
  });

  return useCallback(
    (changes, said) => {
      if (changes.length === 0) return;
      if (offer !== null) dismissToast(offer);
      offer = null;
      const edit = { plan_id, changes };
      mutate(edit);
      if (!said) return;
      const undo = () => {
        offer = null;
        mutate(reversed(edit));
      };
      offer = toast({ title: said, action: { label: t('common:undo'), run: undo } });
    },
    [mutate, plan_id, t],
  );
}
