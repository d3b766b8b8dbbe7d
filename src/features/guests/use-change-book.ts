import { useCallback } from 'react';
import { useTranslation } from '@/lib/translation';
import { changeTables } from '@/parts/rows/use-change-rows';
import type { BookChange } from './make-guests';

/** Changes guests, households and parts together; `said` names what was done, to be offered back. */
export type ChangeBook = (changes: readonly BookChange[], said?: string) => void;

export function useChangeBook(plan_id: string): ChangeBook {
  const { t } = useTranslation();
  return useCallback(
    (changes, said) => changeTables(plan_id, changes, said ? { said, label: t('undo') } : undefined),
    [plan_id, t],
  );
}
