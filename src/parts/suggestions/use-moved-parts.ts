import { useMemo } from 'react';
import { EVENT_PARTS } from '@/data/guests';
import { movedPart } from '@/domain/follows/moved-dates';
import { isUndecided, settledOn } from '@/domain/follows/undecided';
import type { EventPart } from '@/domain/guests/guest';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import type { MovedRows } from './moved-rows';

const { table } = EVENT_PARTS;

/** Suggests new days and reply deadlines for the parts of the event after it was moved. */
export function useMovedParts(parts: readonly EventPart[]): MovedRows {
  const { t } = useTranslation('follows');
  const { plan, today } = usePlanContext();
  const { event_date } = plan;
  return useMemo(() => {
    const undecided = parts.filter((part) => isUndecided(part, event_date));
    const stays = (before: EventPart) => ({ table, before, after: settledOn(before, event_date) });
    return {
      kept: 0,
      suggestions: undecided.flatMap((part) => {
        const moved = movedPart(part, event_date, today);
        if (!moved) return [];
        const { before, after, nearest } = moved;
        return {
          key: part.id,
          reason:
            nearest && after.reply_by
              ? t('nearestAnswer', { date: formatDate(after.reply_by, 'medium') })
              : t('along'),
          changes: [{ table, before, after }],
          dismissal: [stays(part)],
        };
      }),
      closing: undecided.filter((part) => !movedPart(part, event_date, today)).map(stays),
    };
  }, [parts, event_date, today, t]);
}
