import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunSheetRow } from '@/domain/timeline/item';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { ArrowDown, ArrowUp, Lock, LockOpen, MapPin, Sun, TriangleAlert, User } from '@/ui/icons';
import { InPlace } from './in-place';
import type { DayDeeds } from './use-day-deeds';

interface RunRowProps {
  row: RunSheetRow;
  title: string;
  start: string;
  end: string;
  buffer: string | null;
  sun: string | null;
  clashing: boolean;
  deeds?: DayDeeds | undefined;
  onOpen: (id: string) => void;
}

const STEP = 5;

/** One line of the day. Remembered: of hundreds, an edit draws those that it moves. */
export const RunRow = memo(function RunRow(props: RunRowProps) {
  const { row, title, start, end, buffer, sun, clashing, deeds, onOpen } = props;
  const { t } = useTranslation('timeline');
  const what = { what: title };
  return (
    <li className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3 py-2 [contain-intrinsic-size:auto_4.5rem] when-near sm:grid-cols-[5.75rem_minmax(0,1fr)_auto]">
      <div className="tabular">
        {deeds ? (
          <InPlace
            label={t('deed.start', what)}
            value={start}
            className="w-full font-semibold"
            onCommit={(typed) => deeds.start(row, typed)}
          />
        ) : (
          <span className="block min-h-11 px-1.5 py-2 font-semibold">{start}</span>
        )}
      </div>
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(row.id)}
          className="min-h-11 text-left leading-snug font-medium break-words hover:text-accent-strong"
        >
          {row.track === 'team' && (
            <span className="mr-2 rounded-full border border-line-strong px-2 py-0.5 text-xs font-normal text-ink-muted">
              {t('track.team')}
            </span>
          )}
          {title}
        </button>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-muted">
          <span className="tabular">
            {start} – {end}
          </span>
          {buffer && <span>{t('rows.buffer', { minutes: buffer })}</span>}
          {row.locked && (
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden="true" className="size-3.5" />
              {t('rows.locked')}
            </span>
          )}
          {sun && (
            <span className="inline-flex items-center gap-1">
              <Sun aria-hidden="true" className="size-3.5" />
              {sun}
            </span>
          )}
          {row.responsible && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <User aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{row.responsible}</span>
            </span>
          )}
          {row.place && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{row.place}</span>
            </span>
          )}
        </p>
      </div>
      <div
        className={cx(
          'col-start-2 flex items-center sm:col-start-3 sm:row-start-1',
          !deeds && 'text-ink-muted',
        )}
      >
        {clashing && <TriangleAlert aria-hidden="true" className="mr-1 size-4.5 shrink-0 text-danger" />}
        {deeds && (
          <>
            <InPlace
              label={t('deed.duration', what)}
              value={String(row.duration)}
              unit="min"
              className="w-24 text-right"
              onCommit={(typed) => deeds.duration(row, typed)}
            />
            <IconButton label={t('deed.earlier', what)} onClick={() => deeds.move(row, -STEP)}>
              <ArrowUp aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={t('deed.later', what)} onClick={() => deeds.move(row, STEP)}>
              <ArrowDown aria-hidden="true" className="size-4.5" />
            </IconButton>
            {!row.sun && (
              <IconButton
                label={t(row.locked ? 'deed.unlock' : 'deed.lock', what)}
                aria-pressed={row.locked}
                onClick={() => deeds.lock(row)}
              >
                {row.locked ? (
                  <Lock aria-hidden="true" className="size-4.5 text-accent-strong" />
                ) : (
                  <LockOpen aria-hidden="true" className="size-4.5" />
                )}
              </IconButton>
            )}
          </>
        )}
      </div>
    </li>
  );
});
