import { loadTexts } from '@/lib/i18n';

/** Loads the sheet, and all texts that its cards and suggestions use. */
export const loadAssist = async () => {
  const [sheet] = await Promise.all([
    import('./assist-sheet'),
    loadTexts('assist', 'suggestions', 'modules', 'checklist', 'timeline'),
  ]);
  return sheet;
};
