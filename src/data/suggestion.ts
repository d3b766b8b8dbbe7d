import type { OutboxChange } from './sync/outbox-entry';

/** A suggested change of a plan, by a person or an engine. It changes nothing until a person accepts it. */
export interface Suggestion {
  /** Stable key, under which a repeated suggestion stays dismissed. */
  readonly key: string;
  /** Why, in the reader's words. */
  readonly reason: string;
  /** Changes for the outbox: all or none. */
  readonly changes: readonly OutboxChange[];
  /** Title, if the name of its first row isn't enough. */
  readonly title?: string;
  /**
   * Changes that dismiss it for everybody and for good; without them it is dismissed while the page is open.
   */
  readonly dismissal?: readonly OutboxChange[];
}
