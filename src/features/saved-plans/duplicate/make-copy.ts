import type { QueryClient } from '@tanstack/react-query';
import { type NewPlan, PLANS, type Plan, plannedPlan } from '@/data/plans';
import type { RowTable } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { addMonths, type DateText } from '@/domain/calendar';
import { type CopiedRows, copiedRows } from '@/domain/follows/copied-rows';
import { withDays } from '@/domain/plan/event-days';
import { today } from '@/lib/format';
import { rowsOfNewPlan } from '@/parts/plan/rows-of-new-plan';
import { readCopied } from './read-copied';

const LONGEST_NAME = 100;
const YEAR = 12;

function copyOf(plan: Plan, name: string, event_date: DateText): NewPlan {
  const {
    id: _,
    owner_id,
    version,
    archived_at,
    deleted_at,
    role,
    created_at,
    updated_at,
    ...content
  } = plan;
  const { categories, ...facts } = content;
  return {
    id: crypto.randomUUID(),
    facts: {
      ...facts,
      ...withDays(plan, { event_date }),
      name: [...name].slice(0, LONGEST_NAME).join('').trim(),
    },
    categories,
  };
}

/**
 * Returns the suggested date of a copy: the event's own date, or its next anniversary after today if that
 * date has passed.
 */
export function nextDate(event_date: DateText, after: DateText): DateText {
  let years = 0;
  while (addMonths(event_date, years * YEAR) <= after) years += 1;
  return addMonths(event_date, years * YEAR);
}

interface CopyChoice {
  readonly name: string;
  readonly event_date: DateText;
  readonly quotes: boolean;
}

const added = (rows: Partial<CopiedRows>): OutboxChange[] =>
  Object.entries(rows).flatMap(([table, all]) =>
    all.map((after) => ({ table: table as RowTable, before: null, after })),
  );

/**
 * Creates a copy of a plan on another date. The copy is a list of changes that begins with the plan. If the
 * plan has neither tasks nor a run sheet, the copy gets those of a new plan. @throws Error if the plan's rows
 * can't be loaded.
 */
export async function makeCopy(
  client: QueryClient,
  plan: Plan,
  { name, event_date, quotes }: CopyChoice,
): Promise<{ readonly copy: Plan; readonly changes: readonly OutboxChange[] }> {
  const rows = await readCopied(client, plan.id);
  const copy = plannedPlan(copyOf(plan, name, event_date));
  const made = copiedRows(
    { ...rows, vendor_quotes: quotes ? rows.vendor_quotes : [] },
    {
      plan_id: copy.id,
      from: plan.event_date,
      to: event_date,
      today: today(),
      newId: () => crypto.randomUUID(),
    },
  );
  const isBare = rows.tasks.length === 0 && rows.timeline_items.length === 0;
  const begun = isBare ? await rowsOfNewPlan(copy, null) : [];
  return { copy, changes: [{ table: PLANS.table, before: null, after: copy }, ...added(made), ...begun] };
}
