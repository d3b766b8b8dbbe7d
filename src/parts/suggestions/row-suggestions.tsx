import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { SUGGESTIONS } from '@/data/suggestions';
import { type AnyNoun, planDocumentQuery } from '@/data/sync/plan-document';
import { useTranslation } from '@/lib/translation';
import type { RowSuggestionsProps } from '../form/row-suggestions-context';
import { usePlanContext } from '../module/plan-context';
import { SuggestedLine } from './suggested-line';
import { useSuggestions } from './use-suggestions';

const NOUNS = [SUGGESTIONS as unknown as AnyNoun];

export default function RowSuggestions({ id, description, onDecided }: RowSuggestionsProps) {
  const { t } = useTranslation('suggestions');
  const { plan } = usePlanContext();
  const titleId = useId();
  useQuery(planDocumentQuery(plan.id, NOUNS));
  const { all, nameOf, decideLine } = useSuggestions();
  const lines = all.flatMap((suggestion) =>
    suggestion.changes.flatMap((line, at) =>
      line.id === id && suggestion.states[at] === 'open' ? { suggestion, at } : [],
    ),
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-5 rounded-card border border-accent px-4 pt-3">
      <h3 id={titleId} className="flex items-center gap-2 font-semibold">
        <Lightbulb className="size-4.5 shrink-0 text-accent-strong" />
        <span>{t('here')}</span>
      </h3>
      <ul className="divide-y divide-line">
        {lines.map(({ suggestion, at }) => (
          <SuggestedLine
            key={`${suggestion.id} ${at}`}
            suggestion={suggestion}
            at={at}
            description={description}
            nameOf={nameOf}
            onDecide={
              decideLine &&
              ((to) => {
                decideLine(suggestion, at, to);
                if (to === 'accepted') onDecided();
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}
