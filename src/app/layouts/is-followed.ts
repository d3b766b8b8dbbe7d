import type { MouseEvent } from 'react';

/**
 * True if the browser follows a language link itself: into another tab, or before hydration, which must find
 * the language that was rendered.
 */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || document.documentElement.dataset.app !== 'ready';
