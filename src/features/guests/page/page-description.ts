import { useMemo } from 'react';
import { mergeFields } from '@/data/sync/noun';
import { type EventPage, SECTIONS } from '@/domain/event-page/page';
import { mergeKeys } from '@/domain/merge-keys';
import { formatList, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import type { RowDescription } from '@/parts/rows/row-description';

export function usePageDescription(plan_id: string): RowDescription<EventPage> {
  const { t } = useTranslation('guests');
  return useMemo(
    () => ({
      title: () => t('page.title'),
      limit: t('limit.refused'),
      href: () => paths.guestPage(plan_id, 'page'),
      columns: [
        { key: 'theme', label: t('page.theme'), text: ({ theme }) => t(`page.themes.${theme}`) },
        {
          key: 'sections',
          label: t('page.sections'),
          text: ({ sections }) =>
            formatList(SECTIONS.filter((name) => sections[name].on).map((name) => t(`page.section.${name}`))),
        },
        ...SECTIONS.map((name) => ({
          key: `sections.${name}`,
          label: t(`page.section.${name}`),
          text: ({ sections }: EventPage) => {
            const { es, en, link, phone, email } = sections[name];
            return [es, en, link, phone, email].filter(Boolean).join(' · ') || null;
          },
        })),
        {
          key: 'items',
          label: t('page.items'),
          text: ({ items }) => formatNumber(Object.keys(items).length),
        },
      ],
    }),
    [t, plan_id],
  );
}

/** Merges each section separately, so that an edit of one section keeps the others. */
export const mergePage = (base: EventPage, theirs: EventPage, mine: EventPage): EventPage => ({
  ...mergeFields(base, theirs, mine),
  items: mergeKeys(base.items, theirs.items, mine.items),
  sections: mergeKeys(base.sections, theirs.sections, mine.sections),
});
