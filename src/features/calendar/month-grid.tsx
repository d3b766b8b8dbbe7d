import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DatedEntry } from '@/data/dates';
import { addDays } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { monthAfter, weekdayNames } from '@/parts/time/month-days';
import { cx } from '@/ui/class-names';
import { arrowOf } from '@/ui/grid-keys';
import { KindMark } from './kind-mark';
import type { EntryWords } from './use-entry-words';

/** Maximum number of entries in a day's cell. `MARKS` is the maximum number of marks on a phone. */
const TOLD = 3;
const MARKS = 4;
/** A day with this number of entries looks full, even in a quiet month. */
const FULL = 6;

interface MonthGridProps {
  /** Month as YYYY-MM; `days` are all days of its weeks. */
  month: string;
  days: readonly string[];
  on: ReadonlyMap<string, readonly DatedEntry[]>;
  /** The day whose entries are listed. */
  chosen: string;
  today: string;
  words: EntryWords;
  labelledBy: string;
  onChoose: (day: string) => void;
}

/**
 * Returns the same day in the next or previous month. If that month is too short, its last day is returned.
 */
function inMonth(day: string, by: 1 | -1): string {
  const month = monthAfter(day.slice(0, 7), by);
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/**
 * Returns the day that a key moves to, as in the date grid of the WAI-ARIA APG. `place` is the day's index in
 * the week.
 */
function dayByKey(key: string, day: string, place: number): string | null {
  const arrow = arrowOf(key);
  if (arrow) return addDays(day, arrow.x + 7 * arrow.y);
  switch (key) {
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return inMonth(day, -1);
    case 'PageDown':
      return inMonth(day, 1);
    default:
      return null;
  }
}

interface DayProps extends Pick<MonthGridProps, 'words' | 'today'> {
  day: string;
  entries: readonly DatedEntry[];
  outside: boolean;
  chosen: boolean;
  /** How full the day is compared with the busiest day, from 0 to 1. */
  load: number;
}

function DayContent({ day, entries, outside, chosen, load, today, words }: DayProps) {
  const { t } = useTranslation('dates');
  const rest = entries.length - TOLD;
  return (
    <span
      className={cx(
        'flex h-full min-h-14 w-full min-w-0 flex-col gap-0.5 p-1 text-left md:min-h-28',
        chosen ? 'bg-accent-soft' : outside ? 'bg-paper' : 'bg-surface',
      )}
    >
      <span
        className={cx(
          'tabular inline-flex size-6 items-center justify-center rounded-full text-sm',
          day === today ? 'bg-accent font-semibold text-on-accent' : outside ? 'text-ink-muted' : 'text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="hidden min-w-0 flex-col gap-0.5 md:flex">
        {entries.slice(0, TOLD).map((entry) => (
          <span key={`${entry.kind} ${entry.id}`} className="flex min-w-0 items-center gap-1 text-xs">
            <KindMark kind={entry.kind} />
            <span className={cx('truncate', entry.kind === 'event' && 'font-semibold')}>
              {words.name(entry)}
            </span>
          </span>
        ))}
        {rest > 0 && <span className="text-xs text-ink-muted">{t('more', { count: rest })}</span>}
      </span>
      <span className="flex flex-wrap gap-0.5 md:hidden">
        {entries.slice(0, MARKS).map((entry) => (
          <KindMark key={`${entry.kind} ${entry.id}`} kind={entry.kind} className="size-3" />
        ))}
      </span>
      {load > 0 && (
        <span className="mt-auto block h-1 w-full rounded-full bg-line">
          <span
            data-fill=""
            className={cx('block h-full rounded-full', load > 0.75 ? 'bg-attention' : 'bg-accent')}
            style={{ width: `${Math.max(8, Math.round(load * 100))}%` }}
          />
        </span>
      )}
    </span>
  );
}

/**
 * Calendar month with a button per day that shows how full the day is. Wide screens list the entries as text;
 * phones show marks.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, on, chosen, today, words, labelledBy, onChoose } = props;
  const { t } = useTranslation('dates');
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  // The new day might be in a month that has just been rendered, so the focus moves in an effect.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);
  const follow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = dayByKey(event.key, chosen, days.indexOf(chosen) % 7);
    if (next === null) return;
    event.preventDefault();
    isMoved.current = true;
    onChoose(next);
  };
  const most = Math.max(FULL, ...days.map((day) => on.get(day)?.length ?? 0));
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const short = weekdayNames(days);
  return (
    <table ref={grid} aria-labelledby={labelledBy} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weeks[0]?.map((day, at) => (
            <th key={day} scope="col" className="py-1 text-center text-sm font-normal text-ink-muted">
              {short[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={follow}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const entries = on.get(day) ?? [];
              return (
                <td key={day} className="h-px border border-line p-0 align-top">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === chosen ? 0 : -1}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={
                      entries.length > 0
                        ? t('day', { date: formatDate(day), what: words.counts(entries) })
                        : formatDate(day)
                    }
                    onClick={() => onChoose(day)}
                    className="block h-full w-full focus-visible:relative focus-visible:z-1"
                  >
                    <DayContent
                      day={day}
                      entries={entries}
                      outside={!day.startsWith(month)}
                      chosen={day === chosen}
                      load={entries.length / most}
                      today={today}
                      words={words}
                    />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
