import type { MouseEvent } from 'react';

/**
 * Returns true if the browser itself follows a language link: into another tab, or before hydration, which must find
 * the rendered language.
 */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || document.documentElement.dataset.app !== 'ready';
