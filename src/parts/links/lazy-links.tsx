import { lazy } from 'react';
import { loadTexts } from '@/lib/i18n';

/** Panel of links without an account. Its code is loaded when needed. */
export const LazyLinks = lazy(async () => {
  const [panel] = await Promise.all([import('./links-panel'), loadTexts('links')]);
  return panel;
});
