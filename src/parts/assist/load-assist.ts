import { loadTexts } from '@/lib/i18n';

/** Loads the sheet, and all texts of its cards and suggestions. */
export const loadAssist = async () => {
  const [sheet] = await Promise.all([
    import('./assist-sheet'),
    loadTexts('assist', 'suggestions', 'modules', 'checklist', 'timeline'),
  ]);
  return sheet;
};
