import type { DateText } from '@/domain/calendar';
import type { Category } from '@/domain/plan/facts';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { cx } from '@/ui/class-names';

export interface Mark {
  readonly id: string;
  readonly date: DateText;
  readonly title: string;
  readonly kind: 'milestone' | 'payment' | 'tasks' | 'event';
  readonly done: boolean;
  readonly late: boolean;
  readonly category: Category | null;
}

interface LineMarkProps {
  mark: Mark;
  /** Level on which the label is drawn; null if only the point is shown. */
  level: number | null;
  /** True if the label is to the left of its point, because the right edge would cut it off. */
  turned: boolean;
  /** Position on the line, from 0 to 1. */
  position: number;
  /** Width of the label in pixels. */
  words: number;
  onPick: (id: string) => void;
}

/** Height of a level of labels in pixels; `ABOVE` is the space above the first level. */
const HEIGHT = 34;
const ABOVE = 8;

/**
 * A day on the line: a point, with its label on one of a few levels. The rows below give the same
 * information.
 */
export function LineMark({ mark, level, turned, position, words, onPick }: LineMarkProps) {
  const { t } = useTranslation('timeline');
  const hue = mark.category ? CATEGORY_HUES[mark.category].solid : 'bg-accent';
  const event = mark.kind === 'event';
  const top = ABOVE + (level ?? 0) * HEIGHT;
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => onPick(mark.id)}
      title={`${formatDate(mark.date)} · ${mark.title}`}
      className={cx(
        'absolute bottom-9 flex items-start hover:z-10',
        level === null && 'w-3',
        turned ? 'justify-end text-right' : 'text-left',
      )}
      style={{
        ...(turned ? { right: `${(1 - position) * 100}%` } : { left: `${position * 100}%` }),
        top: level === null ? 'auto' : top,
        width: level === null ? undefined : words,
      }}
    >
      {level !== null && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute inset-y-0 w-px',
            turned ? 'right-0' : 'left-0',
            event ? 'bg-accent-strong' : 'bg-line-strong/70',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'absolute border-2 border-surface',
          event ? '-bottom-2.5 size-5' : '-bottom-1.5 size-3.5',
          turned ? (event ? '-right-2.5' : '-right-1.5') : event ? '-left-2.5' : '-left-1.5',
          mark.kind === 'payment' ? 'rotate-45 rounded-xs' : 'rounded-full',
          mark.done ? 'bg-positive' : mark.late ? 'bg-danger' : event ? 'bg-accent-strong' : hue,
        )}
      />
      <span
        className={cx(
          'relative z-10 line-clamp-2 rounded-md bg-surface/90 px-1 text-xs leading-tight hover:text-accent-strong',
          level === null && 'sr-only',
          turned ? 'mr-0.5' : 'ml-0.5',
          event && 'font-semibold text-accent-strong',
          mark.done && 'text-ink-muted line-through',
          mark.late && 'text-danger',
        )}
      >
        <span className="sr-only">{`${formatDate(mark.date)}: `}</span>
        <span>{mark.title}</span>
        {mark.done && <span className="sr-only">{` (${t('rows.reached')})`}</span>}
      </span>
    </button>
  );
}
