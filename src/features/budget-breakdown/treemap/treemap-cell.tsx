import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CATEGORY_ICONS } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import { contents, type LaidCell } from './treemap-layout';

/**
 * Hidden from screen readers, because the link's name already contains everything, including text that
 * doesn't fit.
 */
const QUIET = { 'aria-hidden': true, className: 'pointer-events-none' } as const;

interface CellPictureProps {
  cell: LaidCell;
  name: string;
  amount: string;
  share: string;
  /** The complete text for screen readers. */
  says: string;
  href: string;
  /** True if the cell can be reached with Tab. */
  stop: boolean;
  onOpen: () => void;
}

/**
 * Shows a figure completely or not at all. If the figure doesn't fit, the empty span moves it to a second
 * line, which is cut off.
 */
const Figure = ({ className, children }: { className: string; children: string }) => (
  <span className={cx('tabular flex h-[1.5em] flex-wrap content-start overflow-hidden text-sm', className)}>
    <span className="h-full" />
    <span className="whitespace-nowrap">{children}</span>
  </span>
);

/** One area of the treemap: a link to its rows, with as much text as fits. */
export function CellPicture({ cell, name, amount, share, says, href, stop, onOpen }: CellPictureProps) {
  const { part, x, y, width, height } = cell;
  const { ink } = CATEGORY_HUES[part.category];
  const Icon = CATEGORY_ICONS[part.category];
  const whole = part.kind === 'category';
  const { icon, words, sum } = contents(name, amount, { width, height, whole });
  return (
    <>
      <a
        href={href}
        aria-label={says}
        tabIndex={stop ? 0 : -1}
        onClick={(event) => {
          // With a modifier key, the browser's default applies: the link opens in a new tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
        className={`group outline-none ${ink}`}
      >
        <title>{says}</title>
        <rect
          x={x + 0.75}
          y={y + 0.75}
          width={Math.max(0, width - 1.5)}
          height={Math.max(0, height - 1.5)}
          rx={Math.min(6, width / 4, height / 4)}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth={1}
          strokeDasharray={part.firm ? undefined : '4 3'}
          className={`transition-[fill-opacity] duration-150 [stroke-opacity:0.55] group-hover:[fill-opacity:0.3] group-focus-visible:stroke-accent group-focus-visible:[stroke-opacity:1] group-focus-visible:[stroke-width:3] ${
            part.kind === 'rest' || !part.firm ? '[fill-opacity:0.06]' : '[fill-opacity:0.17]'
          }`}
        />
      </a>
      <foreignObject
        x={x + 1}
        y={y + 1}
        width={Math.max(0, width - 2)}
        height={Math.max(0, height - 2)}
        {...QUIET}
      >
        {/* This is HTML text, which wraps correctly even if the reader has set other text spacing. A line that doesn't fit is hidden completely. */}
        <div className="flex h-full flex-col flex-wrap items-start gap-x-3 overflow-hidden px-2.5 py-1.5 leading-5 [&>span]:w-full [&>span]:wrap-anywhere">
          {icon && <Icon className={cx('shrink-0', ink, words > 0 ? 'my-1 size-5.5' : 'size-4.5')} />}
          {words > 0 && (
            <span
              className={cx(
                'max-w-full font-semibold hyphens-auto text-ink break-words',
                whole ? 'text-base leading-5' : 'text-sm',
              )}
            >
              {name}
            </span>
          )}
          {sum > 0 && <Figure className="text-ink">{amount}</Figure>}
          {sum > 1 && <Figure className="text-ink-muted">{share}</Figure>}
        </div>
      </foreignObject>
    </>
  );
}
