import { loadTexts } from '@/lib/i18n';

/** The page with the texts of every part that it puts on paper. */
export async function loadBook() {
  const [page] = await Promise.all([
    import('./book-page'),
    loadTexts(
      'book',
      'modules',
      'plans',
      'ledger',
      'timeline',
      'guests',
      'seating',
      'drinks',
      'vendors',
      'files',
    ),
  ]);
  return page;
}
