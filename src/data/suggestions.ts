import type { Json } from '@/lib/database.types';
import { newsKeys } from './derived-keys';
import { defineNoun, type RowJson, type RowTable, type StoredRows } from './sync/noun';

/**
 * A change in the format of `save_rows`, with the previous values of the changed columns: none for a new row,
 * all for a deleted row.
 */
export interface SuggestedChange {
  readonly table: RowTable;
  readonly id: string;
  readonly version: number;
  readonly row: RowJson | null;
  readonly before: RowJson | null;
}

export type LineState = 'open' | 'accepted' | 'declined';

/** Changes that a person suggests for a plan. Editors decide about them line by line. */
export interface StoredSuggestion {
  readonly id: string;
  readonly version: number;
  readonly author: string;
  readonly reason: string | null;
  readonly changes: readonly SuggestedChange[];
  readonly states: readonly LineState[];
  /**
   * Id of the person who last changed each row since the suggestion, by row id. Null if that person has no
   * account.
   */
  readonly moved: { readonly [id: string]: string | null };
  readonly created_at: string;
}

const toSuggestion = (row: StoredRows['suggestions']): StoredSuggestion => ({
  id: row.id,
  version: row.version,
  author: row.author,
  reason: row.reason,
  // The database checks the structure of the changes, but not their columns.
  changes: row.changes as unknown as readonly SuggestedChange[],
  states: row.states as readonly LineState[],
  moved: (row.moved ?? {}) as StoredSuggestion['moved'],
  created_at: row.created_at,
});

const toJson = ({ reason, changes, states }: StoredSuggestion): RowJson => ({
  reason,
  changes: changes as unknown as Json,
  states: [...states],
});

/** Undecided and decided suggestions, oldest first. The service deletes them after thirty days. */
export const SUGGESTIONS = defineNoun({
  table: 'suggestions',
  select: 'suggestions(*, moved)',
  toRow: toSuggestion,
  toJson,
  compare: (a: StoredSuggestion, b: StoredSuggestion) =>
    a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id),
  feeds: newsKeys,
});

/** Maximum number of changes in a suggestion, and maximum length of its reason in characters. */
export const MOST_LINES = 50;
export const REASON_LENGTH = 500;
