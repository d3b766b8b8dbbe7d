import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';

/** Rows of one kind whose event has moved: what would follow, line by line. */
export interface MovedRows {
  readonly suggestions: readonly Suggestion[];
  /** How many stay because somebody chose their date. */
  readonly kept: number;
  /** For which the new date changes nothing: with the last line decided they are reckoned from it as well. */
  readonly closing: readonly OutboxChange[];
}

export const UNMOVED: MovedRows = { suggestions: [], kept: 0, closing: [] };

/** Several kinds on one list. */
export const joinMoved = (all: readonly MovedRows[]): MovedRows => ({
  suggestions: all.flatMap(({ suggestions }) => suggestions),
  kept: all.reduce((sum, { kept }) => sum + kept, 0),
  closing: all.flatMap(({ closing }) => closing),
});
