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

/** What would follow for an item from the plan's new date or place. */
export type FollowingItem =
  /** The event moved: the row keeps its clock time on the new day, or follows the sun of that day. */
  | { readonly kind: 'day'; readonly item: RunSheetRow; readonly to: Minute }
  /** The sun stands otherwise there or then. */
  | { readonly kind: 'sun'; readonly item: RunSheetRow; readonly to: Minute }
  | { readonly kind: 'move'; readonly item: Milestone; readonly to: DateText }
  /** No time is left for it. */
  | { readonly kind: 'drop'; readonly item: Milestone };

type FollowingItems = {
  readonly lines: readonly FollowingItem[];
  /** Milestones whose day a person chose: they stay. */
  readonly kept: readonly Milestone[];
  /** Milestones that the new date doesn't move. */
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
 * Suggested changes after the event has moved. A row of the day always moves with its current clock time, also
 * an edited one; a milestone only if nobody chose its day. Reached milestones stay.
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

/** The item once it has followed; null for one that goes. A generated row stays unedited by it. */
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

/** The unchanged item, marked as decided for the new day. */
export const stays = (item: TimelineItem, event_date: DateText): TimelineItem => ({
  ...item,
  event_on: event_date,
});

/** The rows read in another zone, each at the clock time that it had. */
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

/** The zone of an event: that of its run sheet, else the one of its place. */
export const zoneOf = (rows: readonly RunSheetRow[], placed: string): string => {
  const first = rows.reduce<RunSheetRow | null>((a, b) => (!a || b.starts_at < a.starts_at ? b : a), null);
  return first?.time_zone ?? placed;
};
