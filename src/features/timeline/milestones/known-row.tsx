import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { KnownDay } from '@/domain/timeline/known-days';
import { formatDate } from '@/lib/format';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { useKnownWords } from './known-words';

interface KnownRowProps {
  day: KnownDay;
  /** Link to the page from which the date comes. */
  to: string;
}

/**
 * A date that comes from money or tasks, and can be edited only there. Memoised, because a plan can have
 * hundreds of such dates.
 */
export const KnownRow = memo(function KnownRow({ day, to }: KnownRowProps) {
  const { today } = usePlanContext();
  const words = useKnownWords()(day);
  const category = day.kind === 'tasks' ? day.category : day.categories[0];
  const late = !day.done && day.date < today;
  return (
    <li
      id={`day-${day.id}`}
      className="flex items-start gap-1 [contain-intrinsic-size:auto_4.25rem] when-near print:break-inside-avoid"
    >
      <span aria-hidden="true" className="inline-flex size-11 shrink-0 items-center justify-center">
        <span
          className={cx(
            'size-3',
            day.kind === 'payment' ? 'rotate-45 rounded-xs' : 'rounded-full',
            category ? CATEGORY_HUES[category].solid : 'bg-line-strong',
          )}
        />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 pr-2">
        <span className="min-w-0 break-words">
          <Link
            to={to}
            className="inline-block min-h-11 py-2.5 font-medium underline decoration-line-strong underline-offset-4 hover:text-accent-strong"
          >
            {words.title}
          </Link>
        </span>
        <span
          className={cx(
            'tabular py-2.5 text-right text-sm',
            late ? 'font-semibold text-danger' : 'text-ink-muted',
          )}
        >
          {formatDate(day.date, 'medium')}
        </span>
        <span className="col-span-2 -mt-2.5 pb-2 text-sm text-ink-muted">
          {[words.from, words.notes].filter(Boolean).join(' · ')}
        </span>
      </div>
    </li>
  );
});
