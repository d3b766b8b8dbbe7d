import { useContext } from 'react';
import type { SharedItem } from '@/data/shared';
import { blockOf } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { capitalized, formatDate } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { EventWordsContext, knownText, useTranslation } from '@/lib/translation';
import { hourOf } from '@/parts/time/part-moment';
import { Tag } from '@/ui/states';
import { numberedRows } from './in-rows';
import { minuteOf } from './use-shared';

interface ItemRowsProps {
  items: readonly (SharedItem & { readonly notes?: string | null; readonly responsible?: string | null })[];
  /** Date of the event; activities on this date have no date heading. */
  event_date: string;
  read_at: string;
  language: Language;
}

/** Activities in local time, with a heading for each day after the first. Current activities are marked. */
export function ItemRows({ items, event_date, read_at, language }: ItemRowsProps) {
  // Titles that come from templates are translated in the namespace `timeline`.
  const { t } = useTranslation(['shared', 'timeline'], { lng: language });
  const words = useContext(EventWordsContext);
  const now = minuteOf(read_at);
  let shown = event_date;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {numberedRows(items).map((item) => {
        const { starts_at, time_zone, duration, place } = item;
        const start = minuteOf(starts_at);
        const { date } = wallOf(time_zone, start);
        const turned = date !== shown;
        shown = date;
        const ends_at = new Date((start + duration) * 60_000).toISOString();
        const from = hourOf(item, language);
        const runs = start <= now && now < start + Math.max(duration, 1);
        const who = item.responsible;
        return (
          <li key={item.row} className="break-inside-avoid py-2">
            {turned && (
              <p className="mb-1 font-semibold">
                {capitalized(formatDate(date, 'full', language), language)}
              </p>
            )}
            <div className="flex flex-wrap gap-x-4">
              <p className="tabular w-36 shrink-0">
                {duration > 0
                  ? t('until', { from, to: hourOf({ starts_at: ends_at, time_zone }, language) })
                  : from}
              </p>
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold break-words">
                  <span>
                    {(item.origin &&
                      knownText('timeline', `block.${blockOf(item.origin)}`, { language, words })) ||
                      item.title}
                  </span>{' '}
                  {runs && <Tag tone="positive">{t('now')}</Tag>}
                </p>
                {(place || who) && (
                  <p className="text-sm break-words text-ink-muted">
                    {[place, who].filter(Boolean).join(' · ')}
                  </p>
                )}
                {item.notes && <p className="text-sm break-words whitespace-pre-line">{item.notes}</p>}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
