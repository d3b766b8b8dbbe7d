import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { ATTACHMENTS } from '@/data/attachments';
import { useRows } from '@/data/sync/use-rows';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';

/** Returns the number of files for each row of a plan, by row id. */
export function useFileCounts(): ReadonlyMap<string, number> {
  const files = useRows(ATTACHMENTS, usePlanContext().plan.id);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { subject_id } of files) counts.set(subject_id, (counts.get(subject_id) ?? 0) + 1);
    return counts;
  }, [files]);
}

/** Paper clip with the number of files. Renders nothing if there are none. */
export function FileCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation('files');
  if (!count) return null;
  return (
    <span className="relative inline-flex items-center gap-0.5 align-middle text-sm font-normal text-ink-muted print:hidden">
      <Paperclip className="size-3.5" />
      <span aria-hidden="true" className="tabular">
        {formatNumber(count)}
      </span>
      <span className="sr-only">{t('count', { count })}</span>
    </span>
  );
}
