import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { StoredItem } from '@/data/ledger';
import { recoverable } from '@/domain/ledger/recoverable';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ChartFrame } from '@/parts/chart/chart-frame';
import { HEIGHT, WIDTH } from '@/parts/chart/chart-scale';
import { endText, stepScale } from '@/parts/chart/step-chart';
import { usePlanContext } from '@/parts/module/plan-context';
import { EmptyState, Notice } from '@/ui/states';

interface CancelViewProps {
  items: readonly StoredItem[];
  onOpen: (id: string) => void;
}

/**
 * Shows week by week how much money would come back if the bookings were cancelled. Also shows when this
 * refund next becomes smaller.
 */
export function CancelView({ items, onOpen }: CancelViewProps) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const { event_date, currency } = plan;
  const { weeks, cliffs, unknown } = useMemo(
    () => recoverable(items, today, event_date, currency),
    [items, today, event_date, currency],
  );
  const money = (cents: number) => formatMoney(cents, currency);
  const date = (day: string) => formatDate(day, 'medium');
  const [now, last] = [weeks[0], weeks.at(-1)];
  const next = cliffs[0];
  const known = items.some(({ cancellation }) => cancellation.length > 0);
  const notCounted = unknown.items > 0 && (
    <p className="text-sm text-ink-muted">
      {t('cancel.unknown', {
        count: unknown.items,
        amount: money(unknown.amount),
      })}
    </p>
  );
  if (!known || !now || !last)
    return (
      <>
        <EmptyState title={t('cancel.none')} text={t('cancel.noneText')} />
        {notCounted}
      </>
    );
  const amounts = weeks.map(({ amount }) => amount);
  const scale = stepScale(now.date, last.date, amounts);
  const slot = WIDTH / weeks.length;
  return (
    <section aria-labelledby="cancel" className="flex flex-col gap-4">
      <h2 id="cancel" className="text-xl">
        {t('cancel.title')}
      </h2>
      <Notice
        tone={next ? 'attention' : 'plain'}
        icon={next && <TriangleAlert className="mt-0.5 size-5 shrink-0" />}
      >
        <strong>
          {now.amount > 0 ? t('cancel.now', { amount: money(now.amount) }) : t('cancel.nothing')}
        </strong>{' '}
        {next && <span>{t('cancel.next', { date: date(next.date), amount: money(next.lost) })}</span>}
      </Notice>
      <ChartFrame
        label={t('cancel.chart', { from: date(now.date), to: date(last.date) })}
        y={scale.y}
        amounts={amounts}
        from={endText(now, plan.currency)}
        to={endText(last, plan.currency)}
      >
        {weeks.map((week, i) => (
          <rect
            key={week.date}
            x={i * slot + slot * 0.1}
            width={slot * 0.8}
            y={scale.y(week.amount)}
            height={HEIGHT - scale.y(week.amount)}
            className={i === 0 ? 'fill-accent-strong' : 'fill-accent/55'}
          >
            <title>{t('cancel.week', { date: date(week.date), amount: money(week.amount) })}</title>
          </rect>
        ))}
      </ChartFrame>
      {notCounted}
      {cliffs.length > 0 && (
        <section aria-labelledby="cliffs">
          <h3 id="cliffs" className="font-sans text-base font-semibold tracking-normal">
            {t('cancel.steps')}
          </h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {cliffs.map((cliff) => (
              <li key={cliff.date} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3">
                <div className="min-w-0">
                  <p className="font-semibold first-letter:uppercase">{formatDate(cliff.date)}</p>
                  <p className="flex flex-wrap gap-x-3 text-sm">
                    {cliff.items.map(({ item }) => (
                      <button
                        key={item.id}
                        type="button"
                        onClick={() => onOpen(item.id)}
                        className="min-h-8 text-left break-words text-accent-strong underline-offset-2 hover:underline"
                      >
                        {item.vendor_name}
                      </button>
                    ))}
                  </p>
                </div>
                <p className="tabular text-right font-semibold">{`−${money(cliff.lost)}`}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
