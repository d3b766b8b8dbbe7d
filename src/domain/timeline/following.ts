import { type DateText, daysBetween } from '../calendar';
import type { ChecklistFacts } from '../tasks/checklist';
import {
  isDateEdited,
  isMilestone,
  isRow,
  isTimeEdited,
  type Milestone,
  type Minute,
  type RunSheetRow,
  type TimelineItem,
} from './item';
import { generateMilestones, milestoneOrigin } from './milestones';
import { anchoredAt, type SunTimes } from './sun';
import { inZone, onDay } from './zone';

/** A suggested change of an item for the plan's new date or place. */
export type FollowingItem =
  /** The event moved: the row keeps its local time on the new day, or follows that day's sun. */
  | { readonly kind: 'day'; readonly item: RunSheetRow; readonly to: Minute }
  /** The sun event is at another time. */
  | { readonly kind: 'sun'; readonly item: RunSheetRow; readonly to: Minute }
  | { readonly kind: 'move'; readonly item: Milestone; readonly to: DateText }
  /** No time is left for the milestone. */
  | { readonly kind: 'drop'; readonly item: Milestone };

type FollowingItems = {
  readonly lines: readonly FollowingItem[];
  /** Milestones whose day a person chose, which stay. */
  readonly kept: readonly Milestone[];
  /** Milestones whose day the new date doesn't change. */
  readonly unmoved: readonly Milestone[];
};

function ofRow(row: RunSheetRow, event_date: DateText, sun: SunTimes): FollowingItem[] {
  const anchored = row.sun && anchoredAt(row.sun, sun);
  if (row.event_on !== event_date) {
    const to = anchored ?? onDay(row.time_zone, row.starts_at, daysBetween(row.event_on, event_date));
    return [{ kind: 'day', item: row, to }];
  }
  return anchored !== null && anchored !== row.starts_at ? [{ kind: 'sun', item: row, to: anchored }] : [];
}

/**
 * Returns the suggested changes after the event has moved. A row of the day always moves with its current
 * local time, even if edited; a milestone only if nobody chose its day. Reached milestones stay.
 */
export function followingItems(
  items: readonly TimelineItem[],
  facts: ChecklistFacts,
  sun: SunTimes,
  today: DateText,
): FollowingItems {
  const { event_date } = facts;
  const stale = items
    .filter(isMilestone)
    .filter((item) => item.generated !== null && item.completed_at === null && item.event_on !== event_date);
  const drafts = new Map(
    (stale.length === 0 ? [] : generateMilestones(facts, today)).map((draft) => [
      milestoneOrigin(draft),
      draft,
    ]),
  );
  const lines: FollowingItem[] = items.filter(isRow).flatMap((row) => ofRow(row, event_date, sun));
  const kept: Milestone[] = [];
  const unmoved: Milestone[] = [];
  for (const item of stale) {
    const draft = drafts.get(item.generated?.origin ?? '');
    if (isDateEdited(item)) kept.push(item);
    else if (!draft) lines.push({ kind: 'drop', item });
    else if (draft.starts_on === item.starts_on) unmoved.push(item);
    else lines.push({ kind: 'move', item, to: draft.starts_on });
  }
  return { lines, kept, unmoved };
}

/** Returns the changed item; null for a deleted one. A generated row still counts as unedited. */
export function followed(following: FollowingItem, event_date: DateText): TimelineItem | null {
  if (following.kind === 'drop') return null;
  if (following.kind === 'move') {
    const { item, to } = following;
    return {
      ...item,
      starts_on: to,
      event_on: event_date,
      generated: item.generated && { ...item.generated, origin_on: to },
    };
  }
  const { item, to } = following;
  const { generated } = item;
  // For an edited time the template's own time moves by the same amount.
  const origin_at = generated && (isTimeEdited(item) ? generated.origin_at + to - item.starts_at : to);
  return {
    ...item,
    starts_at: to,
    event_on: event_date,
    generated: generated && origin_at !== null ? { ...generated, origin_at } : null,
  };
}

/** Returns the unchanged item, marked as decided for the new day. */
export const stays = (item: TimelineItem, event_date: DateText): TimelineItem => ({
  ...item,
  event_on: event_date,
});

/** Converts rows to another zone, each at the same local time. */
export const inOtherZone = (rows: readonly RunSheetRow[], zone: string): RunSheetRow[] =>
  rows.map((row) => {
    const starts_at = inZone(row.time_zone, zone, row.starts_at);
    const { generated } = row;
    return {
      ...row,
      starts_at,
      time_zone: zone,
      generated: generated && {
        ...generated,
        origin_at: inZone(row.time_zone, zone, generated.origin_at),
      },
    };
  });

/** Returns an event's zone: that of its run sheet, else of its place. */
export const zoneOf = (rows: readonly RunSheetRow[], placed: string): string => {
  const first = rows.reduce<RunSheetRow | null>((a, b) => (!a || b.starts_at < a.starts_at ? b : a), null);
  return first?.time_zone ?? placed;
};
