import type { MouseEvent } from 'react';

/**
 * Whether the browser follows a pressed link to the page's other language: into another tab, or while the page is being
 * hydrated, which must find the language again that it was rendered in.
 */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || document.documentElement.dataset.app !== 'ready';
