import { useMemo } from 'react';
import { TIMELINE } from '@/data/timeline';
import { countCell } from '@/domain/csv';
import { isMilestone, type TimelineItem } from '@/domain/timeline/item';
import { clockText, wallOf } from '@/domain/timeline/zone';
import { formatDate, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { textColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { useItemTitle } from '@/parts/time/timeline-words';
import { useLength } from './timeline-words';

function startOf(item: TimelineItem): string {
  if (isMilestone(item)) return formatDate(item.starts_on, 'medium');
  const { date, minutes } = wallOf(item.time_zone, item.starts_at);
  return `${formatDate(date, 'medium')}, ${clockText(minutes)}`;
}

function useItemDescription(plan_id: string): RowDescription<TimelineItem> {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  return useMemo(
    () => ({
      title,
      limit: t('failure.limit'),
      href: (item) => paths.eventTimeline(plan_id) + (isMilestone(item) ? '' : '?view=day'),
      columns: [
        { key: 'title', label: t('form.title'), text: title },
        { key: 'starts_at', label: t('form.time'), text: startOf },
        {
          key: 'duration',
          label: t('form.duration'),
          text: (item) => (isMilestone(item) ? null : length(item.duration)),
          csv: (item) => (isMilestone(item) ? null : countCell(item.duration)),
        },
        {
          key: 'buffer',
          label: t('form.buffer'),
          text: (item) => (isMilestone(item) || item.buffer === 0 ? null : length(item.buffer)),
          csv: (item) => (isMilestone(item) ? null : countCell(item.buffer)),
        },
        {
          key: 'track',
          label: t('form.track'),
          text: (item) => (isMilestone(item) ? null : t(`track.${item.track}`)),
        },
        {
          key: 'locked',
          label: t('form.anchor'),
          text: (item) => {
            if (isMilestone(item)) return null;
            if (item.sun === null) return item.locked ? t('form.anchors.locked') : null;
            const { event, offset } = item.sun;
            return `${t(`form.anchors.${event}`)} · ${t('form.offset')}: ${formatNumber(offset)}`;
          },
        },
        {
          key: 'reminder_days_before',
          label: t('form.reminder'),
          text: (item) =>
            isMilestone(item) && item.reminder_days_before !== null
              ? t('rows.reminder', { count: item.reminder_days_before })
              : null,
          csv: (item) =>
            isMilestone(item) && item.reminder_days_before !== null
              ? countCell(item.reminder_days_before)
              : null,
        },
        {
          key: 'completed_at',
          label: t('rows.reached'),
          text: (item) => (isMilestone(item) && item.completed_at ? t('rows.reached') : null),
          csv: (item) => (isMilestone(item) ? (item.completed_at?.slice(0, 10) ?? null) : null),
        },
        textColumn('responsible', t('form.responsible')),
        textColumn('place', t('form.place')),
        textColumn('notes', t('form.notes')),
      ],
    }),
    [t, title, length, plan_id],
  );
}

export const faces = { timeline_items: face(TIMELINE, useItemDescription) };
