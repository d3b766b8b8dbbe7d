import type { ReactElement } from 'react';

/**
 * Children that are elements, not bare text. A browser's translation wraps each text node in an element, and
 * React can then neither remove the text nor insert before it.
 */
export type Pieces = ReactElement | false | null | undefined | readonly Pieces[];
