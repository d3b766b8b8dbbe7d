import { Pencil } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { searchFor } from '@/domain/fold';
import { findings } from '@/domain/timeline/checks';
import type { RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { dayNow, spanOfRows } from '@/domain/timeline/now';
import { isOutdoor } from '@/domain/timeline/sun';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrinting } from '@/parts/print/use-printing';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { NoMatch } from '@/ui/no-match';
import { SummaryLine } from '@/ui/summary-line';
import { DelayPanel } from '../delays/delay-panel';
import type { TimelineState } from '../timeline-state';
import { useMinute } from '../use-minute';
import { ChecksPanel } from './checks-panel';
import { DayBand } from './day-band';
import { DayEditBar } from './day-edit-bar';
import { DayFilters } from './day-filters';
import { DayRows } from './day-rows';
import { DaySetting, DaySettingLine } from './day-setting';
import { MissingDays } from './missing-days';
import { NowPanel } from './now-panel';
import { PrintSheet } from './print-sheet';
import { SuggestedDay } from './suggested-day';
import { useDayActions } from './use-day-actions';

interface DayViewProps {
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  state: TimelineState;
  onState: (change: Partial<TimelineState>) => void;
  onOpen: (id: string) => void;
  onChange: ChangeRows<TimelineItem>;
}

const NONE: readonly RunSheetRow[] = [];
const NOBODY: ReadonlySet<string> = new Set();

/** The run sheet: findings, the day drawn to scale, and its activities. */
export function DayView(props: DayViewProps) {
  const { rows, setting, state, onState, onOpen, onChange } = props;
  const { t } = useTranslation('timeline');
  const { plan, editable } = usePlanContext();
  const title = useItemTitle();
  const [follow, setFollow] = useState(true);
  const [editing, setEditing] = useState(false);
  const { event_date, duration, location_type } = plan;
  const actions = useDayActions(onChange, { rows, setting, event_date, follow });
  const late = useDayActions(onChange, { rows, setting, event_date, follow: true });
  const at = useMinute(useMemo(() => spanOfRows(rows), [rows]));
  const running = useMemo(
    () => (at === null ? NOBODY : new Set(dayNow(rows, at).current.map(({ id }) => id))),
    [rows, at],
  );
  // Deferred, so that the edited row renders before the chart and the checks.
  const later = useDeferredValue(rows);
  // Right after the first activities were added, the deferred list is still empty, so the current list is
  // used.
  const settled = later.length > 0 ? later : rows;
  // Delays are computed after the run sheet has rendered.
  const delayed = useDeferredValue(settled, NONE);
  const { sunset } = setting.sun;
  const found = useMemo(
    () => findings(settled, { duration, sunset: isOutdoor(location_type) ? sunset : null }),
    [settled, duration, sunset, location_type],
  );
  const shown = useMemo(() => {
    const fits = searchFor(state.q);
    return rows.filter(
      (row) =>
        (state.track === null || row.track === state.track) &&
        fits([title(row), row.responsible, row.place, row.notes]),
    );
  }, [rows, state.q, state.track, title]);

  const printing = usePrinting();

  if (rows.length === 0)
    return <SuggestedDay setting={setting} onChange={onChange} onOwn={() => onOpen('')} />;
  return (
    <>
      <div className="flex flex-col gap-4 sm:gap-6 print:hidden">
        {at !== null && (
          <NowPanel
            rows={rows}
            at={at}
            setting={setting}
            actions={editable ? late : undefined}
            onOpen={onOpen}
          />
        )}
        {/* Uses the current rows, because with deferred rows a second press would add the days twice. */}
        <MissingDays rows={rows} setting={setting} onChange={onChange} />
        <SummaryLine line={<DaySettingLine setting={setting} found={found.length} />}>
          <DaySetting rows={settled} setting={setting} onChange={onChange} />
          <ChecksPanel
            found={found}
            setting={setting}
            hours={duration ?? 0}
            rows={settled}
            onOpen={onOpen}
            onChange={editable ? onChange : undefined}
          />
        </SummaryLine>
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:grid-cols-2">
          {/* A phone is too narrow for parallel activities, so the rows replace the chart. */}
          <div className="max-lg:hidden">
            <DayBand
              rows={settled}
              found={found}
              setting={setting}
              at={at}
              onMove={editable ? actions.move : undefined}
              onOpen={onOpen}
            />
          </div>
          <section aria-labelledby="day-rows" className="flex min-w-0 flex-col gap-4">
            <h2 id="day-rows" className="sr-only">
              {t('rows.day', { count: shown.length })}
            </h2>
            <DayFilters
              q={state.q}
              track={state.track}
              onState={onState}
              found={shown.length}
              trailing={
                editable && (
                  <Button
                    look="secondary"
                    size="small"
                    aria-pressed={editing}
                    icon={<Pencil className="size-4.5" />}
                    className="max-sm:size-11 max-sm:px-0"
                    onClick={() => setEditing(!editing)}
                  >
                    <span className="max-sm:sr-only">{t('rows.edit')}</span>
                  </Button>
                )
              }
            />
            {editable && editing && (
              <DayEditBar
                follow={follow}
                onFollow={setFollow}
                onClear={() =>
                  onChange(
                    rows.map((row) => ({ before: row, after: null })),
                    t('said.cleared'),
                  )
                }
              />
            )}
            {shown.length === 0 ? (
              <NoMatch
                text={t('rows.none')}
                reset={t('rows.showAll')}
                onReset={() => onState({ q: '', track: null })}
              />
            ) : (
              <DayRows
                rows={shown}
                found={found}
                running={running}
                setting={setting}
                actions={editable && editing ? actions : undefined}
                onOpen={onOpen}
              />
            )}
          </section>
        </div>
        <DelayPanel
          rows={delayed}
          setting={setting}
          event_date={event_date}
          onChange={editable ? onChange : undefined}
        />
      </div>
      {printing && <PrintSheet rows={shown} setting={setting} />}
    </>
  );
}
