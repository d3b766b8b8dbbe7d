import type { Refusal } from '@/data/sync/outbox-entry';
import { useTranslation } from '@/lib/translation';
import type { RowDescription } from './row-description';

/**
 * Returns the name of the violated constraint. PostgreSQL names a check constraint after its table and
 * column: `tasks_task_name_check`.
 */
const constraintOf = (message: string): string => /constraint "(\w+)"/.exec(message)?.[1] ?? '';

export function useRefusalText<R>({
  columns,
  limit,
}: Pick<RowDescription<R>, 'columns' | 'limit'>): (refusal: Refusal) => string {
  const { t } = useTranslation(['modules', 'common']);
  return ({ status, code, message }) => {
    if (status === 402) return limit;
    if (status === 403) return t('common:failures.forbidden');
    if (status === 404) return t('failure.gone');
    if (status === 409) return t('unsaved.stale');
    if (status === 410) return t('unsaved.deleted');
    if (code === 'file_lost') return t('unsaved.fileLost');
    const constraint = constraintOf(message);
    const column = columns.find(({ key }) => constraint.includes(key));
    if (!column) return t('unsaved.refused');
    return column.refused ?? t('unsaved.value', { field: column.label });
  };
}
