import { useCallback, useContext } from 'react';
import { idOf, type Noun, type Row, type RowChange, type RowTable } from '@/data/sync/noun';
import { addToOutbox } from '@/data/sync/outbox';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { inCalls } from '@/data/sync/save-rows';
import { useTranslation } from '@/lib/translation';
import { dismissToast, toast } from '@/ui/toast-store';
import { PlanContext } from '../module/plan-context';
import { recordStep, stepBack } from './steps';

/** Function that saves changes of rows, either all or none. `said` is the text of the undo toast. */
export type ChangeRows<R extends Row> = (changes: readonly RowChange<R>[], said?: string) => void;

/** Id of the toast that undoes the last change. A newer change dismisses the toast. */
let offered: number | null = null;

function withdraw(): void {
  if (offered !== null) dismissToast(offered);
  offered = null;
}

interface Undo {
  readonly said: string;
  readonly label: string;
}

/**
 * Adds changes to the outbox. They are split into several entries if one request can't hold them all. Resolves
 * to true if the service refused one of them.
 */
export async function addAll(plan_id: string, changes: readonly OutboxChange[]): Promise<boolean> {
  withdraw();
  const outcomes = inCalls(changes).map((call) => addToOutbox(plan_id, call).outcome);
  return (await Promise.all(outcomes)).some((refusal) => refusal !== null);
}

/** Changes rows of several tables, in one outbox entry if possible. Undo reverts them in reverse order. */
export function changeTables(plan_id: string, changes: readonly OutboxChange[], undo?: Undo): void {
  if (changes.length === 0) return;
  const step = { plan_id, changes };
  const refused = addAll(plan_id, changes);
  recordStep(step);
  if (!undo) return;
  const run = () => {
    offered = null;
    void addAll(plan_id, stepBack(step));
  };
  const own = toast({ title: undo.said, action: { label: undo.label, run } });
  offered = own;
  // A refused change isn't saved, so there is nothing to undo.
  void refused.then((isRefused) => isRefused && dismissToast(own));
}

/**
 * Adds changes to the outbox and shows an undo toast. If `plan_id` is null, each changed row is a plan
 * itself.
 */
export function changeRows<R extends Row>(
  { table }: Noun<RowTable, R>,
  plan_id: string | null,
  changes: readonly RowChange<R>[],
  undo?: Undo,
): void {
  const [first] = changes;
  if (!first) return;
  changeTables(
    plan_id ?? idOf(first),
    changes.map((change) => ({ ...change, table })),
    undo,
  );
}

/** Function that changes rows of several tables together. `said` is the text of the undo toast. */
type ChangeTables = (changes: readonly OutboxChange[], said?: string) => void;

/**
 * Returns a function that suggests changes instead of saving them. Undefined if the person isn't a suggester.
 */
function useSuggest(plan_id: string | null) {
  const context = useContext(PlanContext);
  return context?.plan.id === plan_id ? context?.suggesting?.suggest : undefined;
}

export function useChangeTables(plan_id: string): ChangeTables {
  const { t } = useTranslation();
  const suggest = useSuggest(plan_id);
  return useCallback(
    (changes, said) =>
      suggest
        ? suggest(changes)
        : changeTables(plan_id, changes, said ? { said, label: t('undo') } : undefined),
    [plan_id, t, suggest],
  );
}

/**
 * Returns a function that changes rows of a plan. Changes are shown at once, stored on the device and sent
 * automatically. A suggester's changes become suggestions. For the same plan, every render returns the same
 * function.
 */
export function useChangeRows<R extends Row>(noun: Noun<RowTable, R>, plan_id: string | null): ChangeRows<R> {
  const { t } = useTranslation();
  const suggest = useSuggest(plan_id);
  return useCallback(
    (changes, said) =>
      suggest
        ? suggest(changes.map((change) => ({ ...change, table: noun.table })))
        : changeRows(noun, plan_id, changes, said ? { said, label: t('undo') } : undefined),
    [noun, plan_id, t, suggest],
  );
}
