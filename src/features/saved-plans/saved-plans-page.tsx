import { Search, Stamp } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { EVENT_TYPES } from '@/domain/plan/facts';
import { countryName, today as todayNow } from '@/lib/format';
import { currentLanguage, loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NewEventLink } from '@/parts/plan/new-event-link';
import { PlansPage } from '@/parts/plan/plans-page';
import { type Summaries, useSummaries } from '@/parts/plan/use-summaries';
import { changeTables } from '@/parts/rows/use-change-rows';
import { Button, buttonClass } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { useAddressState } from '@/ui/use-address-state';
import { DeletedPlans } from './deleted-plans';
import { DuplicateDialog } from './duplicate/duplicate-dialog';
import { LimitDialog } from './limit-dialog';
import { type ListFigures, listFigures } from './list-figures';
import { foldedOnce, found, inOrder, plansAddress } from './plan-list';
import { type SavedPlanActions, SavedPlanRow } from './saved-plan-row';
import { SavedPlansFilters } from './saved-plans-filters';
import { usePlanLimit } from './use-plan-limit';
import { useSavedPlanActions } from './use-saved-plan-actions';

const SaveTemplateDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./template/save-template-dialog'), loadTexts('templates')]);
  return dialog;
});

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
  label: string;
  plans: readonly Plan[];
  summaries: Summaries;
  figuresOf: (plan: Plan) => ListFigures | undefined;
  today: string;
  actions: SavedPlanActions;
}

const idOf = ({ id }: Plan): string => id;

/** Memoised, so that typing in the search field doesn't wait for the rows. */
const Rows = memo(({ label, plans, summaries, figuresOf, today, actions }: RowsProps) => (
  <DataList
    groups={[{ id: '', rows: plans }]}
    keyOf={idOf}
    rowHeight={150}
    label={label}
    className="flex flex-col"
  >
    {(plan) => (
      <div className="pb-3">
        <SavedPlanRow
          plan={plan}
          summary={summaries.summaryOf(plan.id)}
          figures={figuresOf(plan)}
          waiting={summaries.waiting}
          today={today}
          {...actions}
        />
      </div>
    )}
  </DataList>
));

type ListProps = Pick<RowsProps, 'plans' | 'summaries' | 'today'>;

function List({ plans, summaries, today }: ListProps) {
  const { t } = useTranslation(['plans', 'common']);
  const navigate = useNavigate();
  const [limited, setLimited] = useState(false);
  const [copying, setCopying] = useState<Plan | null>(null);
  const [keeping, setKeeping] = useState<Plan | null>(null);
  const reached = usePlanLimit(plans);
  const actions = useSavedPlanActions({
    atLimit: reached !== null,
    onLimit: () => setLimited(true),
    onDuplicate: setCopying,
    onTemplate: setKeeping,
  });
  const [state, update] = useAddressState(plansAddress);
  const language = currentLanguage();
  const { q, sort, type, archived: withArchived } = state;
  const figuresOf = useMemo(() => {
    const known = new Map(
      plans.flatMap((plan): [string, ListFigures][] =>
        plan.archived_at === null ? [[plan.id, listFigures(plan, summaries.needsOf(plan.id), today)]] : [],
      ),
    );
    return ({ id }: Plan) => known.get(id);
  }, [plans, summaries, today]);
  const ordered = useMemo(
    () => inOrder(plans, sort, today, language, figuresOf),
    [plans, sort, today, language, figuresOf],
  );
  const words = useMemo(() => {
    const types = new Map(EVENT_TYPES.map((one) => [one, t(`common:eventType.${one}`)]));
    return foldedOnce(({ name, city, country, event_type }) =>
      [name, city, countryName(country, language), types.get(event_type)].join(' '),
    );
  }, [language, t]);
  const shown = useMemo(
    () => found(ordered, { q, type, archived: withArchived }, words),
    [ordered, q, type, withArchived, words],
  );
  // The count changes at every letter. The rows follow later, and their rendering stops if another letter is
  // typed meanwhile.
  const deferred = useDeferredValue(shown);
  const archived = plans.filter(({ archived_at }) => archived_at !== null).length;
  const total = state.archived ? plans.length : plans.length - archived;
  const onlyArchived = total === 0 && q === '' && type === null;
  return (
    <>
      <SavedPlansFilters
        state={state}
        onChange={update}
        hasArchived={archived > 0}
        found={
          shown.length === total
            ? t('saved.count', { count: total })
            : t('saved.found', { count: shown.length, total })
        }
      />
      <Link to={paths.templates} className={`${buttonClass('quiet', 'small')} -my-2 self-start`}>
        <Stamp className="size-4.5 shrink-0" />
        <span>{t('saved.templates')}</span>
      </Link>
      {deferred.length === 0 ? (
        <EmptyState
          picture={<Search className="size-10 text-ink-muted" />}
          title={t(onlyArchived ? 'saved.onlyArchivedTitle' : 'saved.noMatchTitle')}
          text={
            <>
              {!onlyArchived && <span>{t('saved.noMatchText')}</span>}{' '}
              {archived > 0 && !state.archived && (
                <span>{t('saved.noMatchArchived', { count: archived })}</span>
              )}
            </>
          }
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {!onlyArchived && (
                <Button look="secondary" onClick={() => update({ q: '', type: null, archived: false })}>
                  {t('saved.clear')}
                </Button>
              )}
              {archived > 0 && !state.archived && (
                <Button look="secondary" onClick={() => update({ archived: true })}>
                  {t('saved.showArchived')}
                </Button>
              )}
            </div>
          }
        />
      ) : (
        <Rows
          label={t('saved.title')}
          plans={deferred}
          summaries={summaries}
          figuresOf={figuresOf}
          today={today}
          actions={actions}
        />
      )}
      <DeletedPlans />
      {copying && (
        <DuplicateDialog
          plan={copying}
          onClose={() => setCopying(null)}
          onMade={(copy, changes) => {
            setCopying(null);
            changeTables(copy.id, changes);
            toast({
              title: t('saved.duplicated'),
              text: copy.name,
              action: { label: t('saved.open'), run: () => void navigate(paths.eventPlan(copy.id)) },
            });
          }}
        />
      )}
      {keeping && (
        <Suspense fallback={null}>
          <SaveTemplateDialog plan={keeping} onClose={() => setKeeping(null)} />
        </Suspense>
      )}
      <LimitDialog reached={limited ? reached : null} onClose={() => setLimited(false)} />
    </>
  );
}

/** /app/saved-plans: all plans of the account, with search, filters, sorting and the archive. */
export default function SavedPlansPage() {
  const { t } = useTranslation('plans');
  const today = todayNow();
  const summaries = useSummaries(today);
  return (
    <PlansPage
      title={t('saved.title')}
      className="gap-5"
      skeleton={<ListSkeleton />}
      empty={
        <>
          <EmptyState
            picture={<Sprig className="size-32 text-accent" />}
            title={t('saved.emptyTitle')}
            text={t('saved.emptyText')}
            action={<NewEventLink />}
          />
          <DeletedPlans />
        </>
      }
    >
      {(plans) => <List plans={plans} summaries={summaries} today={today} />}
    </PlansPage>
  );
}
