import { lazyPage } from '@/app/pages/lazy-page';
import { BOOK_TEXTS } from './book-texts';

/** The page with the texts of every part that it puts on paper. */
export default lazyPage(() => import('./book-page'), ...BOOK_TEXTS);
