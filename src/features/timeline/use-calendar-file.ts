import { useCallback } from 'react';
import { byStart, isMilestone, isRow, type TimelineItem } from '@/domain/timeline/item';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePlanBrand } from '@/parts/module/use-plan-brand';
import { saveFile } from '@/parts/save-file';
import { useItemTitle } from '@/parts/time/timeline-words';
import { toast } from '@/ui/toast-store';

/** Content of a calendar file. A single item gets a reminder. */
type CalendarPart = 'day' | 'milestones' | TimelineItem;

/** Returns a function that saves a calendar file (RFC 5545). The code for this is loaded on demand. */
export function useCalendarFile(items: readonly TimelineItem[]): (part: CalendarPart) => Promise<void> {
  const { t } = useTranslation('delays');
  const title = useItemTitle();
  const { name, city, country } = usePlanContext().plan;
  const brand = usePlanBrand()?.name ?? null;
  return useCallback(
    async (part) => {
      try {
        const [{ calendarFile }, { itemEntry, milestoneEntry, rowEntry }] = await Promise.all([
          import('@/domain/timeline/calendar/ics'),
          import('@/domain/timeline/calendar/ics-entries'),
        ]);
        const words = {
          responsible: (person: string) => t('calendar.responsible', { name: person }),
          place: [city, countryName(country)].filter(Boolean).join(', '),
        };
        const named = <I extends TimelineItem>(item: I): I => ({ ...item, title: title(item) });
        const [entries, calendar, file] =
          part === 'day'
            ? [
                items
                  .filter(isRow)
                  .sort(byStart)
                  .map((row) => rowEntry(named(row), words)),
                t('calendar.dayName', { plan: name }),
                t('calendar.dayFile'),
              ]
            : part === 'milestones'
              ? [
                  items.filter(isMilestone).map((one) => milestoneEntry(named(one), words)),
                  t('calendar.milestonesName', { plan: name }),
                  t('calendar.milestonesFile'),
                ]
              : [[itemEntry(named(part), words)], name, title(part)];
        const now = Math.floor(Date.now() / 60_000);
        const text = calendarFile({ name: calendar, language: currentLanguage(), entries, brand }, now);
        saveFile(name, file, { ending: 'ics', type: 'text/calendar', text });
      } catch (error) {
        // The program code for calendar files couldn't be downloaded, most likely because there is no
        // connection.
        console.warn('No calendar file', error);
        toast({ title: t('calendar.failed'), tone: 'danger' });
      }
    },
    [t, title, name, city, country, items, brand],
  );
}
