import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LedgerItem } from '@/domain/budget/ledger-item';
import type { Category } from '@/domain/plan/facts';
import type { Task } from '@/domain/tasks/task';
import { isMilestone, type Milestone, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';
import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import { type ItemRow, toItem } from './ledger';
import { KEPT_OFFLINE } from './offline';
import { readPlanWith } from './plan-document';
import type { Plan } from './plans';
import { unwrap } from './request';
import { type RowChange, type RowKind, registerRows } from './row-changes';
import { committedIn, type TaskRow, toTask } from './tasks';

type TimelineRow = Database['public']['Tables']['timeline_items']['Row'];
type Embedded = { timeline_items: TimelineRow[]; tasks: TaskRow[]; budget_items: ItemRow[] };

/** What the page of a plan's timeline shows, read in one round trip. */
export interface PlanTimeline {
  readonly plan: Plan;
  readonly items: readonly TimelineItem[];
  /** What else has its day on the way to the event. */
  readonly tasks: readonly Task[];
  readonly ledger: readonly LedgerItem[];
  /** Where a price has been agreed upon: what closes the tasks that are facts. */
  readonly committed: readonly Category[];
}

const minuteOf = (iso: string): number => Math.round(Date.parse(iso) / 60_000);
const isoOf = (minute: number): string => new Date(minute * 60_000).toISOString();

function rowOrigin(row: TimelineRow): RunSheetRow['generated'] {
  const { origin, origin_title, origin_at, origin_duration } = row;
  if (!origin || !origin_title || !origin_at || origin_duration === null) return null;
  return { origin, origin_title, origin_at: minuteOf(origin_at), origin_duration };
}

function milestoneOrigin({ origin, origin_title, origin_on }: TimelineRow): Milestone['generated'] {
  return origin && origin_title && origin_on ? { origin, origin_title, origin_on } : null;
}

/** The database keeps the columns of either kind together. */
function toTimelineItem(row: TimelineRow): TimelineItem {
  const { id, version, title, responsible, place, notes, event_on } = row;
  const stored = { id, version, title, responsible, place, notes, event_on };
  if (row.starts_at === null || row.time_zone === null)
    return {
      ...stored,
      kind: 'milestone',
      starts_on: row.starts_on ?? event_on,
      reminder_days_before: row.reminder_days_before,
      completed_at: row.completed_at,
      generated: milestoneOrigin(row),
    };
  return {
    ...stored,
    kind: 'schedule',
    starts_at: minuteOf(row.starts_at),
    time_zone: row.time_zone,
    duration: row.duration ?? 0,
    buffer: row.buffer,
    track: row.track,
    locked: row.locked,
    sun:
      row.sun_event === null || row.sun_offset === null
        ? null
        : { event: row.sun_event, offset: row.sun_offset },
    generated: rowOrigin(row),
  };
}

function toJson(item: TimelineItem) {
  if (isMilestone(item)) {
    const { id: _, version, completed_at, generated, ...fields } = item;
    return { ...fields, ...generated, completed: completed_at !== null };
  }
  const { id: _, version, starts_at, sun, generated, ...fields } = item;
  return {
    ...fields,
    starts_at: isoOf(starts_at),
    sun_event: sun?.event ?? null,
    sun_offset: sun?.offset ?? null,
    ...(generated ? { ...generated, origin_at: isoOf(generated.origin_at) } : {}),
  };
}

/** The plan with its timeline and what its money and tasks know of days; null when there is none for this person. */
export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ['timeline', id],
    gcTime: KEPT_OFFLINE,
    // Tasks and money are written on other pages.
    refetchOnMount: 'always',
    queryFn: async (context): Promise<PlanTimeline | null> => {
      const read = await readPlanWith<Embedded>(
        context,
        id,
        'timeline_items(*), tasks(*), budget_items(*, budget_payments(*))',
      );
      if (!read) return null;
      const { plan, rows } = read;
      return {
        plan,
        items: rows.timeline_items.map(toTimelineItem),
        tasks: rows.tasks.filter(({ deleted_at }) => deleted_at === null).map(toTask),
        ledger: rows.budget_items.map(toItem),
        committed: committedIn(rows.budget_items),
      };
    },
  });

type Sent = RowChange<TimelineItem> & { readonly version: number };

/** One transaction, safe to repeat. Throws 409 on a stale version, 402 at the limit, 403 and 404 for what is not the reader's. */
async function saveTimeline(plan_id: string, changes: readonly Sent[]): Promise<TimelineItem[]> {
  const { db } = await dataClient();
  const rows = unwrap(
    await db.rpc('save_timeline_items', {
      plan_id,
      changes: changes.map(({ before, after, version }) => ({
        id: (after ?? before)?.id ?? '',
        version,
        item: after && toJson(after),
      })),
    }),
  );
  return (rows as unknown as TimelineRow[]).map(toTimelineItem);
}

export const TIMELINE: RowKind<TimelineItem> = {
  key: ['plan', 'rows', 'timeline'],
  send: saveTimeline,
  read: (client, plan_id) => client.getQueryData(timelineQuery(plan_id).queryKey)?.items,
  write: (client, plan_id, items) =>
    client.setQueryData(timelineQuery(plan_id).queryKey, (known) => known && { ...known, items }),
  screen: (plan_id) => timelineQuery(plan_id).queryKey,
};

export const registerTimeline = (client: QueryClient): void => registerRows(client, TIMELINE);
