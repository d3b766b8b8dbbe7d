import type { RowTable } from './sync/noun';

/**
 * The table of the rows of which imported lists consist. It isn't read from `GUESTS`, because the first pages
 * load the outbox's entries but no guests.
 */
export const IMPORTED_TABLE = 'guests' satisfies RowTable;
