import { memo } from 'react';
import { TRACKS } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import { facetsOf, ListToolbar } from '@/ui/list-toolbar';
import type { Pieces } from '@/ui/pieces';
import type { TimelineState } from '../timeline-state';

interface DayFiltersProps extends Pick<TimelineState, 'q' | 'track'> {
  onState: (change: Partial<TimelineState>) => void;
  found: number;
  trailing?: Pieces;
}

export const DayFilters = memo(function DayFilters({ q, track, onState, found, trailing }: DayFiltersProps) {
  const { t } = useTranslation('timeline');
  const { facet } = facetsOf<Pick<TimelineState, 'track'>>({ track }, onState);
  return (
    <ListToolbar
      search={{
        label: t('rows.search'),
        clearLabel: t('rows.clear'),
        value: q,
        onChange: (q) => onState({ q }),
      }}
      facets={[
        facet('track', {
          label: t('rows.show'),
          none: t('rows.shows.all'),
          all: TRACKS,
          text: (one) => t(`rows.shows.${one}`),
        }),
      ]}
      filterLabel={t('rows.filters')}
      found={t('rows.day', { count: found })}
      trailing={trailing}
    />
  );
});
