import { useId, useState } from 'react';
import type { RunSheetRow } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { useDayClock } from '../timeline-words';
import type { Answered } from './use-delays';

interface DelayDayProps extends Answered {
  /** Only the guests' activities. */
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  event_date: string;
}

/** Number of rows shown at first. */
const FIRST = 10;

/** Likely start times through the day: the thin line covers 90 % of the simulations, the thick line 50 %. */
export function DelayDay({ answer, rows, setting, event_date }: DelayDayProps) {
  const { t } = useTranslation('delays');
  const heading = useId();
  const [all, setAll] = useState(false);
  const title = useItemTitle();
  const clock = useDayClock(setting.zone, event_date);
  const starts = new Map(answer.rows.map((row) => [row.id, row.starts]));
  const lines = rows.flatMap((row) => {
    const [low, lower, middle, upper, high] = starts.get(row.id) ?? [];
    return low === undefined ||
      lower === undefined ||
      middle === undefined ||
      upper === undefined ||
      high === undefined
      ? []
      : { row, low, lower, middle, upper, high };
  });
  const from = Math.min(...lines.map(({ low, row }) => Math.min(low, row.starts_at)));
  const span = Math.max(1, Math.max(...lines.map(({ high }) => high)) - from);
  const x = (at: number) => `${((at - from) / span) * 100}%`;
  const stretch = (a: number, b: number) => ({ left: x(a), width: `max(2px, ${((b - a) / span) * 100}%)` });
  return (
    <figure aria-labelledby={heading} className="min-w-0">
      <h3 id={heading} className="text-lg">
        {t('day.title')}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">{t('day.text')}</p>
      <ol className="mt-3">
        {(all ? lines : lines.slice(0, FIRST)).map(({ row, low, lower, middle, upper, high }) => (
          <li key={row.id} className="py-1.5">
            <p className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span className="min-w-0 break-words">{title(row)}</span>
              <span className="tabular text-ink-muted">
                {Math.round(high) - Math.round(low) < 1
                  ? clock(Math.round(middle))
                  : t('day.between', { from: clock(Math.round(low)), to: clock(Math.round(high)) })}
              </span>
            </p>
            <div aria-hidden="true" className="relative mt-1 h-3 rounded-full bg-paper">
              <div
                className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-line-strong"
                style={stretch(low, high)}
              />
              <div
                className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full bg-accent"
                style={stretch(lower, upper)}
              />
              <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: x(row.starts_at) }} />
            </div>
          </li>
        ))}
      </ol>
      {!all && lines.length > FIRST && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t('day.more', { count: lines.length - FIRST })}
        </Button>
      )}
    </figure>
  );
}
