import type { DemoTools } from '../backend.ts';
import type { DemoPlanRow } from './plans.ts';

type Rpc = (name: string, body: object) => Promise<unknown>;

/**
 * Makes a plan and its items in the steps in which they came about, and lets each step lie as many days back as told:
 * when something was written down is the one thing that no client can say.
 */
export async function saveHistory(
  id: string,
  { facts, categories, began, ledger }: DemoPlanRow,
  rpc: Rpc,
  sql: DemoTools['sql'],
): Promise<void> {
  /** What was just recorded, of one item or of the plan itself. */
  const lieBack = (days: number, item: string | null) =>
    sql(
      `update public.budget_changes
       set changed_at = changed_at - make_interval(days => $2::int)
       where plan_id = $1 and item_id is not distinct from $3::uuid and changed_at > now() - interval '1 hour'`,
      [id, days, item],
    );

  const first = began ? { budget: began.budget, guest_count: began.guest_count } : {};
  await rpc('create_event_plan', {
    plan: { ...facts, ...first, id },
    categories: began?.categories ?? categories,
  });
  await lieBack(began?.days_ago ?? 90, null);
  if (began) {
    const { budget, guest_count } = facts;
    await rpc('update_event_plan', {
      plan_id: id,
      expected_version: 1,
      changes: { budget, guest_count },
      categories,
    });
    await lieBack(began.grew, null);
  }

  const items = ledger?.items ?? [];
  if (items.length === 0) return;
  await rpc('save_budget_items', {
    plan_id: id,
    changes: items.map(({ id: item, idea }) => ({ id: item, version: 0, item: idea })),
  });
  for (const { id: item, planned_ago } of items) await lieBack(planned_ago, item);
  const later = items.filter(({ since }) => since !== undefined);
  await rpc('save_budget_items', {
    plan_id: id,
    changes: later.map(({ id: item, since }) => ({ id: item, version: 1, item: since })),
  });
  for (const { id: item, since_ago } of later) await lieBack(since_ago, item);
}
