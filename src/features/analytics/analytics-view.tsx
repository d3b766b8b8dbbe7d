import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { figuresQuery } from '@/data/event-figures';
import type { Plan } from '@/data/plans';
import { useOutbox } from '@/data/sync/use-rows';
import {
  categoryTotals,
  type EventFigures,
  type EventLine,
  eventLines,
  typeLines,
} from '@/domain/analytics/analytics';
import { firstTierWith } from '@/domain/tiers';
import { formatMoney, today as todayNow } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useEntitlement, useOwnTier } from '@/parts/account/use-tier';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { saveCsv } from '@/parts/rows/save-csv';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/states';
import { useAddressState } from '@/ui/use-address-state';
import { analyticsFile } from './analytics-file';
import { AnalyticsFilters } from './analytics-filters';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { analyticsAddress, chosenEvents } from './analytics-state';
import { CategoryShares } from './category-shares';
import { EventBars } from './event-bars';
import { Replies } from './replies';
import { TypeTable } from './type-table';

/** Averages and the spreadsheet belong to the tiers with advanced analytics; the others read what they bring. */
const FIRST = firstTierWith('advanced-analytics');

function AdvancedOffer() {
  const { t } = useTranslation(['analytics', 'common']);
  const tier = t(`common:tier.${FIRST}`);
  const own = useOwnTier();
  return (
    <section className="rounded-card border border-line p-5 sm:p-6 print:hidden">
      <h2 className="text-xl">{t('advanced.title')}</h2>
      <p className="measure mt-1 text-ink-muted">{t('advanced.text', { tier })}</p>
      <div className="mt-4">{own.data && <UpgradeOffer tier={own.data} to={FIRST} />}</div>
    </section>
  );
}

/** The page's one number: what the events are expected to cost, beside what they may. */
function Total({ lines, currency }: { lines: readonly EventLine[]; currency: string }) {
  const { t } = useTranslation('analytics');
  const waiting = useOutbox().entries.length;
  const total = (key: 'expected' | 'committed' | 'paid') => lines.reduce((sum, line) => sum + line[key], 0);
  const budget = lines.reduce((sum, { event }) => sum + event.budget, 0);
  const money = (cents: number) => formatMoney(cents, currency);
  const expected = total('expected');
  return (
    <div>
      <p className="text-ink-muted">{t('lead', { count: lines.length })}</p>
      <p className="font-serif text-4xl font-medium text-accent-strong">
        {expected !== 0 ? money(expected) : t('noCosts')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-muted">
        <span>{t('of', { budget: money(budget) })}</span>
        {expected !== 0 ? (
          <>
            <span>{t('signed', { committed: money(total('committed')), paid: money(total('paid')) })}</span>
            <span>
              {expected > budget
                ? t('over', { amount: money(expected - budget) })
                : t('left', { amount: money(budget - expected) })}
            </span>
          </>
        ) : (
          <span>{t('noCostsText')}</span>
        )}
      </p>
      {waiting > 0 && <p className="mt-1 text-sm text-attention">{t('behind')}</p>}
    </div>
  );
}

interface ReadyProps {
  plans: readonly Plan[];
  figures: readonly EventFigures[];
}

function Ready({ plans, figures }: ReadyProps) {
  const { t } = useTranslation(['analytics', 'common']);
  const [state, update] = useAddressState(analyticsAddress);
  const isAdvanced = useEntitlement('advanced-analytics');
  const today = todayNow();
  const chosen = useMemo(() => chosenEvents(plans, state, today), [plans, state, today]);
  const { events, currency } = chosen;
  const lines = useMemo(() => eventLines(events, figures), [events, figures]);
  const rows = useMemo(() => categoryTotals(events, figures), [events, figures]);
  return (
    <>
      {events.length > 0 && <Total lines={lines} currency={currency} />}
      {plans.length > 1 && <AnalyticsFilters state={state} onChange={update} plans={plans} chosen={chosen} />}
      {events.length === 0 ? (
        <EmptyState
          picture={<ChartColumn className="size-10 text-ink-muted" />}
          title={t('noMatchTitle')}
          text={t('noMatchText')}
          action={
            <Button look="secondary" onClick={() => update({ type: null, when: null, currency: null })}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <>
          <EventBars lines={lines} currency={currency} current={state.plan} />
          <div className="grid items-start gap-6 xl:grid-cols-2">
            {rows.length > 0 && <CategoryShares rows={rows} currency={currency} />}
            <div className="flex flex-col gap-6">
              <Replies lines={lines} />
              {isAdvanced !== undefined &&
                (isAdvanced ? (
                  <TypeTable
                    rows={typeLines(lines)}
                    currency={currency}
                    onCsv={() => saveCsv('celebra', t('file'), analyticsFile(t, lines, currency))}
                  />
                ) : (
                  <AdvancedOffer />
                ))}
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** Everything of the page that waits for the figures. */
export function AnalyticsView({ plans }: { plans: readonly Plan[] }) {
  const { user } = useSession();
  const query = useQuery({ ...figuresQuery(user?.id ?? ''), enabled: user !== null });
  const missing = whatIsMissing(query);
  if (missing === 'error') return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (missing === 'offline') return <NotHereOffline />;
  if (missing === 'loading' || !query.data) return <AnalyticsSkeleton />;
  return <Ready plans={plans} figures={query.data} />;
}
