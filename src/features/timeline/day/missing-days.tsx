import { CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { eventDays } from '@/domain/plan/event-days';
import { missingDays } from '@/domain/timeline/generate';
import { lineKey, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { dayFacts } from '@/parts/plan/plan-facts';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { rowOfLine } from '@/parts/time/made-timeline';
import { useLineText } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

interface MissingDaysProps {
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  onChange: ChangeRows<TimelineItem>;
}

/** Suggests activities for the added days after an event was extended. */
export function MissingDays({ rows, setting: { zone }, onChange }: MissingDaysProps) {
  const { t } = useTranslation('timeline');
  const { plan, editable } = usePlanContext();
  const text = useLineText();
  const lines = useMemo(() => missingDays(rows, dayFacts(plan), zone), [rows, plan, zone]);
  if (!editable || lines.length === 0) return null;
  const add = () =>
    onChange(
      lines.map((line) => ({
        before: null,
        after: rowOfLine(line, text('block', lineKey(line.id)) ?? line.id, zone, plan.event_date),
      })),
      t('days.added'),
    );
  return (
    <Notice icon={<CalendarPlus className="mt-0.5 size-5 shrink-0" />}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{t('days.missing', { days: formatNumber(eventDays(plan.duration)) })}</p>
        <Button look="secondary" size="small" onClick={add}>
          {t('days.add', { count: lines.length })}
        </Button>
      </div>
    </Notice>
  );
}
