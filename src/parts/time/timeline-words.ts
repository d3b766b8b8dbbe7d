import { useCallback, useContext } from 'react';
import { blockOf, isTitleEdited, type TimelineItem } from '@/domain/timeline/item';
import { milestoneKeyOf } from '@/domain/timeline/milestones';
import { EventWordsContext, knownText, useTranslation } from '@/lib/translation';

/** Returns a function that finds the text of a template's line. It returns null if there is no text. */
export function useLineText(): (kind: 'block' | 'milestone', id: string) => string | null {
  const { i18n } = useTranslation('timeline');
  const { language } = i18n;
  const words = useContext(EventWordsContext);
  return useCallback(
    (kind, id) => knownText('timeline', `${kind}.${id}`, { language, words }),
    [language, words],
  );
}

/**
 * Returns a function that returns an activity's title, in the reader's language unless somebody has renamed
 * the activity.
 */
export function useItemTitle(): (item: TimelineItem) => string {
  const text = useLineText();
  return useCallback(
    (item) => {
      if (!item.generated || isTitleEdited(item)) return item.title;
      const { origin } = item.generated;
      const found =
        item.kind === 'schedule' ? text('block', blockOf(origin)) : text('milestone', milestoneKeyOf(origin));
      return found ?? item.title;
    },
    [text],
  );
}
