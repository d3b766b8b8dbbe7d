import { useTranslation } from 'react-i18next';

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
