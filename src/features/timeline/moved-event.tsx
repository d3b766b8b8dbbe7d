import { memo } from 'react';
import type { TablesThat } from '@/domain/follows/follows';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TimelineItem } from '@/domain/timeline/item';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Face } from '@/parts/rows/face';
import { SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { useMovedTimeline } from '@/parts/suggestions/use-moved-timeline';
import type { EventSetting } from '@/parts/time/event-setting';
import { faces } from './rows';

interface MovedEventProps {
  items: readonly TimelineItem[];
  facts: ChecklistFacts;
  setting: EventSetting;
}

/** Texts about activities whose sun times changed with the event's place or date. */
const FOLLOWING: { readonly [T in TablesThat<'place', 'proposed'>]: Face } = faces;

/** Number of lines shown at first; a new event date can lead to thirty suggestions. */
const FIRST = 5;

/** Suggests changes after the event's date or place has changed, which also changes the sun times. */
export const MovedEvent = memo(function MovedEvent({ items, facts, setting }: MovedEventProps) {
  const { t } = useTranslation('timeline');
  const { suggestions, kept, closing, moved } = useMovedTimeline(items, facts, setting.sun);
  return (
    <SuggestionsPanel
      title={
        moved ? t('suggestions.title', { date: formatDate(facts.event_date) }) : t('suggestions.sunTitle')
      }
      text={(count) =>
        [
          t('suggestions.text', { count }),
          ...(kept > 0 ? [t('suggestions.kept', { count: kept })] : []),
        ].join(' ')
      }
      suggestions={suggestions}
      faces={FOLLOWING}
      first={FIRST}
      said={{
        accepted: ({ length }) => t('suggestions.taken', { count: length }),
        dismissed: t('suggestions.left'),
      }}
      closing={closing}
    />
  );
});
