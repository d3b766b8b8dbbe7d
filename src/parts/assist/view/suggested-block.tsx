import { Suspense } from 'react';
import { useTranslation } from '@/lib/translation';
import { Skeleton } from '@/ui/states';
import { useFacedLines } from '../../suggestions/faced-lines';
import { SuggestionCard } from '../../suggestions/suggestion-card';
import { useSuggestions } from '../../suggestions/use-suggestions';

/** A suggestion by the assistant. It is answered line by line, like suggestions by people. */
export function SuggestedBlock({ id }: { id: string }) {
  const { t } = useTranslation('assist');
  const book = useSuggestions();
  const lines = useFacedLines();
  const suggestion = book.all.find((one) => one.id === id);
  if (!suggestion) return <p className="text-sm text-ink-muted">{t('gone')}</p>;
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <SuggestionCard suggestion={suggestion} book={book} heading="h3">
        {lines(suggestion, book)}
      </SuggestionCard>
    </Suspense>
  );
}
