import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { MAX_DURATION } from '@/domain/timeline/schema';
import { shiftFollowing } from '@/domain/timeline/shift';
import { reanchored } from '@/domain/timeline/sun';
import { nearClock, readClock, wallOf } from '@/domain/timeline/zone';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { useClockChange } from '@/parts/time/use-clock-change';
import { toast } from '@/ui/toast-store';
import { useDayClock, useLength } from '../timeline-words';

export interface DayActions {
  /** Moves the start by minutes; negative means earlier. */
  readonly move: (row: RunSheetRow, by: number) => void;
  /** Sets the start. If the text isn't a time, shows a message and returns false. */
  readonly start: (row: RunSheetRow, typed: string) => boolean;
  readonly duration: (row: RunSheetRow, typed: string) => boolean;
  readonly lock: (row: RunSheetRow) => void;
}

interface Day {
  readonly rows: readonly RunSheetRow[];
  readonly setting: EventSetting;
  readonly event_date: string;
  /** True if later activities move along. */
  readonly follow: boolean;
}

/**
 * Actions on an activity, from rows and from the chart. Each takes effect on screen at once and can be
 * undone.
 */
export function useDayActions(change: ChangeRows<TimelineItem>, day: Day): DayActions {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  const clock = useDayClock(day.setting.zone, day.event_date);
  const changeOf = useClockChange(day.setting.zone);
  // A ref, because new callbacks after every change of the run sheet would rerender every row.
  const now = useRef(day);
  useEffect(() => {
    now.current = day;
  });

  const put = useCallback(
    (row: RunSheetRow, after: RunSheetRow, said: (moved: number) => string) => {
      const { rows, follow } = now.current;
      const shifted = follow ? shiftFollowing(rows, after) : { rows: [after], absorbed: 0, stoppedAt: null };
      const before = new Map(rows.map((one) => [one.id, one]));
      const moved = shifted.rows.length - 1;
      const words = [said(moved)];
      if (shifted.absorbed > 0 && after.starts_at + after.duration > row.starts_at + row.duration)
        words.push(t('said.absorbed', { minutes: length(shifted.absorbed) }));
      change(
        shifted.rows.map((one) => ({ before: before.get(one.id) ?? row, after: one })),
        words.join('. '),
      );
    },
    [change, t, length],
  );

  return useMemo(() => {
    const moveTo = (row: RunSheetRow, starts_at: number, changed: string | null = null) => {
      if (starts_at === row.starts_at) return;
      const after = reanchored({ ...row, starts_at }, now.current.setting.sun);
      const words = { what: title(row), time: clock(starts_at) };
      put(row, after, (moved) => {
        const said = moved === 0 ? t('said.moved', words) : t('said.movedMany', { ...words, count: moved });
        return changed === null ? said : `${said}. ${changed}`;
      });
    };
    return {
      move: (row, by) => moveTo(row, row.starts_at + by),
      start: (row, typed) => {
        const wanted = readClock(typed);
        if (wanted === null) {
          toast({
            title: t('said.wrongTime', { what: title(row), time: clock(row.starts_at) }),
            tone: 'danger',
          });
          return false;
        }
        const { zone } = now.current.setting;
        const at = nearClock(zone, row.starts_at, wanted);
        moveTo(row, at, changeOf(wallOf(zone, at).date, wanted));
        return true;
      },
      duration: (row, typed) => {
        const minutes = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN;
        if (!(minutes >= 0 && minutes <= MAX_DURATION)) {
          toast({ title: t('said.wrongLength', { what: title(row) }), tone: 'danger' });
          return false;
        }
        if (minutes !== row.duration)
          put(row, { ...row, duration: minutes }, () =>
            t('said.lasts', { what: title(row), length: length(minutes) }),
          );
        return true;
      },
      lock: (row) =>
        change(
          [{ before: row, after: { ...row, locked: !row.locked } }],
          t(row.locked ? 'said.unlocked' : 'said.locked', { what: title(row) }),
        ),
    };
  }, [change, put, t, title, clock, length, changeOf]);
}
