import { ArrowDown, ArrowUp, Lock, LockOpen, Sun, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { endOf, type Minute, type RunSheetRow } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { useItemTitle } from '@/parts/time/timeline-words';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { useLength } from '../timeline-words';
import { InPlace } from './in-place';
import type { DayActions } from './use-day-actions';
import { WhoAndWhere } from './who-and-where';

interface RunRowProps {
  row: RunSheetRow;
  clock: (at: Minute) => string;
  clashing: boolean;
  /** True if the activity is going on now. */
  running: boolean;
  /** Present in edit mode, in which the row has its controls. */
  actions?: DayActions | undefined;
  onOpen: (id: string) => void;
}

const STEP = 5;

/** An activity in one row. Memoised, so that an edit rerenders only the rows that moved. */
export const RunRow = memo(function RunRow({ row, clock, clashing, running, actions, onOpen }: RunRowProps) {
  const { t } = useTranslation('timeline');
  const title = useItemTitle()(row);
  const length = useLength();
  const [start, end] = [clock(row.starts_at), clock(endOf(row))];
  const what = { what: title };
  const sunText = ({ event: name, offset }: NonNullable<RunSheetRow['sun']>): string => {
    const event = t(`sun.${name}`).toLocaleLowerCase();
    if (offset === 0) return t('sun.at', { event });
    return t(offset < 0 ? 'sun.before' : 'sun.after', { event, count: Math.abs(offset) });
  };
  return (
    <div
      className={cx(
        'grid gap-x-3 py-1 large-text:block',
        running && '-mx-3 border-l-4 border-accent bg-accent-soft pr-3 pl-2',
        actions
          ? 'grid-cols-[5.75rem_minmax(0,1fr)] sm:grid-cols-[5.75rem_minmax(0,1fr)_auto]'
          : 'grid-cols-[5rem_minmax(0,1fr)_auto]',
      )}
    >
      <div className="tabular">
        {actions ? (
          <InPlace
            label={t('action.start', what)}
            value={start}
            className="w-full font-semibold"
            onCommit={(typed) => actions.start(row, typed)}
          />
        ) : (
          <p className="py-2.5 leading-tight">
            <span className="block font-semibold whitespace-nowrap">{start}</span>
            <span className="block text-sm whitespace-nowrap text-ink-muted">
              <span className="sr-only"> – </span>
              <span>{end}</span>
            </span>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(row.id)}
          className="min-h-11 text-left leading-snug font-medium break-words hover:text-accent-strong"
        >
          {running && (
            <span className="mr-2 rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent">
              {t('now.running')}
            </span>
          )}
          {row.track === 'team' && (
            <span className="mr-2 rounded-full border border-line-strong px-2 py-0.5 text-xs font-normal text-ink-muted">
              {t('track.team')}
            </span>
          )}
          <span>{title}</span>
        </button>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-muted">
          {actions && <span className="tabular">{`${start} – ${end}`}</span>}
          <UnsavedMark id={row.id} />
          {row.buffer > 0 && <span>{t('rows.buffer', { minutes: length(row.buffer) })}</span>}
          {row.locked && (
            <span className="inline-flex items-center gap-1">
              <Lock className="size-3.5" />
              <span>{t('rows.locked')}</span>
            </span>
          )}
          {row.sun && (
            <span className="inline-flex items-center gap-1">
              <Sun className="size-3.5" />
              <span>{sunText(row.sun)}</span>
            </span>
          )}
          <WhoAndWhere row={row} />
        </p>
      </div>
      <div
        className={cx(
          'flex items-center',
          actions ? 'max-xs:col-span-2 xs:col-start-2 sm:col-start-3 sm:row-start-1' : 'min-h-11 self-start',
        )}
      >
        {clashing && (
          <TriangleAlert
            role="img"
            aria-label={t('rows.clash')}
            className="mr-1 size-4.5 shrink-0 text-danger"
          />
        )}
        {actions && (
          <>
            <InPlace
              label={t('action.duration', what)}
              value={String(row.duration)}
              unit="min"
              className="w-24 text-right"
              onCommit={(typed) => actions.duration(row, typed)}
            />
            <IconButton label={t('action.earlier', what)} onClick={() => actions.move(row, -STEP)}>
              <ArrowUp className="size-4.5" />
            </IconButton>
            <IconButton label={t('action.later', what)} onClick={() => actions.move(row, STEP)}>
              <ArrowDown className="size-4.5" />
            </IconButton>
            {!row.sun && (
              <IconButton
                label={t(row.locked ? 'action.unlock' : 'action.lock', what)}
                aria-pressed={row.locked}
                onClick={() => actions.lock(row)}
              >
                {row.locked ? (
                  <Lock className="size-4.5 text-accent-strong" />
                ) : (
                  <LockOpen className="size-4.5" />
                )}
              </IconButton>
            )}
          </>
        )}
      </div>
    </div>
  );
});
