import { type ComponentType, lazy, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { StoredSuggestion } from '@/data/suggestions';
import type { RowTable } from '@/data/sync/noun';
import { usePlanContext } from '../module/plan-context';
import type { Face } from '../rows/face';
import { FaceContext, type LoadFace } from '../rows/face-context';
import { type LineProps, SuggestedLine } from './suggested-line';
import type { useSuggestions } from './use-suggestions';

type FacedProps = Omit<LineProps, 'description'>;

function FacedLine({ face, ...props }: FacedProps & { face: Face }) {
  const { plan } = usePlanContext();
  return <SuggestedLine {...props} description={face.useDescription(plan.id)} />;
}

/**
 * Returns a function that maps a table to the component for that table's suggested lines. Each table's face
 * is loaded only once.
 */
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

type Book = Pick<ReturnType<typeof useSuggestions>, 'nameOf' | 'decideLine'>;

/** Returns a function that renders the lines of a suggestion, whichever tables they change. */
export function useFacedLines(): (suggestion: StoredSuggestion, book: Book) => ReactNode {
  const loadFace = useContext(FaceContext);
  const lineOf = useMemo(() => linesBy(loadFace), [loadFace]);
  return useCallback(
    (suggestion, { nameOf, decideLine }) =>
      suggestion.changes.map(({ table, id }, at) => {
        const Line = lineOf(table);
        return (
          <Line
            key={`${table} ${id}`}
            suggestion={suggestion}
            at={at}
            nameOf={nameOf}
            onDecide={decideLine && ((to) => decideLine(suggestion, at, to))}
          />
        );
      }),
    [lineOf],
  );
}
