import { useCallback } from 'react';
import { type History, type HistoryChange, isSharedWork } from '@/domain/ledger/history';
import { useTranslation } from '@/lib/translation';

export function useAuthorText(): (history: History, change: HistoryChange) => string | null {
  const { t } = useTranslation('breakdown');
  return useCallback(
    (history, { changed_by }) => {
      if (changed_by === null || !isSharedWork(history)) return null;
      const person = history.people.find(({ id }) => id === changed_by);
      return person ? person.full_name || t('moves.unnamed') : t('moves.left');
    },
    [t],
  );
}
