import type { MouseEvent } from 'react';

/**
 * Returns true if the browser must follow a language link itself: to open another tab, or before hydration.
 * Hydration needs the language in which the page was rendered.
 */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || document.documentElement.dataset.app !== 'ready';
