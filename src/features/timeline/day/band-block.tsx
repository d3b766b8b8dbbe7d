import { Lock, Sun } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { endOf, type Minute, type RunSheetRow } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import { useItemTitle } from '@/parts/time/timeline-words';
import { cx } from '@/ui/class-names';
import { arrowOf } from '@/ui/grid-keys';

/** Scale of the chart: percent of its height per minute, and pixels per minute. */
interface BandScale {
  readonly share: number;
  readonly perMinute: number;
}

export interface BandActions {
  /** Absent for people who can only read the plan. */
  readonly move?: ((row: RunSheetRow, by: number) => void) | undefined;
  readonly open: (id: string) => void;
  readonly focus: (id: string) => void;
  readonly go: (event: KeyboardEvent) => void;
}

interface BandBlockProps {
  row: RunSheetRow;
  clock: (at: Minute) => string;
  /**
   * CSS for left, width and top in percent. A string, so that `memo` skips a block whose position hasn't
   * changed.
   */
  place: string;
  scale: BandScale;
  clashing: boolean;
  /** True if the block is the tab stop (roving tabindex). */
  entry: boolean;
  actions: BandActions;
}

const STEP = 5;
/** Number of pixels that the pointer must move before a press becomes a drag. */
const SLOP = 4;

/**
 * An activity drawn as tall as its duration. It is dragged by mouse or pen, moved by arrow keys, and opened
 * by a press.
 */
export const BandBlock = memo(function BandBlock(props: BandBlockProps) {
  const { row, clock, place, scale, clashing, entry, actions } = props;
  const { share, perMinute } = scale;
  const { t } = useTranslation('timeline');
  const title = useItemTitle()(row);
  const [from, to] = [clock(row.starts_at), clock(endOf(row))];
  const drag = useRef<{ y: number; by: number; moved: boolean } | null>(null);
  const [left, width, top] = place.split(' ');

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowOf(event.key)?.y;
    if (!by || !actions.move) return actions.go(event);
    event.preventDefault();
    actions.move(row, by * (event.shiftKey ? 1 : STEP));
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    // On touch screens, dragging a finger scrolls the page. Activities are moved there by the buttons of
    // their rows.
    if (!actions.move || event.pointerType === 'touch' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, by: 0, moved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const held = drag.current;
    if (!held) return;
    const away = event.clientY - held.y;
    held.moved ||= Math.abs(away) > SLOP;
    held.by = Math.round(away / perMinute / STEP) * STEP;
    // The position is set directly in the DOM, because React would rerender two hundred blocks for each
    // frame.
    event.currentTarget.style.translate = `0 ${held.by * perMinute}px`;
  };
  const end = (event: PointerEvent<HTMLButtonElement>, keep: boolean) => {
    const held = drag.current;
    if (!held) return;
    event.currentTarget.style.translate = '';
    if (!keep || !held.moved) drag.current = null;
    if (keep && held.moved && held.by !== 0) actions.move?.(row, held.by);
  };
  return (
    <>
      <button
        type="button"
        data-row={row.id}
        tabIndex={entry ? 0 : -1}
        aria-label={t('action.drag', { what: title, from, to })}
        title={`${from} · ${title}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
        onFocus={() => actions.focus(row.id)}
        onClick={() => {
          if (drag.current?.moved) drag.current = null;
          else actions.open(row.id);
        }}
        style={{ left, width, top, height: `${row.duration * share}%`, minHeight: 6 }}
        className={cx(
          'absolute flex items-start gap-1 overflow-hidden rounded-md border px-1.5 text-left text-xs leading-tight shadow-[0_0_0_1px_var(--color-surface)] hover:z-10 focus-visible:z-10 active:z-20',
          actions.move && 'cursor-grab active:cursor-grabbing',
          clashing
            ? 'border-danger bg-danger-soft text-danger'
            : row.track === 'guests'
              ? 'border-accent/40 bg-accent-soft text-ink'
              : 'border-line-strong/60 bg-paper text-ink',
        )}
      >
        {row.duration * perMinute >= 13 && (
          <span
            className="line-clamp-1 min-w-0 flex-1 pt-px font-medium hyphens-auto"
            style={{ WebkitLineClamp: Math.max(1, Math.floor((row.duration * perMinute - 4) / 15)) }}
          >
            {title}
          </span>
        )}
        {row.duration * perMinute >= 13 && (row.locked || row.sun) && (
          <span className="shrink-0 pt-0.5 text-ink-muted">
            {row.sun ? <Sun className="size-3" /> : <Lock className="size-3" />}
          </span>
        )}
      </button>
      {row.buffer > 0 && (
        <span
          aria-hidden="true"
          style={{
            left,
            width,
            top: `calc(${top} + ${row.duration * share}%)`,
            height: `${row.buffer * share}%`,
          }}
          className="pointer-events-none absolute rounded-b-md bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_6px)] opacity-50"
        />
      )}
    </>
  );
});
