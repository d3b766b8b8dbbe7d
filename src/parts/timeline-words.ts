import { useCallback } from 'react';
import { blockOf, isTitleEdited, type TimelineItem } from '@/domain/timeline/item';
import { milestoneKeyOf } from '@/domain/timeline/milestones';
import { knownText, useTranslation } from '@/lib/translation';

/** The words of a template's line, in the reader's language; null for one that the texts do not have. */
export function useLineText(): (kind: 'block' | 'milestone', id: string) => string | null {
  const { i18n } = useTranslation('timeline');
  const { language } = i18n;
  return useCallback((kind, id) => knownText('timeline', `${kind}.${id}`, language), [language]);
}

/** A template's row is titled in the reader's language until somebody renames it. */
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
