import { memo } from 'react';
import { lastDay } from '@/domain/plan/event-days';
import { endOf, type RunSheetRow } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { formatDate, formatDays } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { useClock, zoneName } from '../timeline-words';

interface PrintSheetProps {
  rows: readonly RunSheetRow[];
  setting: EventSetting;
}

/**
 * The run sheet printed for the team, on A4 or Letter, with a header on each sheet. Rendered only while
 * printing.
 */
export const PrintSheet = memo(function PrintSheet({ rows, setting }: PrintSheetProps) {
  const { t } = useTranslation('timeline');
  const { plan } = usePlanContext();
  const title = useItemTitle();
  const clock = useClock(setting.zone);
  let shown = plan.event_date;
  return (
    <div aria-hidden="true" className="hidden text-[10pt] print:block">
      <div className="mb-3 flex items-end justify-between gap-4 border-b-2 border-ink pb-2">
        <div>
          <p className="font-serif text-2xl font-medium">{plan.name}</p>
          <p className="first-letter:uppercase">{`${formatDays(plan.event_date, lastDay(plan))} · ${plan.city}`}</p>
        </div>
        <p className="text-right">
          <span>{t('print.title')}</span>
          <br />
          <span>{t('print.printed', { zone: zoneName(setting.zone) })}</span>
        </p>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-left">
            <th className="w-28 py-1 pr-2">{t('print.when')}</th>
            <th className="py-1 pr-2">{t('print.what')}</th>
            <th className="w-32 py-1 pr-2">{t('print.who')}</th>
            <th className="w-32 py-1">{t('print.where')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { date } = wallOf(setting.zone, row.starts_at);
            const turned = date !== shown;
            shown = date;
            return (
              <tr key={row.id} className="break-inside-avoid border-b border-line align-top">
                <td className="tabular py-1.5 pr-2 whitespace-nowrap">
                  {turned && <span className="block text-xs">{formatDate(date, 'medium')}</span>}
                  <span>{`${clock(row.starts_at)} – ${clock(endOf(row))}`}</span>
                </td>
                <td className="py-1.5 pr-2">
                  <span className={row.track === 'guests' ? 'font-semibold' : undefined}>{title(row)}</span>
                  {row.notes && <span className="block text-xs whitespace-pre-line">{row.notes}</span>}
                </td>
                <td className="py-1.5 pr-2">{row.responsible}</td>
                <td className="py-1.5">{row.place}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
