import { lazy } from 'react';
import { loadTexts } from '@/lib/i18n';

/** Panel of links without an account, loaded on demand. */
export const LazyLinks = lazy(async () => {
  const [panel] = await Promise.all([import('./links-panel'), loadTexts('links')]);
  return panel;
});
