import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';

/** Suggested changes of one kind of row after the event has moved. */
export interface MovedRows {
  readonly suggestions: readonly Suggestion[];
  /** Number of rows that stay because somebody chose their date. */
  readonly kept: number;
  /**
   * Changes of rows that the new date doesn't move: after the last decision they count as computed from it
   * too.
   */
  readonly closing: readonly OutboxChange[];
}

export const UNMOVED: MovedRows = { suggestions: [], kept: 0, closing: [] };

/** Joins several kinds into one list. */
export const joinMoved = (all: readonly MovedRows[]): MovedRows => ({
  suggestions: all.flatMap(({ suggestions }) => suggestions),
  kept: all.reduce((sum, { kept }) => sum + kept, 0),
  closing: all.flatMap(({ closing }) => closing),
});
