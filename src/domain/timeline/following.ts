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

/** A suggested change of an item after the event's date or place has changed. */
export type FollowingItem =
  /** The event has moved. The row keeps its local time on the new day, or follows the sun on that day. */
  | { readonly kind: 'day'; readonly item: RunSheetRow; readonly to: Minute }
  /** The sun rises or sets at another time, so a row tied to the sun moves. */
  | { readonly kind: 'sun'; readonly item: RunSheetRow; readonly to: Minute }
  | { readonly kind: 'move'; readonly item: Milestone; readonly to: DateText }
  | { readonly kind: 'drop'; readonly item: Milestone };

type FollowingItems = {
  readonly lines: readonly FollowingItem[];
  /** Milestones whose date the user chose. They aren't moved. */
  readonly kept: readonly Milestone[];
  /** Milestones whose date doesn't change. */
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
 * Returns the suggested changes after the event's date has changed. Rows of the run sheet always move and
 * keep their local time, even a time that the user has edited. A milestone moves only if the user hasn't
 * chosen its date and hasn't reached it.
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

/**
 * Applies a suggested change. Returns null if the item is deleted. A generated row that is moved doesn't
 * count as edited.
 */
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
  // If the user edited the time, the stored original time moves by the same amount, so the row continues to
  // count as edited.
  const origin_at = generated && (isTimeEdited(item) ? generated.origin_at + to - item.starts_at : to);
  return {
    ...item,
    starts_at: to,
    event_on: event_date,
    generated: generated && origin_at !== null ? { ...generated, origin_at } : null,
  };
}

/** Returns the item unchanged, except that it counts as decided for the event's new date. */
export const stays = (item: TimelineItem, event_date: DateText): TimelineItem => ({
  ...item,
  event_on: event_date,
});

/** Moves rows to another time zone. Their local times stay the same. */
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

/** Returns the time zone of an event: that of its run sheet, or else of its place. */
export const zoneOf = (rows: readonly RunSheetRow[], placed: string): string => {
  const first = rows.reduce<RunSheetRow | null>((a, b) => (!a || b.starts_at < a.starts_at ? b : a), null);
  return first?.time_zone ?? placed;
};
