import type { MouseEvent } from 'react';

/**
 * Returns true if the browser must follow a language link itself: to open another tab, or before hydration,
 * which needs the language that the page was rendered in.
 */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || document.documentElement.dataset.app !== 'ready';
