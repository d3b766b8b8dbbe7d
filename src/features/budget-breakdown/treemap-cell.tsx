import { CATEGORY_HUES } from '@/parts/category-hues';
import { CATEGORY_ICONS } from '@/parts/category-mark';
import { type Cell, fitted } from './treemap-layout';

/** For the eye alone: the link's name says all of it, also what is cut here. */
const QUIET = { 'aria-hidden': true, className: 'pointer-events-none' } as const;

interface CellPictureProps {
  cell: Cell;
  name: string;
  amount: string;
  share: string;
  /** All of it in words. */
  says: string;
  href: string;
  /** Whether the Tab key stops here. */
  stop: boolean;
  onOpen: () => void;
}

/** One area of the picture: a link to its rows, with as many words as fit. */
export function CellPicture({ cell, name, amount, share, says, href, stop, onOpen }: CellPictureProps) {
  const { part, x, y, width, height } = cell;
  const { ink } = CATEGORY_HUES[part.category];
  const Icon = CATEGORY_ICONS[part.category];
  const whole = part.kind === 'category';
  const roomy = whole && width >= 110 && height >= 96;
  const top = roomy ? 58 : 22;
  const room = width - 20;
  const title = height >= 30 ? fitted(name, room, whole ? 8.4 : 7.4) : null;
  const sum = height >= 50 && amount.length * 7.8 <= room ? amount : null;
  return (
    <>
      <a
        href={href}
        aria-label={says}
        tabIndex={stop ? 0 : -1}
        onClick={(event) => {
          // With a modifier the browser opens it elsewhere, as any link.
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
      <g {...QUIET}>
        {roomy && <Icon className={ink} x={x + 12} y={y + 12} width={22} height={22} />}
        {title && (
          <text
            x={x + 12}
            y={y + top}
            className={`fill-ink font-semibold ${whole ? 'text-base' : 'text-sm'}`}
          >
            {title}
          </text>
        )}
        {title && sum && (
          <text x={x + 12} y={y + top + 20} className="tabular fill-ink text-sm">
            {sum}
          </text>
        )}
        {title && sum && height >= top + 46 && (
          <text x={x + 12} y={y + top + 39} className="tabular fill-ink-muted text-sm">
            {share}
          </text>
        )}
      </g>
    </>
  );
}
