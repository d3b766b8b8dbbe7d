import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { usePlanContext } from '../module/plan-context';
import type { Faces } from '../rows/face';
import type { MovedRows } from './moved-rows';
import { SuggestionsPanel } from './suggestions-panel';
import { useMovedColumns } from './use-moved-columns';

interface MovedPanelProps {
  rows: MovedRows;
  /** Faces of the suggested rows. The panel shows only their dates. */
  faces: Faces;
  children?: Pieces;
}

const FIRST = 6;

/**
 * Suggested changes after the event was moved to another date. They are accepted or declined line by line.
 */
export function MovedPanel({ rows, faces, children }: MovedPanelProps) {
  const { t } = useTranslation('follows');
  const { plan } = usePlanContext();
  const { suggestions, kept, closing } = rows;
  return (
    <SuggestionsPanel
      title={t('title', { date: formatDate(plan.event_date) })}
      text={(count) => [t('text', { count }), ...(kept > 0 ? [t('kept', { count: kept })] : [])].join(' ')}
      suggestions={suggestions}
      faces={faces}
      columns={useMovedColumns()}
      first={FIRST}
      said={{ accepted: ({ length }) => t('taken', { count: length }), dismissed: t('left') }}
      closing={closing}
    >
      {children}
    </SuggestionsPanel>
  );
}
