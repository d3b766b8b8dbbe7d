import { Moon, Sun } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Finding } from '@/domain/timeline/checks';
import type { RunSheetRow } from '@/domain/timeline/item';
import { sunDuring } from '@/domain/timeline/sun';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { moveFocus } from '@/ui/grid-keys';
import { useClock, useDayClock, useHourClock, useLength } from '../timeline-words';
import { type BandActions, BandBlock } from './band-block';
import { GUESTS_PART, hoursIn, layOut, minuteHeight, spanOf } from './band-layout';

interface DayBandProps {
  rows: readonly RunSheetRow[];
  found: readonly Finding[];
  setting: EventSetting;
  /** The current minute; null outside the event. */
  at: number | null;
  /** Absent for people who can only read the plan. */
  onMove?: ((row: RunSheetRow, by: number) => void) | undefined;
  onOpen: (id: string) => void;
}

/** Number of blocks rendered first; the other blocks follow after the first paint. */
const FIRST = 40;
/** Height of a label in pixels. */
const LABEL = 16;

/** The day drawn to scale: guests on the left, the team on the right, with overlaps, gaps and buffers. */
export const DayBand = memo(function DayBand(props: DayBandProps) {
  const { rows, found, setting, at: present, onMove, onOpen } = props;
  const { t } = useTranslation('timeline');
  const { event_date } = usePlanContext().plan;
  const length = useLength();
  const clock = useClock(setting.zone);
  const hourClock = useHourClock(setting.zone);
  const dayClock = useDayClock(setting.zone, event_date);
  const band = useRef<HTMLDivElement>(null);
  const { from, to } = useMemo(() => spanOf(rows), [rows]);
  const slots = useMemo(() => layOut(rows), [rows]);
  const room = useDeferredValue(true, false) ? slots.length : FIRST;
  const hours = useMemo(() => hoursIn(setting.zone, from, to), [setting.zone, from, to]);
  const [focused, setFocused] = useState<string | null>(null);
  const clashing = useMemo(
    () =>
      new Set(
        found.flatMap((one) =>
          one.kind === 'overlap' || one.kind === 'busy' ? [one.row.id, one.other.id] : [],
        ),
      ),
    [found],
  );
  const span = to - from;
  const height = Math.round(span * minuteHeight(span));
  const top = (at: number) => `${((at - from) / span) * 100}%`;
  const entry = slots.some(({ row }) => row.id === focused) ? focused : (slots[0]?.row.id ?? null);
  const scale = useMemo(() => ({ share: 100 / span, perMinute: height / span }), [span, height]);
  const actions = useMemo(
    (): BandActions => ({
      move: onMove,
      open: onOpen,
      focus: setFocused,
      go: (event) =>
        moveFocus(event, [...(band.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])], {
          sideways: true,
        }),
    }),
    [onMove, onOpen],
  );
  const marks = sunDuring(setting.sun, from, to).filter(({ event }) => event !== 'dusk');
  /**
   * Returns true if the label of sunrise, sunset or the current time would cover the label of a full hour.
   * The sun's label is drawn above its line.
   */
  const covered = (hour: number) =>
    marks.some(({ at }) => Math.abs(((at - hour) * height) / span - LABEL / 2) < LABEL) ||
    (present !== null && (Math.abs(present - hour) * height) / span < LABEL);
  return (
    <section aria-label={t('action.band')} className="card p-3 pl-1">
      <div aria-hidden="true" className="mb-2 flex pl-18 text-sm text-ink-muted">
        <span style={{ width: `${GUESTS_PART * 100}%` }}>{t('track.guests')}</span>
        <span>{t('track.team')}</span>
      </div>
      <div className="relative" style={{ height }}>
        {hours.map((at) => (
          <div key={at} aria-hidden="true" className="absolute inset-x-0 flex" style={{ top: top(at) }}>
            <span className="tabular w-17 shrink-0 -translate-y-1/2 pr-2 text-right text-xs text-ink-muted">
              {!covered(at) && hourClock(at)}
            </span>
            <span className="h-px flex-1 bg-line" />
          </div>
        ))}
        <div ref={band} className="absolute inset-y-0 right-0 left-18">
          {found.map(
            (one) =>
              one.kind === 'gap' && (
                <div
                  key={one.row.id}
                  aria-hidden="true"
                  className="absolute left-0 flex items-center justify-center rounded-md border border-dashed border-attention text-xs text-attention"
                  style={{
                    width: `${GUESTS_PART * 98}%`,
                    top: top(one.other.starts_at - one.minutes),
                    height: `${(one.minutes / span) * 100}%`,
                  }}
                >
                  {one.minutes >= 15 && length(one.minutes)}
                </div>
              ),
          )}
          {slots.slice(0, room).map(({ row, left, width }) => (
            <BandBlock
              key={row.id}
              row={row}
              clock={dayClock}
              place={`${left * 100}% ${width * 100}% ${top(row.starts_at)}`}
              scale={scale}
              clashing={clashing.has(row.id)}
              entry={row.id === entry}
              actions={actions}
            />
          ))}
          {present !== null && present >= from && present < to && (
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-accent"
              style={{ top: top(present) }}
            >
              <span className="tabular absolute right-full -translate-y-1/2 rounded-md bg-accent px-1 text-xs font-semibold whitespace-nowrap text-on-accent">
                {clock(present)}
              </span>
            </div>
          )}
          {marks.map(({ event, at }) => {
            const Icon = event === 'sunset' ? Moon : Sun;
            return (
              <div
                key={event}
                aria-hidden="true"
                className="pointer-events-none absolute inset-x-0 border-t border-dotted border-attention"
                style={{ top: top(at) }}
              >
                <span className="tabular absolute right-full bottom-px mr-1 inline-flex items-center gap-0.5 rounded-md bg-attention-soft px-1 text-xs whitespace-nowrap text-attention">
                  <Icon className="size-3" />
                  <span>{clock(at)}</span>
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
});
