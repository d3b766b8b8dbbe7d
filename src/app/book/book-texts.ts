import type { Namespace } from '@/lib/texts';

export const BOOK_TEXTS = [
  'common',
  'book',
  'modules',
  'plans',
  'ledger',
  'tasks',
  'checklist',
  'timeline',
  'guests',
  'seating',
  'drinks',
  'vendors',
  'files',
] as const satisfies readonly Namespace[];
