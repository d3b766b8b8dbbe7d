import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { BUDGET_ITEMS, CONTRIBUTIONS, type StoredContribution, type StoredItem } from '@/data/ledger';
import { type PlanRow, type RowChange, type RowKind, reversed, rowMutation } from '@/data/row-changes';
import { statusOf } from '@/lib/errors';
import { dismissToast, toast } from '@/ui/toast-store';

export type Change<R extends PlanRow> = (changes: readonly RowChange<R>[], said?: string) => void;
export type ChangeItems = Change<StoredItem>;
export type ChangeContributions = Change<StoredContribution>;

/** The offer to take back the last change; a newer change makes it void. */
let offer: number | null = null;

function withdraw(): void {
  if (offer !== null) dismissToast(offer);
  offer = null;
}

/**
 * Saves rows of the ledger, all or nothing: shown at once, sent when there is a connection, taken back on failure, of
 * which the reader is told. `said` names what was done, in a toast that can undo it.
 */
function useChangeRows<R extends PlanRow>(kind: RowKind<R>, plan_id: string): Change<R> {
  const client = useQueryClient();
  const { t } = useTranslation(['ledger', 'common']);
  const options = rowMutation(client, kind);
  const { mutate } = useMutation({
    ...options,
    meta: { handled: true },
    onError: (error, edit, before, context) => {
      withdraw();
      const status = statusOf(error);
      const text =
        status === 402
          ? t('failure.limit')
          : status === 403
            ? t('common:failures.forbidden')
            : status === 404
              ? t('failure.gone')
              : t(status === 0 || status >= 502 ? 'common:failures.network' : 'common:failures.unknown');
      // Of a stale version a dialog tells, and lets the reader decide.
      if (status !== 409) toast({ title: t('common:failures.title'), text, tone: 'danger' });
      return options.onError?.(error, edit, before, context);
    },
  });
  return useCallback(
    (changes, said) => {
      if (changes.length === 0) return;
      withdraw();
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

export const useChangeItems = (plan_id: string): ChangeItems => useChangeRows(BUDGET_ITEMS, plan_id);
export const useChangeContributions = (plan_id: string): ChangeContributions =>
  useChangeRows(CONTRIBUTIONS, plan_id);
