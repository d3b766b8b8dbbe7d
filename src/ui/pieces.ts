import type { ReactElement } from 'react';

/**
 * Children must be elements, not bare text: a browser's translation wraps each text node in an element, and
 * React can then neither remove it nor insert before it.
 */
export type Pieces = ReactElement | false | null | undefined | readonly Pieces[];
