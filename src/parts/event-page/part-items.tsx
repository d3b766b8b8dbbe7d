import type { ShownItem } from '@/data/open-page';
import type { Language } from '@/lib/texts';
import { cx } from '@/ui/class-names';
import { hourOf } from '../time/part-moment';

interface PartItemsProps {
  items: readonly ShownItem[] | undefined;
  language: Language;
  className?: string;
}

/** Activities of a part of the event, sorted by time. Only shown if the hosts want that. */
export const PartItems = ({ items = [], language, className }: PartItemsProps) =>
  items.length > 0 && (
    <ol className={cx('mt-2 flex flex-col gap-1.5 text-left', className)}>
      {items.map(({ title, starts_at, time_zone, place }) => (
        <li
          key={`${starts_at} ${title}`}
          className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 break-inside-avoid"
        >
          <span className="text-accent-strong tabular">
            {starts_at && hourOf({ starts_at, time_zone }, language)}
          </span>
          <span className="min-w-0">
            <span className="block">{title}</span>
            {place && <span className="block text-sm text-ink-muted">{place}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
