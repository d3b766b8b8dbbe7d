import { endOf, type Minute, type RunSheetRow } from '@/domain/timeline/item';
import { type DayNow, dayNow } from '@/domain/timeline/now';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { useClock, useLength } from '../timeline-words';
import type { DayActions } from './use-day-actions';
import { WhoAndWhere } from './who-and-where';

interface NowPanelProps {
  rows: readonly RunSheetRow[];
  at: Minute;
  setting: EventSetting;
  /** Absent for people who can only read the plan. */
  actions?: DayActions | undefined;
  onOpen: (id: string) => void;
}

/** Minutes by which the buttons delay the day. */
const LATER = [5, 10, 15];

/** The current and the next activity, with buttons that record a delay. */
export function NowPanel({ rows, at, setting, actions, onOpen }: NowPanelProps) {
  const { t } = useTranslation('timeline');
  const clock = useClock(setting.zone);
  const length = useLength();
  const { current, next, late } = dayNow(rows, at);
  const begins = rows[0] && at < rows[0].starts_at ? rows[0].starts_at - at : null;
  return (
    <section aria-labelledby="day-now" className="card border-accent p-4 sm:p-5">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <h2 id="day-now" className="text-xl">
            <span>{t('now.title')}</span> <span className="tabular text-accent-strong">{clock(at)}</span>
          </h2>
          {current.length === 0 ? (
            <p className="mt-2 text-ink-muted">
              {begins === null ? t('now.none') : t('now.begins', { length: length(begins) })}
            </p>
          ) : (
            <NowRows
              rows={current}
              when={(row) => t('now.until', { time: clock(endOf(row)) })}
              onOpen={onOpen}
            />
          )}
        </div>
        <div>
          <h3 className="text-lg">{t('now.next')}</h3>
          {next.length === 0 ? (
            <p className="mt-2 text-ink-muted">{t('now.last')}</p>
          ) : (
            <NowRows
              rows={next}
              when={(row) => t('now.in', { time: clock(row.starts_at), length: length(row.starts_at - at) })}
              onOpen={onOpen}
            />
          )}
        </div>
      </div>
      {actions && late && <Late late={late} running={current.includes(late)} actions={actions} />}
    </section>
  );
}

interface NowRowsProps {
  rows: DayNow['current'];
  when: (row: RunSheetRow) => string;
  onOpen: (id: string) => void;
}

function NowRows({ rows, when, onOpen }: NowRowsProps) {
  const title = useItemTitle();
  return (
    <ul className="mt-1 flex flex-col">
      {rows.map((row) => (
        <li key={row.id} className="py-1">
          <button
            type="button"
            onClick={() => onOpen(row.id)}
            className="min-h-8 text-left leading-snug font-semibold break-words hover:text-accent-strong"
          >
            {title(row)}
          </button>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            <span className="tabular">{when(row)}</span>
            <WhoAndWhere row={row} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface LateProps {
  late: RunSheetRow;
  /**
   * True if the activity has begun. A delay then makes the activity longer; otherwise the activity begins
   * later. Following activities move too.
   */
  running: boolean;
  actions: DayActions;
}

function Late({ late, running, actions }: LateProps) {
  const { t } = useTranslation('timeline');
  const what = useItemTitle()(late);
  return (
    <fieldset className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <legend className="float-left mr-1 text-sm text-ink-muted">
        {t(running ? 'now.lasts' : 'now.starts', { what })}
      </legend>
      {LATER.map((minutes) => (
        <Button
          key={minutes}
          look="secondary"
          size="small"
          onClick={() =>
            running ? actions.duration(late, String(late.duration + minutes)) : actions.move(late, minutes)
          }
        >
          {t('now.by', { minutes: formatNumber(minutes) })}
        </Button>
      ))}
    </fieldset>
  );
}
