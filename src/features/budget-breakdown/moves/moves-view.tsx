import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CloudOff, Download } from 'lucide-react';
import { historyQuery } from '@/data/budget-history';
import { budgetMove, waterfall } from '@/domain/ledger/history';
import { formatDate, formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { saveCsv } from '@/parts/rows/save-csv';
import { Button } from '@/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { sinceOf } from '../breakdown-state';
import type { ViewProps } from '../view-props';
import { ChangesSheet } from './changes-sheet';
import { movesFile } from './moves-file';
import { PeriodFields } from './period-fields';
import { useAuthorText } from './use-author-text';
import { WaterfallRows } from './waterfall-rows';

/** Waterfall chart of the changes between two days, by category. Each step opens the changes behind it. */
export function MovesView({ measure, state, onState }: ViewProps) {
  const { t } = useTranslation(['breakdown', 'common', 'modules']);
  const { plan, today } = usePlanContext();
  const since = sinceOf(state, today);
  const until = state.until !== null && state.until < today ? state.until : null;
  const disordered = since !== null && since > (until ?? today);
  const query = useQuery({
    ...historyQuery(plan.id, { since, until }),
    placeholderData: keepPreviousData,
    enabled: !disordered,
  });
  const { data } = query;
  const words = { label: useCategoryLabel(), author: useAuthorText() };
  const figure = measure === 'planned' || measure === 'suggested' ? 'allocated' : measure;
  const fall = data && waterfall(data, figure);
  const budget = data && budgetMove(data);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const from = since ?? data?.begins ?? today;
  return (
    <div className="flex flex-col gap-5">
      <PeriodFields state={state} begins={data?.begins ?? null} onState={onState} />
      {disordered ? (
        <p role="alert" className="text-danger">
          {t('moves.order')}
        </p>
      ) : query.isError && !data ? (
        <ErrorState
          title={t('common:errorPage.title')}
          text={t('common:errorPage.unread')}
          action={<Button onClick={() => void query.refetch()}>{t('common:tryAgain')}</Button>}
        />
      ) : query.fetchStatus === 'paused' && !data ? (
        <EmptyState
          picture={<CloudOff className="size-10 text-ink-muted" />}
          title={t('modules:offlineTitle')}
          text={t('modules:offlineText')}
        />
      ) : !data || !fall || !budget ? (
        <div role="status">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-80 w-full" />
        </div>
      ) : (
        <section aria-labelledby="moves" aria-busy={query.isPlaceholderData} className="flex flex-col gap-4">
          <div>
            <h2 id="moves" className="text-xl">
              {t('moves.title')}
            </h2>
            <p role="status" className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <span className="tabular font-serif text-3xl font-medium text-accent-strong">
                {formatDifference(fall.to - fall.from, plan.currency)}
              </span>
              <span className="text-ink-muted">
                <span>
                  {fall.to === fall.from
                    ? t('moves.same')
                    : t('moves.sentence', { from: money(fall.from), to: money(fall.to) })}
                </span>{' '}
                <span>·</span>{' '}
                <span>
                  {t('moves.between', {
                    since: formatDate(from, 'medium'),
                    until: until ? formatDate(until, 'medium') : t('moves.today'),
                  })}
                </span>
              </span>
            </p>
            {measure === 'suggested' && <p className="mt-1 text-sm text-ink-muted">{t('moves.suggested')}</p>}
            {budget.from !== budget.to && budget.from > 0 && (
              <p className="mt-1 text-ink-muted">
                {t('moves.budget', { from: money(budget.from), to: money(budget.to) })}
              </p>
            )}
          </div>
          <WaterfallRows
            fall={fall}
            currency={plan.currency}
            start={t('moves.start', { date: formatDate(from, 'short') })}
            end={t('moves.end', { date: formatDate(until ?? today, 'short') })}
            onOpen={(category) => onState({ category })}
          />
          {data.changes.length > 0 && (
            <Button
              look="quiet"
              size="small"
              className="self-start print:hidden"
              icon={<Download className="size-4.5" />}
              onClick={() => saveCsv(plan.name, t('moves.file'), movesFile(t, words, plan.currency, data))}
            >
              {t('moves.csv')}
            </Button>
          )}
        </section>
      )}
      <ChangesSheet
        history={data}
        step={fall?.steps.find(({ category }) => category === state.category) ?? null}
        figure={figure}
        onClose={() => onState({ category: null })}
      />
    </div>
  );
}
