import { daysBetween } from '@/domain/calendar';
import { lastDay, nearestDay } from '@/domain/plan/event-days';
import { byDays, endOf, type Milestone, type RunSheetRow, startOf } from '@/domain/timeline/item';
import { formatDate, formatDays, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import type { View } from './timeline-state';
import { useDayClock, useLength } from './timeline-words';

interface TimelineHeaderProps {
  view: View;
  rows: readonly RunSheetRow[];
  milestones: readonly Milestone[];
  setting: EventSetting;
  children: Pieces;
}

/** The page's main figure is the number of days left. Below it is the next date, or the length of the day. */
export function TimelineHeader(props: TimelineHeaderProps) {
  const { view, rows, milestones, setting, children } = props;
  const { t } = useTranslation('timeline');
  const { plan, today } = usePlanContext();
  const title = useItemTitle();
  const length = useLength();
  const clock = useDayClock(setting.zone, plan.event_date);
  const days = daysBetween(today, nearestDay(plan, today));
  const next = milestones.find(
    ({ completed_at, starts_on }) =>
      completed_at === null && starts_on >= today && starts_on <= plan.event_date,
  );
  const guests = rows.filter(({ track }) => track === 'guests');
  const [first] = guests;
  const end = Math.max(...guests.map(endOf));
  const many = byDays(guests, startOf).length;
  const words =
    view === 'milestones'
      ? next
        ? t('nextIs', { what: title(next), date: formatDate(next.starts_on, 'short') })
        : milestones.length > 0 && t('nothingNext')
      : first &&
        t(many > 1 ? 'spansDays' : 'spans', {
          from: clock(first.starts_at),
          to: clock(end),
          length: length(end - first.starts_at),
          days: formatNumber(many),
        });
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <div className="text-ink-muted">
          <h1 className="inline font-sans text-base font-normal tracking-normal">{t('title')}</h1>
          {/* On screen, the page frame already shows the plan's name. */}
          <span className="hidden print:inline">{` · ${plan.name}`}</span>
        </div>
        <p className="font-serif text-3xl leading-tight font-medium text-accent-strong sm:text-4xl">
          {days === 0 ? t('untilToday') : t(days > 0 ? 'until' : 'past', { count: Math.abs(days) })}
        </p>
      </div>
      {children}
      <p className="col-span-full mt-1 text-ink-muted">
        {/* On a phone, the date is hidden visually, because the frame already shows the days left. */}
        <span className={cx('inline-block first-letter:uppercase', words && 'max-sm:sr-only')}>
          {formatDays(plan.event_date, lastDay(plan))}
        </span>
        {words && (
          <>
            <span className="max-sm:sr-only"> · </span>
            <span className="max-sm:block">{words}</span>
          </>
        )}
      </p>
    </header>
  );
}
