import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { usePlanContext } from '../module/plan-context';
import { SuggestionsPanel } from '../rows/suggestions-panel';
import { movedFaces } from './moved-faces';
import type { MovedRows } from './moved-rows';

interface MovedPanelProps {
  rows: MovedRows;
  /** Additional notices beside the rows. */
  children?: Pieces;
}

/** Lines at first. */
const FIRST = 6;

/** The event has moved: what would follow, of one kind or of several, line by line. */
export function MovedPanel({ rows, children }: MovedPanelProps) {
  const { t } = useTranslation('follows');
  const { plan } = usePlanContext();
  const { suggestions, kept, closing } = rows;
  return (
    <SuggestionsPanel
      title={t('title', { date: formatDate(plan.event_date) })}
      text={(count) => [t('text', { count }), ...(kept > 0 ? [t('kept', { count: kept })] : [])].join(' ')}
      suggestions={suggestions}
      faces={movedFaces}
      first={FIRST}
      said={{ accepted: ({ length }) => t('taken', { count: length }), dismissed: t('left') }}
      closing={closing}
    >
      {children}
    </SuggestionsPanel>
  );
}
