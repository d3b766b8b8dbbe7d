import type { TimelineItem } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';

export interface SheetActions {
  onChange: ChangeRows<TimelineItem>;
  /** Opens or closes the sheet; `true` reopens it on the same item. */
  onOpenChange: (open: boolean) => void;
}

export function useSheetWords(newTitle: string) {
  const { t } = useTranslation('timeline');
  return {
    newTitle,
    create: t('form.create'),
    save: t('form.save'),
    delete: t('form.delete'),
    said: (done: 'added' | 'saved' | 'deleted') => t(`said.${done}`),
  };
}
