import type { SampleChange } from '../../../src/demo/sample/guests';
import type { DemoTools } from '../backend.ts';
import type { DemoPlanRow } from './plans.ts';

export type { SampleChange };
export type SaveRows = (table: string, changes: readonly SampleChange[]) => Promise<unknown>;

/**
 * Creates a plan and its items step by step, so that they get a history. Each step is then moved into the
 * past in SQL, because clients can't set timestamps.
 */
export async function saveHistory(
  id: string,
  { facts, categories, began, ledger }: DemoPlanRow,
  save: SaveRows,
  sql: DemoTools['sql'],
): Promise<void> {
  /**
   * Moves the latest history entries of an item into the past. If `item` is null, moves those of the plan.
   */
  const lieBack = (days: number, item: string | null) =>
    sql(
      `update public.budget_changes
       set changed_at = changed_at - make_interval(days => $2::int)
       where plan_id = $1 and item_id is not distinct from $3::uuid and changed_at > now() - interval '1 hour'`,
      [id, days, item],
    );

  const first = began ? { budget: began.budget, guest_count: began.guest_count } : {};
  const row = { ...facts, ...first, plan_categories: began?.categories ?? categories };
  await save('event_plans', [{ id, version: 0, row }]);
  await lieBack(began?.days_ago ?? 90, null);
  if (began) {
    const { budget, guest_count } = facts;
    const grown = { budget, guest_count, plan_categories: categories };
    await save('event_plans', [{ id, version: 1, row: grown }]);
    await lieBack(began.grew, null);
  }

  const items = ledger?.items ?? [];
  if (items.length === 0) return;
  await save(
    'budget_items',
    items.map(({ id: item, idea }) => ({ id: item, version: 0, row: idea })),
  );
  for (const { id: item, planned_ago } of items) await lieBack(planned_ago, item);
  const later = items.flatMap(({ id: item, since, since_ago }) =>
    since === undefined ? [] : [{ id: item, version: 1, row: since, since_ago }],
  );
  await save(
    'budget_items',
    later.map(({ since_ago: _, ...change }) => change),
  );
  for (const { id: item, since_ago } of later) await lieBack(since_ago, item);
}
