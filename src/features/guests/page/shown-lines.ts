import type { ShownItem } from '@/data/open-page';
import type { ShownLines } from '@/domain/event-page/page';
import type { EventPart } from '@/domain/guests/guest';
import { isRow, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';

const MINUTE_MS = 60_000;

/** Returns the activities that guests can see, by start time. Activities of the team are left out. */
export const shownGuestLines = (items: readonly TimelineItem[]): readonly RunSheetRow[] =>
  items
    .filter(isRow)
    .filter(({ track }) => track === 'guests')
    .toSorted((a, b) => a.starts_at - b.starts_at);

/**
 * Returns the likeliest part of an activity: the latest part that has begun when the activity starts,
 * otherwise the first part.
 */
export function usualPart(line: RunSheetRow, parts: readonly EventPart[]): string | undefined {
  const begun = parts
    .filter(({ starts_at }) => starts_at !== null && Date.parse(starts_at) <= line.starts_at * MINUTE_MS)
    .toSorted((a, b) => Date.parse(a.starts_at ?? '') - Date.parse(b.starts_at ?? ''));
  return (begun.at(-1) ?? parts[0])?.id;
}

export const linesOf = (
  page: { readonly items: ShownLines },
  part: string,
  items: readonly TimelineItem[],
): readonly ShownItem[] =>
  shownGuestLines(items)
    .filter(({ id }) => page.items[id] === part)
    .map(({ title, starts_at, time_zone, place }) => ({
      title,
      starts_at: new Date(starts_at * MINUTE_MS).toISOString(),
      time_zone,
      place,
    }));
