import { useMemo } from 'react';
import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { TIMELINE } from '@/data/timeline';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import { type FollowingItem, followed, followingItems, stays } from '@/domain/timeline/following';
import type { TimelineItem } from '@/domain/timeline/item';
import type { SunTimes } from '@/domain/timeline/sun';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import type { MovedRows } from './moved-rows';

const REASONS = { day: 'move', move: 'move', sun: 'sun', drop: 'drop' } as const;

const changed = (before: TimelineItem, after: TimelineItem | null): OutboxChange => ({
  table: TIMELINE.table,
  before,
  after,
});

/**
 * Suggests new times for milestones and activities. `moved` is false if only the sun times have changed, but
 * not the event's date.
 */
export function useMovedTimeline(
  items: readonly TimelineItem[],
  facts: ChecklistFacts,
  sun: SunTimes,
): MovedRows & { readonly moved: boolean } {
  const { t } = useTranslation('timeline');
  const { today } = usePlanContext();
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(
    () => followingItems(items, facts, sun, today),
    [items, facts, sun, today],
  );
  const suggestionOf = (line: FollowingItem): Suggestion => {
    const { item } = line;
    // If the person keeps the old time, the activity no longer follows the sun. Otherwise the app would
    // suggest the new time again.
    const kept = item.kind === 'schedule' && line.kind === 'sun' ? { ...item, sun: null } : item;
    return {
      key: item.id,
      reason: t(`suggestions.${REASONS[line.kind]}`),
      changes: [changed(item, followed(line, event_date))],
      dismissal: [changed(item, stays(kept, event_date))],
    };
  };
  return {
    moved: lines.some(({ kind }) => kind !== 'sun'),
    suggestions: lines.map(suggestionOf),
    kept: kept.length,
    closing: unmoved.map((item) => changed(item, stays(item, event_date))),
  };
}
