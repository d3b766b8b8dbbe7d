import { lazyPage } from '@/app/pages/lazy-page';

/** The page with the texts of every part that it puts on paper. */
export default lazyPage(
  () => import('./book-page'),
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
);
