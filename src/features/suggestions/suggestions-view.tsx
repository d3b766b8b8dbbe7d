import { Suspense } from 'react';
import type { StoredSuggestion } from '@/data/suggestions';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useFacedLines } from '@/parts/suggestions/faced-lines';
import { SuggestionCard } from '@/parts/suggestions/suggestion-card';
import { isSuggestionOpen, useSuggestions } from '@/parts/suggestions/use-suggestions';
import { PageHead } from '@/ui/page-head';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';

/** Unanswered suggestions, the oldest first, followed by answered suggestions. */
export function SuggestionsView() {
  const { t } = useTranslation('suggestions');
  const { plan, editable } = usePlanContext();
  const lines = useFacedLines();
  const book = useSuggestions();
  const waiting = book.all.filter(isSuggestionOpen);
  const decided = book.all.filter((one) => !isSuggestionOpen(one)).toReversed();
  const card = (heading: 'h2' | 'h3') => (suggestion: StoredSuggestion) => (
    <SuggestionCard key={suggestion.id} suggestion={suggestion} book={book} heading={heading}>
      {lines(suggestion, book)}
    </SuggestionCard>
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        back={{ to: paths.eventPlan(plan.id), label: t('back') }}
        title={t('title')}
        text={t(editable ? 'text' : 'textOwn')}
      />
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        {waiting.length === 0 ? (
          <EmptyState
            picture={<Sprig className="size-24 text-ink-muted" />}
            title={t('emptyTitle')}
            text={t(editable ? 'emptyText' : 'emptyOwn')}
          />
        ) : (
          <div className="flex flex-col gap-4">{waiting.map(card('h2'))}</div>
        )}
        {decided.length > 0 && (
          <section aria-labelledby="decided" className="flex flex-col gap-4">
            <h2 id="decided" className="text-xl">
              {t('decided')}
            </h2>
            {decided.map(card('h3'))}
          </section>
        )}
      </Suspense>
    </div>
  );
}
