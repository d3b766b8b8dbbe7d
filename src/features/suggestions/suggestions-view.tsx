import { type ComponentType, lazy, Suspense, useContext, useMemo } from 'react';
import type { StoredSuggestion } from '@/data/suggestions';
import type { RowTable } from '@/data/sync/noun';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { Face } from '@/parts/rows/face';
import { FaceContext, type LoadFace } from '@/parts/rows/face-context';
import { type LineProps, SuggestedLine } from '@/parts/suggesting/suggested-line';
import { SuggestionCard } from '@/parts/suggesting/suggestion-card';
import { isOpen, useSuggestions } from '@/parts/suggesting/use-suggestions';
import { PageHead } from '@/ui/page-head';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';

type FacedProps = Omit<LineProps, 'description'>;

function FacedLine({ face, ...props }: FacedProps & { face: Face }) {
  const { plan } = usePlanContext();
  return <SuggestedLine {...props} description={face.useDescription(plan.id)} />;
}

/** A line with the face of its table, by the table: each is fetched once. */
function linesBy(loadFace: LoadFace): (table: RowTable) => ComponentType<FacedProps> {
  const known = new Map<RowTable, ComponentType<FacedProps>>();
  return (table) => {
    const line =
      known.get(table) ??
      lazy(async () => {
        const face = await loadFace(table);
        return { default: (props: FacedProps) => face && <FacedLine {...props} face={face} /> };
      });
    known.set(table, line);
    return line;
  };
}

/** What waits for an answer, the oldest first, and what has got one. */
export function SuggestionsView() {
  const { t } = useTranslation('suggestions');
  const { plan, editable } = usePlanContext();
  const book = useSuggestions();
  const waiting = book.all.filter(isOpen);
  const decided = book.all.filter((one) => !isOpen(one)).toReversed();
  const { decideLine } = book;
  const loadFace = useContext(FaceContext);
  const lineOf = useMemo(() => linesBy(loadFace), [loadFace]);
  const card = (heading: 'h2' | 'h3') => (suggestion: StoredSuggestion) => (
    <SuggestionCard key={suggestion.id} suggestion={suggestion} book={book} heading={heading}>
      {suggestion.changes.map(({ table, id }, at) => {
        const Line = lineOf(table);
        return (
          <Line
            key={`${table} ${id}`}
            suggestion={suggestion}
            at={at}
            nameOf={book.nameOf}
            onDecide={decideLine && ((to) => decideLine(suggestion, at, to))}
          />
        );
      })}
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
