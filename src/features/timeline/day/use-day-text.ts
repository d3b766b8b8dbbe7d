import { endOf, type RunSheetRow } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { capitalized, formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { useClock, zoneName } from '../timeline-words';

/** Level of detail: the names of responsible people, these names with notes, or neither. */
type Detail = 'names' | 'notes' | 'plain';

/**
 * Returns a function that formats activities for a message: a heading, a line per date, and a line per
 * activity.
 */
export function useDayText(setting: EventSetting): (rows: readonly RunSheetRow[], detail: Detail) => string {
  const { t } = useTranslation('timeline');
  const { plan } = usePlanContext();
  const title = useItemTitle();
  const clock = useClock(setting.zone);
  return (rows, detail) => {
    let shown = '';
    const lines = rows.flatMap((row) => {
      const { date } = wallOf(setting.zone, row.starts_at);
      const heading = date === shown ? [] : ['', capitalized(formatDate(date))];
      shown = date;
      const time = row.duration > 0 ? `${clock(row.starts_at)} – ${clock(endOf(row))}` : clock(row.starts_at);
      const parts = [title(row), row.place, detail === 'names' ? row.responsible : null].filter(Boolean);
      const notes = detail === 'notes' && row.notes ? [`   ${row.notes.replaceAll('\n', '\n   ')}`] : [];
      return [...heading, `${time}  ${parts.join(' · ')}`, ...notes];
    });
    return [
      plan.name,
      [plan.city, t('print.printed', { zone: zoneName(setting.zone) })].filter(Boolean).join(' · '),
      ...lines,
    ].join('\n');
  };
}
