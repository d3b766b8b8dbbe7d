import type { TimelineItem } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';

/** What a line's sheet does with it. */
export interface SheetActions {
  onChange: ChangeRows<TimelineItem>;
  /** True opens it again on the same line. */
  onOpenChange: (open: boolean) => void;
}

/** What the sheets of the day and of milestones say. */
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
