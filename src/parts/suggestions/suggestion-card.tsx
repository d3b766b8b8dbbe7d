import type { ReactNode } from 'react';
import type { StoredSuggestion } from '@/data/suggestions';
import { formatInstant } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { usePlanContext } from '../module/plan-context';
import type { useSuggestions } from './use-suggestions';

interface SuggestionCardProps {
  suggestion: StoredSuggestion;
  book: ReturnType<typeof useSuggestions>;
  heading: 'h2' | 'h3';
  children: ReactNode;
}

/**
 * A suggestion with its author, date, reason and lines, and buttons to accept or decline all lines at once.
 */
export function SuggestionCard({ suggestion, book, heading: Heading, children }: SuggestionCardProps) {
  const { t } = useTranslation('suggestions');
  const { user } = useSession();
  const { plan } = usePlanContext();
  // In the demonstration nobody is signed in, so the visitor counts as the owner.
  const isMine = suggestion.author === (user?.id ?? plan.owner_id);
  const name = book.nameOf(suggestion.author);
  const open = suggestion.states.filter((state) => state === 'open').length;
  const isUnanswered = open === suggestion.states.length;
  const { decideAll } = book;
  return (
    <article className="card p-4 sm:p-5">
      <Heading className="font-sans text-base font-semibold tracking-normal">
        {isMine
          ? t(decideAll ? 'yours' : 'you')
          : name
            ? t('by', { name })
            : t(book.knowsPeople ? 'nobody' : 'row')}
      </Heading>
      <p className="text-sm text-ink-muted">{formatInstant(suggestion.created_at)}</p>
      {suggestion.reason && (
        <p className="measure mt-1 break-words whitespace-pre-line">
          {t('quoted', { reason: suggestion.reason })}
        </p>
      )}
      <ul className="divide-y divide-line">{children}</ul>
      {open > 1 && decideAll && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <Button size="small" onClick={() => decideAll(suggestion, 'accepted')}>
            {t('acceptAll')}
          </Button>
          <Button look="secondary" size="small" onClick={() => decideAll(suggestion, 'declined')}>
            {t('declineAll')}
          </Button>
        </div>
      )}
      {isMine && isUnanswered && !decideAll && (
        <Button look="quiet" size="small" className="-ml-4" onClick={() => book.takeBack(suggestion)}>
          {t('takeBack')}
        </Button>
      )}
    </article>
  );
}
