import { memo, useMemo } from 'react';
import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { TIMELINE } from '@/data/timeline';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import { type Following, followed, followingItems, stays } from '@/domain/timeline/following';
import type { TimelineItem } from '@/domain/timeline/item';
import { counted, formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Setting } from '@/parts/event-setting';
import { usePlanContext } from '@/parts/module/plan-context';
import { SuggestionsPanel } from '@/parts/rows/suggestions-panel';
import { faces } from './rows';

interface MovedEventProps {
  items: readonly TimelineItem[];
  facts: ChecklistFacts;
  setting: Setting;
}

/** Lines at first: a moved day has thirty. */
const FIRST = 5;

const REASONS = { day: 'move', move: 'move', sun: 'sun', drop: 'drop' } as const;

/** When the event has moved, or the sun with it: what would follow. */
export const MovedEvent = memo(function MovedEvent({ items, facts, setting }: MovedEventProps) {
  const { t } = useTranslation('timeline');
  const { today } = usePlanContext();
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(
    () => followingItems(items, facts, setting.sun, today),
    [items, facts, setting.sun, today],
  );
  const moved = lines.some(({ kind }) => kind !== 'sun');
  const changed = (before: TimelineItem, after: TimelineItem | null): OutboxChange => ({
    table: TIMELINE.table,
    before,
    after,
  });
  const suggestionOf = (line: Following): Suggestion => {
    const { item } = line;
    // Against the sun it is no longer anchored: else it would be suggested again.
    const kept = item.kind === 'schedule' && line.kind === 'sun' ? { ...item, sun: null } : item;
    return {
      key: item.id,
      reason: t(`suggestions.${REASONS[line.kind]}`),
      changes: [changed(item, followed(line, event_date))],
      dismissal: [changed(item, stays(kept, event_date))],
    };
  };
  return (
    <SuggestionsPanel
      title={moved ? t('suggestions.title', { date: formatDate(event_date) }) : t('suggestions.sunTitle')}
      text={(count) =>
        [
          t('suggestions.text', counted(count)),
          ...(kept.length > 0 ? [t('suggestions.kept', counted(kept.length))] : []),
        ].join(' ')
      }
      suggestions={lines.map(suggestionOf)}
      faces={faces}
      first={FIRST}
      said={{
        accepted: ({ length }) => t('suggestions.taken', counted(length)),
        dismissed: t('suggestions.left'),
      }}
      closing={unmoved.map((item) => changed(item, stays(item, event_date)))}
    />
  );
});
