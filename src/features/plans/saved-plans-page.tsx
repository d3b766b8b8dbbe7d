import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { countryName, formatNumber, today as todayNow } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { NotHereOffline, ReadFailure } from '@/parts/missing';
import { Button } from '@/ui/button';
import { Search } from '@/ui/icons';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';
import { useAddressState } from '@/ui/use-address-state';
import { GrowingList } from './growing-list';
import { LimitDialog } from './limit-dialog';
import { NewEventLink } from './new-event-link';
import { foldedOnce, found, inOrder, plansAddress } from './plan-list';
import { type SavedPlanDeeds, SavedPlanRow } from './saved-plan-row';
import { SavedPlansFilters } from './saved-plans-filters';
import { usePlanLimit } from './use-plan-limit';
import { usePlans, whatIsMissing } from './use-plans';
import { useSavedPlanDeeds } from './use-saved-plan-deeds';

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="mb-3 h-20 w-full" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-26 w-full" />
      ))}
    </div>
  );
}

interface RowsProps {
  /** Of the list: another begins anew. */
  name: string;
  plans: readonly Plan[];
  today: string;
  deeds: SavedPlanDeeds;
}

/** Remembered: a letter of the search is drawn before its rows. */
const Rows = memo(({ name, plans, today, deeds }: RowsProps) => (
  <GrowingList
    name={name}
    items={plans}
    row={(plan) => <SavedPlanRow key={plan.id} plan={plan} today={today} {...deeds} />}
  />
));

function List({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation(['plans', 'common']);
  const navigate = useNavigate();
  const [limited, setLimited] = useState(false);
  const reached = usePlanLimit(plans);
  const deeds = useSavedPlanDeeds({
    atLimit: reached !== null,
    onLimit: () => setLimited(true),
    open: (id) => void navigate(paths.eventPlan(id)),
  });
  const [state, update] = useAddressState(plansAddress);

  const today = todayNow();
  const language = currentLanguage();
  const { q, sort, type, archived: withArchived } = state;
  const ordered = useMemo(() => inOrder(plans, sort, today, language), [plans, sort, today, language]);
  const words = useMemo(() => {
    const types = new Map(EVENT_TYPES.map((one) => [one, t(`common:eventType.${one}`)]));
    return foldedOnce(({ name, city, country, event_type }) =>
      [name, city, countryName(country, language), types.get(event_type)].join(' '),
    );
  }, [language, t]);
  const shown = useMemo(
    () => ({
      list: `${sort} ${type} ${withArchived}`,
      plans: found(ordered, { q, type, archived: withArchived }, words),
    }),
    [ordered, q, sort, type, withArchived, words],
  );
  // How many there are is said with the letter that was typed; the rows follow, unless the next letter is there first.
  const drawn = useDeferredValue(shown);
  const archived = plans.filter(({ archived_at }) => archived_at !== null).length;
  const total = state.archived ? plans.length : plans.length - archived;
  const counted = (count: number) => ({ count, formatted: formatNumber(count) });
  return (
    <>
      <SavedPlansFilters state={state} onChange={update} hasArchived={archived > 0} />
      <p role="status" className="text-ink-muted">
        {shown.plans.length === total
          ? t('saved.count', counted(total))
          : t('saved.found', { ...counted(shown.plans.length), total: formatNumber(total) })}
      </p>
      {drawn.plans.length === 0 ? (
        <EmptyState
          picture={<Search aria-hidden="true" className="size-10 text-ink-muted" />}
          title={t('saved.noMatchTitle')}
          text={
            <>
              {t('saved.noMatchText')}{' '}
              {archived > 0 && !state.archived && t('saved.noMatchArchived', counted(archived))}
            </>
          }
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button look="secondary" onClick={() => update({ q: '', type: null, archived: false })}>
                {t('saved.clear')}
              </Button>
              {archived > 0 && !state.archived && (
                <Button look="secondary" onClick={() => update({ archived: true })}>
                  {t('saved.showArchived')}
                </Button>
              )}
            </div>
          }
        />
      ) : (
        <Rows name={drawn.list} plans={drawn.plans} today={today} deeds={deeds} />
      )}
      <LimitDialog reached={limited ? reached : null} onClose={() => setLimited(false)} />
    </>
  );
}

/** /app/saved-plans: every plan of the account, found by words, kind, order and archive. */
export default function SavedPlansPage() {
  const { t } = useTranslation('plans');
  const { query, plans } = usePlans();
  const missing = whatIsMissing(query);
  const some = !missing && plans.length > 0;
  return (
    <div className="page flex flex-col gap-5 py-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('saved.title')}</h1>
        {some && <NewEventLink />}
      </div>
      {missing === 'error' ? (
        <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : missing === 'offline' ? (
        <NotHereOffline />
      ) : missing === 'loading' ? (
        <ListSkeleton />
      ) : !some ? (
        <EmptyState
          picture={<Sprig className="size-32 text-accent" />}
          title={t('saved.emptyTitle')}
          text={t('saved.emptyText')}
          action={<NewEventLink />}
        />
      ) : (
        <List plans={plans} />
      )}
    </div>
  );
}
