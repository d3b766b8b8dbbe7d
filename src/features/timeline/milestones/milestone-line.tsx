import { ArrowLeft, ArrowRight, Minus, Plus, RotateCcw } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type DateText, daysBetween } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { IconButton } from '@/ui/button';
import { LineMark, type Mark } from './line-mark';
import { dayAt, deepest, levels, lineTicks, positionOf, type Window, windowOf } from './line-scale';
import { usePinch } from './use-pinch';

interface MilestoneLineProps {
  marks: readonly Mark[];
  whole: Window;
  zoom: number;
  /** The day in the middle of the visible part. */
  at: DateText;
  onView: (view: { zoom: number; at: DateText }) => void;
  onPick: (id: string) => void;
}

const LEVELS = 5;
/** Width of a label in pixels. `MONTH` is the width of a month's name. */
const WORDS = 168;
const NARROW_WORDS = 120;
const MONTH = 36;
/** Below this width in pixels, labels are narrower. */
const NARROW = 480;

/**
 * Milestones drawn to scale. The line is zoomed by wheel, pinch or buttons, and panned by dragging or
 * buttons.
 */
export const MilestoneLine = memo(function MilestoneLine(props: MilestoneLineProps) {
  const { marks, whole, zoom, at, onView, onPick } = props;
  const { t } = useTranslation('timeline');
  const { today } = usePlanContext();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const most = deepest(whole);
  const shown = useMemo(() => windowOf(whole, Math.min(zoom, most), at), [whole, zoom, most, at]);
  const span = daysBetween(shown.from, shown.to);
  const middle = dayAt(shown, 0.5);
  const zoomTo = (next: number, around: DateText = middle) =>
    onView({ zoom: Math.min(most, Math.max(0, next)), at: around });
  const go = (share: number) => {
    const next = addDays(middle, Math.round(span * share));
    const [first, last] = [
      addDays(whole.from, Math.floor(span / 2)),
      addDays(whole.to, -Math.floor(span / 2)),
    ];
    const [, within = next] = [first, next, last].sort();
    onView({ zoom, at: within });
  };

  // A native listener, because React's wheel listener is passive and can't stop the page from scrolling.
  const view = useRef({ zoomTo, shown, zoom });
  useEffect(() => {
    view.current = { zoomTo, shown, zoom };
  });
  useEffect(() => {
    const box = frame.current;
    const onWheel = (event: WheelEvent) => {
      // Without Ctrl or Cmd, the wheel scrolls the page.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const rect = box?.getBoundingClientRect();
      const now = view.current;
      if (rect)
        now.zoomTo(
          now.zoom + (event.deltaY < 0 ? 1 : -1),
          dayAt(now.shown, (event.clientX - rect.left) / rect.width),
        );
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, []);
  const pinch = usePinch({
    onPinch: (steps, share) => zoomTo(zoom + steps, dayAt(shown, share)),
    onDrag: (share) => go(-share),
  });

  const words = width < NARROW ? NARROW_WORDS : WORDS;
  const placed = levels(
    marks
      .filter(({ date }) => date >= shown.from && date <= shown.to)
      .map((mark) => ({ ...mark, position: positionOf(shown, mark.date), first: mark.kind === 'event' })),
    words / Math.max(width, words),
    LEVELS,
  );
  const label = t('line.label', {
    from: formatDate(shown.from, 'medium'),
    to: formatDate(shown.to, 'medium'),
  });
  const control = (name: string, icon: typeof Plus, run: () => void, off = false) => {
    const Icon = icon;
    return (
      // Not `disabled`, because the button would lose the focus at the last step.
      <IconButton label={name} aria-disabled={off || undefined} onClick={off ? undefined : run}>
        <Icon className="size-5" />
      </IconButton>
    );
  };
  const percent = (day: DateText) => `${positionOf(shown, day) * 100}%`;
  return (
    <fieldset aria-label={label} className="card min-w-0 overflow-hidden print:hidden">
      <div className="flex items-center justify-end border-b border-line px-1">
        <span
          className="tabular min-w-0 flex-1 pl-2 text-xs leading-tight text-ink-muted sm:pl-3 sm:text-sm"
          role="status"
        >
          {`${formatDate(shown.from, 'short')} – ${formatDate(shown.to, 'short')}`}
        </span>
        {control(t('line.earlier'), ArrowLeft, () => go(-0.5), zoom === 0)}
        {control(t('line.later'), ArrowRight, () => go(0.5), zoom === 0)}
        {control(t('line.zoomOut'), Minus, () => zoomTo(zoom - 1), zoom === 0)}
        {control(t('line.zoomIn'), Plus, () => zoomTo(zoom + 1), zoom >= most)}
        {control(t('line.all'), RotateCcw, () => zoomTo(0), zoom === 0)}
      </div>
      <div ref={frame} {...pinch} className="relative h-60 touch-pan-y overflow-hidden select-none sm:h-64">
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-0 border-r-2 border-accent/50 bg-line/35"
          style={{ width: `${Math.min(100, Math.max(0, positionOf(shown, today) * 100))}%` }}
        />
        {lineTicks(shown).map(({ day, by }) => (
          <div
            key={day}
            aria-hidden="true"
            className="absolute inset-y-0 border-l border-line"
            style={{ left: percent(day) }}
          >
            {/* At the right edge, a label that doesn't fit is left out. */}
            {positionOf(shown, day) * width + MONTH <= width && (
              <span className="absolute bottom-1 left-1 text-xs whitespace-nowrap text-ink-muted">
                {formatDate(day, by === 'month' ? 'month' : 'short')}
              </span>
            )}
          </div>
        ))}
        <div aria-hidden="true" className="absolute inset-x-0 bottom-9 h-0.5 bg-line-strong" />
        {today > shown.from && today < shown.to && (
          <span
            aria-hidden="true"
            className="absolute bottom-10 ml-1 text-xs font-semibold text-accent-strong"
            style={{ left: percent(today) }}
          >
            {t('line.today')}
          </span>
        )}
        {placed.map(({ mark, level, turned }) => (
          <LineMark
            key={mark.id}
            mark={mark}
            level={level}
            turned={turned}
            words={words}
            position={mark.position}
            onPick={onPick}
          />
        ))}
      </div>
    </fieldset>
  );
});
