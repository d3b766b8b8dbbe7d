import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TRACKS } from '@/domain/timeline/item';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select';
import type { TimelineState } from './timeline-state';

interface DayFiltersProps extends Pick<TimelineState, 'q' | 'track'> {
  onState: (change: Partial<TimelineState>) => void;
  /** Whether what follows an edited line moves along. */
  follow: boolean;
  /** Absent for who may only look. */
  onFollow?: ((follow: boolean) => void) | undefined;
}

const BOTH = 'all';

/** Which lines of the day are shown, and what an edit of one does to the others. */
export const DayFilters = memo(function DayFilters(props: DayFiltersProps) {
  const { q, track, onState, follow, onFollow } = props;
  const { t } = useTranslation('timeline');
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-end">
        <SearchField
          label={t('rows.search')}
          labelHidden
          hint={t('rows.search')}
          clearLabel={t('rows.clear')}
          value={q}
          onChange={(q) => onState({ q })}
        />
        <SelectField
          label={<span className="sr-only">{t('rows.show')}</span>}
          value={track ?? BOTH}
          onChange={(value) => onState({ track: TRACKS.find((one) => one === value) ?? null })}
          options={[BOTH, ...TRACKS].map((one) => ({
            value: one,
            label: t(`rows.shows.${one === 'guests' || one === 'team' ? one : 'all'}`),
          }))}
        />
      </div>
      {onFollow && (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={follow}
            onChange={(event) => onFollow(event.target.checked)}
          />
          <span>
            {t('deed.follow')}
            <span className="block text-sm text-ink-muted">{t('deed.followHint')}</span>
          </span>
        </label>
      )}
    </>
  );
});
