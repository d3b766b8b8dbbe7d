import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRACKS } from '@/domain/timeline/item';
import { facetOf, ListToolbar } from '@/ui/list-toolbar';
import type { TimelineState } from './timeline-state';
import { counted } from './timeline-words';

interface DayFiltersProps extends Pick<TimelineState, 'q' | 'track'> {
  onState: (change: Partial<TimelineState>) => void;
  found: number;
  trailing?: ReactNode;
}

/** Which lines of the day are shown. */
export const DayFilters = memo(function DayFilters({ q, track, onState, found, trailing }: DayFiltersProps) {
  const { t } = useTranslation('timeline');
  return (
    <ListToolbar
      search={{
        label: t('rows.search'),
        clearLabel: t('rows.clear'),
        value: q,
        onChange: (q) => onState({ q }),
      }}
      facets={[
        facetOf({
          key: 'track',
          label: t('rows.show'),
          all: TRACKS,
          value: track,
          none: t('rows.shows.all'),
          text: (one) => t(`rows.shows.${one}`),
          onChange: (value) => onState({ track: value }),
        }),
      ]}
      filterLabel={t('rows.filters')}
      found={t('rows.day', counted(found))}
      trailing={trailing}
    />
  );
});
