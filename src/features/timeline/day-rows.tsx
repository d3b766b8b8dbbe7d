import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '@/domain/timeline/checks';
import type { RunSheetRow } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { ListEnd } from '@/ui/list-end';
import { useGrowing } from '@/ui/use-growing';
import { RunRow } from './run-row';
import { counted, useClock, useItemTitle, useLength } from './timeline-words';
import type { DayDeeds } from './use-day-deeds';
import { useEditedFirst } from './use-edited-first';
import type { Setting } from './use-timeline';

interface DayRowsProps {
  rows: readonly RunSheetRow[];
  found: readonly Finding[];
  setting: Setting;
  /** Absent for who may only look. */
  deeds?: DayDeeds | undefined;
  onOpen: (id: string) => void;
}

/** The lines of the day, a heading for each date. */
export function DayRows({ rows, found, setting, deeds, onOpen }: DayRowsProps) {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  const clock = useClock(setting.zone);
  const clashing = useMemo(
    () =>
      new Set(
        found.flatMap((one) => ('other' in one && one.kind !== 'gap' ? [one.row.id, one.other.id] : [])),
      ),
    [found],
  );
  const drawn = useEditedFirst(rows);
  const { room, end, grow } = useGrowing('', drawn.length);
  const rest = drawn.length - room;
  const days = new Map<string, RunSheetRow[]>();
  for (const row of drawn.slice(0, room)) {
    const { date } = wallOf(setting.zone, row.starts_at);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  const sunText = ({ sun }: RunSheetRow): string | null => {
    if (!sun) return null;
    const event = t(`sun.${sun.event}`).toLocaleLowerCase();
    if (sun.offset === 0) return t('sun.at', { event });
    return t(sun.offset < 0 ? 'sun.before' : 'sun.after', { event, ...counted(Math.abs(sun.offset)) });
  };
  return (
    <div className="flex flex-col gap-5">
      {[...days].map(([date, own]) => (
        <section key={date}>
          <h3 className="mb-1 text-lg first-letter:uppercase">{formatDate(date)}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {own.map((row) => (
              <RunRow
                key={row.id}
                row={row}
                title={title(row)}
                start={clock(row.starts_at)}
                end={clock(row.starts_at + row.duration)}
                buffer={row.buffer > 0 ? length(row.buffer) : null}
                sun={sunText(row)}
                clashing={clashing.has(row.id)}
                deeds={deeds}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 && (
        <ListEnd end={end} grow={grow}>
          {t('checks.more', counted(rest))}
        </ListEnd>
      )}
    </div>
  );
}
