import type { ShownItem } from '@/data/open-page';
import type { ShownLines } from '@/domain/event-page/page';
import type { EventPart } from '@/domain/guests/guest';
import { isRow, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';

const MINUTE_MS = 60_000;

/** Returns the guest activities in order; guests don't see the team's. */
export const shownGuestLines = (items: readonly TimelineItem[]): readonly RunSheetRow[] =>
  items
    .filter(isRow)
    .filter(({ track }) => track === 'guests')
    .toSorted((a, b) => a.starts_at - b.starts_at);

/** Returns the likeliest part of an activity: the last that has begun by then, or else the first. */
export function usualPart(line: RunSheetRow, parts: readonly EventPart[]): string | undefined {
  const begun = parts
    .filter(({ starts_at }) => starts_at !== null && Date.parse(starts_at) <= line.starts_at * MINUTE_MS)
    .toSorted((a, b) => Date.parse(a.starts_at ?? '') - Date.parse(b.starts_at ?? ''));
  return (begun.at(-1) ?? parts[0])?.id;
}

/** Returns a part's activities as the page shows them. */
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
