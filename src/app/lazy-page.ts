import { type ComponentType, lazy } from 'react';
import { loadTexts } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';

type PageModule = { default: ComponentType };

/** A page on demand: its code and its texts are fetched side by side, and can be fetched ahead. */
export function lazyPage(load: () => Promise<PageModule>, ...texts: Namespace[]) {
  const fetchAll = () => Promise.all([load(), loadTexts(...texts)]).then(([page]) => page);
  return Object.assign(lazy(fetchAll), { preload: () => void fetchAll().catch(() => undefined) });
}
