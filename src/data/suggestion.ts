import type { OutboxChange } from './sync/outbox-entry';

/** A change suggested by a person or an engine. The plan stays the same until a person accepts it. */
export interface Suggestion {
  /** Stable key. A dismissed suggestion stays dismissed when the same key is suggested again. */
  readonly key: string;
  /** Reason for the suggestion, in the reader's language. */
  readonly reason: string;
  /** Changes to save together: all or none. */
  readonly changes: readonly OutboxChange[];
  /** Title, needed only if the name of the first changed row says too little. */
  readonly title?: string;
  /**
   * Changes that dismiss the suggestion permanently for all members. Without them, it is dismissed until the
   * page is closed.
   */
  readonly dismissal?: readonly OutboxChange[];
}
