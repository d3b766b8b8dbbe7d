import { lazyPage } from '@/app/pages/lazy-page';
import { BOOK_TEXTS } from './book-texts';

/** The book's page, with the texts of every part that it prints. */
export default lazyPage(() => import('./book-page'), ...BOOK_TEXTS);
