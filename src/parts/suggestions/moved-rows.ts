import type { Suggestion } from '@/data/suggestion';
import type { OutboxChange } from '@/data/sync/outbox-entry';

/** Suggested changes to one kind of row after the event was moved. */
export interface MovedRows {
  readonly suggestions: readonly Suggestion[];
  /** Number of rows that keep their date, because somebody chose it. */
  readonly kept: number;
  /**
   * Changes to rows whose dates stay. They are saved after the last decision, and mark the rows as decided
   * for the new date.
   */
  readonly closing: readonly OutboxChange[];
}

export const UNMOVED: MovedRows = { suggestions: [], kept: 0, closing: [] };

export const joinMoved = (all: readonly MovedRows[]): MovedRows => ({
  suggestions: all.flatMap(({ suggestions }) => suggestions),
  kept: all.reduce((sum, { kept }) => sum + kept, 0),
  closing: all.flatMap(({ closing }) => closing),
});
