import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import type { EventLine } from '@/domain/analytics/analytics';
import type { Category } from '@/domain/plan/facts';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';

interface EventBarsProps {
  lines: readonly EventLine<Plan>[];
  currency: string;
  /** Id of the plan that the person came from. */
  current: string | null;
  /**
   * The category whose money is shown, or null for all categories. A row then links to the items of the
   * category.
   */
  category: Category | null;
  /** True to show the currency's name, because there are bars in other currencies. */
  isNamed: boolean;
}

/** Number of rows shown at first. A button shows the others. */
const FIRST = 12;
const percent = (part: number, whole: number): string =>
  `${whole > 0 ? Math.max(0, (100 * part) / whole) : 0}%`;

/**
 * Cost and budget of each event on one scale, the latest event first. A row links to the event's breakdown.
 */
export function EventBars({ lines, currency, current, category, isNamed }: EventBarsProps) {
  const { t } = useTranslation('analytics');
  const heading = useId();
  const [all, setAll] = useState(false);
  const money = (cents: number) => formatMoney(cents, currency);
  const most = Math.max(...lines.map(({ event, expected }) => Math.max(event.budget, expected)));
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <section
      aria-labelledby={isNamed ? undefined : heading}
      aria-label={isNamed ? `${t('events.title')} · ${currency}` : undefined}
      className="card flex flex-col gap-4 p-5 sm:p-6"
    >
      <h2 id={heading} className="-mb-2 text-xl">
        {t('events.title')}
      </h2>
      <p className="text-sm text-ink-muted max-sm:order-last">{t('events.text')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ event, expected, committed, paid, left, per_guest }) => (
          <li key={event.id}>
            <Link
              to={category ? paths.budgetItems(event.id, { category }) : paths.budgetBreakdown(event.id)}
              className="flex flex-col gap-1.5 py-3 transition-colors hover:text-accent-strong"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 font-medium wrap-anywhere">
                  <span>{event.name}</span>
                  {event.id === current && (
                    <span className="ml-2 text-sm text-accent-strong">{t('events.this')}</span>
                  )}
                </span>
                <span className="tabular text-sm">
                  {expected !== 0
                    ? t('events.short', { expected: money(expected), budget: money(event.budget) })
                    : `${t('noCosts')} · ${money(event.budget)}`}
                </span>
              </span>
              <span aria-hidden="true" className="relative block h-3 rounded-full bg-line/60">
                <span
                  className={cx(
                    'absolute inset-y-0 left-0 rounded-full',
                    left < 0 ? 'bg-danger/45' : 'bg-accent/35',
                  )}
                  style={{ width: percent(expected, most) }}
                />
                <span
                  className={cx(
                    'absolute inset-y-0 left-0 rounded-full',
                    left < 0 ? 'bg-danger' : 'bg-accent',
                  )}
                  style={{ width: percent(Math.min(committed, expected), most) }}
                />
                <span
                  className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink"
                  style={{ left: percent(event.budget, most) }}
                />
              </span>
              <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
                <span>{formatDate(event.event_date, 'medium')}</span>
                {expected !== 0 && (
                  <>
                    <span>{t('signed', { committed: money(committed), paid: money(paid) })}</span>
                    <span className={cx(left < 0 && 'text-danger')}>
                      {left < 0 ? t('over', { amount: money(-left) }) : t('left', { amount: money(left) })}
                    </span>
                  </>
                )}
                {per_guest !== null && <span>{`${t('events.perGuest')}: ${money(per_guest)}`}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!all && lines.length > FIRST && (
        <Button look="secondary" className="self-start" onClick={() => setAll(true)}>
          {t('events.all', { count: lines.length })}
        </Button>
      )}
    </section>
  );
}
