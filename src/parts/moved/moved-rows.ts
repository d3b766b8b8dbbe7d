import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';

/** Rows of one kind after the event has moved: suggested changes, line by line. */
export interface MovedRows {
  readonly suggestions: readonly Suggestion[];
  /** Number of rows that stay because somebody chose their date. */
  readonly kept: number;
  /** Rows that the new date doesn't change: with the last line decided they count as computed from it too. */
  readonly closing: readonly OutboxChange[];
}

export const UNMOVED: MovedRows = { suggestions: [], kept: 0, closing: [] };

/** Several kinds on one list. */
export const joinMoved = (all: readonly MovedRows[]): MovedRows => ({
  suggestions: all.flatMap(({ suggestions }) => suggestions),
  kept: all.reduce((sum, { kept }) => sum + kept, 0),
  closing: all.flatMap(({ closing }) => closing),
});
