import { loadTexts } from '@/lib/i18n';

/** The sheet with all the texts that its cards and suggestions have. */
export const loadAssist = async () => {
  const [sheet] = await Promise.all([
    import('./assist-sheet'),
    loadTexts('assist', 'suggestions', 'modules', 'checklist', 'timeline'),
  ]);
  return sheet;
};
