import type { ReactElement } from 'react';

/**
 * What stands beside others: elements, and no bare text. A browser's translation puts each text node into an element of
 * its own, and React can then neither remove it nor put anything before it.
 */
export type Pieces = ReactElement | false | null | undefined | readonly Pieces[];
