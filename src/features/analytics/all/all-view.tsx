import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { figuresQuery, pastOutcomesQuery } from '@/data/event-figures';
import type { Plan } from '@/data/plans';
import { type EventFigures, eventLines } from '@/domain/analytics/analytics';
import type { KeptForecast } from '@/domain/analytics/outcomes';
import { today as todayNow } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useEntitlement } from '@/parts/account/use-tier';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { paperOf } from '@/parts/print/paper';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/states';
import { useAddressState } from '@/ui/use-address-state';
import { AnalyticsSkeleton } from '../analytics-skeleton';
import { analyticsAddress, byCurrency, chosenEvents, figuresOf, ofCategory } from '../analytics-state';
import { ScopeTabs } from '../scope-tabs';
import { ExportActions } from '../tables/export-actions';
import { AdvancedOffer } from './advanced-offer';
import { AllActions } from './all-actions';
import { AnalyticsFilters } from './analytics-filters';
import { CurrencyBlock } from './currency-block';
import { RepliesSummary } from './replies';
import { useBlockTables } from './use-block-tables';

interface ReadyProps {
  plans: readonly Plan[];
  figures: readonly EventFigures[];
  kept: readonly KeptForecast[];
  isAdvanced: boolean | undefined;
}

const NO_FILTER = {
  type: null,
  when: null,
  currency: null,
  category: null,
  place: null,
  size: null,
} as const;

function Ready({ plans, figures: all, kept, isAdvanced }: ReadyProps) {
  const { t } = useTranslation('analytics');
  const [state, update] = useAddressState(analyticsAddress);
  const today = todayNow();
  const { events: found, currencies } = useMemo(
    () => chosenEvents(plans, state, today),
    [plans, state, today],
  );
  const { category } = state;
  const events = useMemo(() => (category ? ofCategory(found, category) : found), [found, category]);
  const figures = useMemo(() => (category ? figuresOf(all, category) : all), [all, category]);
  const blocks = useMemo(() => byCurrency(events), [events]);
  const lines = useMemo(() => eventLines(events, figures), [events, figures]);
  const tablesOf = useBlockTables({ figures, kept, by: state.by, today });
  const own = plans.find(({ id }) => id === state.plan);
  const tables = blocks.map((block) => tablesOf(block.events, block.currency, blocks.length > 1));
  // If the person came from an event, the page's buttons share a line with the tabs. Otherwise they share a
  // line with the filters.
  const actions = (
    <ExportActions
      name={t('scope.all')}
      paper={paperOf(plans[0]?.country ?? '')}
      hasCsv={isAdvanced}
      tables={tables.flatMap(({ events: each, types, deviations, outcomes }) =>
        isAdvanced ? [each, types, ...deviations, outcomes] : [each],
      )}
    />
  );
  return (
    <>
      {own && (
        <div className="flex items-end justify-between gap-3">
          <div className="min-w-0 flex-1">
            <ScopeTabs state={state} />
          </div>
          {actions}
        </div>
      )}
      <AllActions plans={found} today={today} />
      {(plans.length > 1 || !own) && (
        <div className="flex items-start justify-end gap-3">
          {plans.length > 1 && (
            <div className="min-w-0 flex-1">
              <AnalyticsFilters
                state={state}
                onChange={update}
                plans={plans}
                currencies={currencies}
                found={found.length}
              />
            </div>
          )}
          {!own && actions}
        </div>
      )}
      {events.length === 0 ? (
        <EmptyState
          picture={<ChartColumn className="size-10 text-ink-muted" />}
          title={t('noMatchTitle')}
          text={t('noMatchText')}
          action={
            <Button look="secondary" onClick={() => update(NO_FILTER)}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <>
          {blocks.map((block, i) => (
            <CurrencyBlock
              key={block.currency}
              {...block}
              figures={figures}
              current={state.plan}
              category={category}
              isNamed={blocks.length > 1}
              tables={isAdvanced ? tables[i] : undefined}
              by={state.by}
              onBy={(by) => update({ by })}
            />
          ))}
          <RepliesSummary lines={lines} />
          {isAdvanced === false && <AdvancedOffer />}
        </>
      )}
    </>
  );
}

/** The part of the page that depends on the computed figures. */
export default function AllView({ plans }: { plans: readonly Plan[] }) {
  const { user } = useSession();
  const isAdvanced = useEntitlement('advanced-analytics');
  const today = todayNow();
  const query = useQuery({ ...figuresQuery(user?.id ?? ''), enabled: user !== null });
  const { data: kept = [] } = useQuery({
    ...pastOutcomesQuery(user?.id ?? ''),
    enabled: user !== null && isAdvanced === true && plans.some(({ event_date }) => event_date < today),
  });
  const missing = whatIsMissing(query);
  if (missing === 'error') return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (missing === 'offline') return <NotHereOffline />;
  if (missing === 'loading' || !query.data) return <AnalyticsSkeleton />;
  return <Ready plans={plans} figures={query.data} kept={kept} isAdvanced={isAdvanced} />;
}
