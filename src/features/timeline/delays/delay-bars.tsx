import { useId } from 'react';
import type { RunSheetRow } from '@/domain/timeline/item';
import { formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { cx } from '@/ui/class-names';
import { useDayClock } from '../timeline-words';
import type { Answered } from './use-delays';

interface DelayBarsProps extends Answered {
  target: RunSheetRow;
  setting: EventSetting;
  event_date: string;
}

/**
 * Bar chart of possible start times, with a bar for each range of time. Bars of late times have the accent
 * colour.
 */
export function DelayBars({ question, answer, target, setting, event_date }: DelayBarsProps) {
  const { t } = useTranslation('delays');
  const heading = useId();
  const title = useItemTitle();
  const clock = useDayClock(setting.zone, event_date);
  const { bins, width } = answer;
  const most = Math.max(...bins.map(({ part }) => part));
  const begin = bins[0]?.from ?? 0;
  const end = begin + bins.length * width;
  const place = ((question.moment - begin) / (end - begin)) * 100;
  const [low, , middle, , high] = answer.rows.find(({ id }) => id === question.target)?.starts ?? [];
  const told = { from: clock(Math.round(low ?? 0)), to: clock(Math.round(high ?? 0)) };
  return (
    <figure aria-labelledby={heading} className="min-w-0">
      <h3 id={heading} className="text-lg">
        {t('bars.title', { what: title(target) })}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {low === high
          ? t('bars.always', told)
          : t('bars.text', { ...told, middle: clock(Math.round(middle ?? 0)) })}
      </p>
      <div aria-hidden="true" className="relative mt-8">
        <div className="flex h-36 items-end gap-px lg:h-64 border-b border-line-strong">
          {bins.map(({ from, part }) => (
            <div
              key={from}
              title={`${clock(from)} · ${formatPercent(part, 0)}`}
              className={cx(
                'min-w-0 flex-1 rounded-t-sm transition-[height]',
                from >= question.moment ? 'bg-accent' : 'bg-line-strong',
              )}
              style={{ height: `${(part / most) * 100}%` }}
            />
          ))}
        </div>
        {place >= 0 && place <= 100 && (
          <div className="absolute -top-6 bottom-0 border-l-2 border-ink" style={{ left: `${place}%` }}>
            <span
              className={cx(
                'tabular absolute top-0 bg-surface px-1.5 text-sm font-medium whitespace-nowrap',
                place > 60 ? 'right-0' : 'left-0',
              )}
            >
              {clock(question.moment)}
            </span>
          </div>
        )}
        <div className="tabular mt-1 flex justify-between text-sm text-ink-muted">
          <span>{clock(begin)}</span>
          <span>{clock(end)}</span>
        </div>
      </div>
    </figure>
  );
}
