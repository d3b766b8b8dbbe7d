import { useMemo } from 'react';
import type { Finding } from '@/domain/timeline/checks';
import type { RunSheetRow } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { EventSetting } from '@/parts/time/event-setting';
import { DataList } from '@/ui/data-list';
import { useClock } from '../timeline-words';
import { RunRow } from './run-row';
import type { DayActions } from './use-day-actions';
import { useEditedFirst } from './use-edited-first';

interface DayRowsProps {
  rows: readonly RunSheetRow[];
  found: readonly Finding[];
  /** Ids of the activities that are going on now. */
  running: ReadonlySet<string>;
  setting: EventSetting;
  /** Absent for people who can only read the plan. */
  actions?: DayActions | undefined;
  onOpen: (id: string) => void;
}

const idOf = ({ id }: RunSheetRow): string => id;

export function DayRows({ rows, found, running, setting, actions, onOpen }: DayRowsProps) {
  const { t } = useTranslation('timeline');
  const clock = useClock(setting.zone);
  const clashing = useMemo(
    () =>
      new Set(
        found.flatMap((one) => ('other' in one && one.kind !== 'gap' ? [one.row.id, one.other.id] : [])),
      ),
    [found],
  );
  const deferred = useEditedFirst(rows);
  const days = new Map<string, RunSheetRow[]>();
  for (const row of deferred) {
    const { date } = wallOf(setting.zone, row.starts_at);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  const groups = [...days].map(([date, own]) => ({
    id: date,
    rows: own,
    heading: <h3 className="mb-1 text-lg first-letter:uppercase">{formatDate(date)}</h3>,
  }));
  return (
    <DataList groups={groups} keyOf={idOf} rowHeight={72} label={t('view.day')}>
      {(row) => (
        <RunRow
          row={row}
          clock={clock}
          clashing={clashing.has(row.id)}
          running={running.has(row.id)}
          actions={actions}
          onOpen={onOpen}
        />
      )}
    </DataList>
  );
}
