import type { MouseEvent } from 'react';

/**
 * Returns true if the browser itself must follow a language link: to open another tab, or because the page
 * isn't hydrated yet. Hydration needs the language in which the page was rendered.
 */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || document.documentElement.dataset.app !== 'ready';
