import type { OutboxChange } from './sync/outbox-entry';

/** What somebody or something suggests to change of a plan; nothing of it is done before a person accepts it. */
export interface Suggestion {
  /** The same for as long as the same is suggested: it is dismissed by it. */
  readonly key: string;
  /** Why, in the reader's words. */
  readonly reason: string;
  /** As the outbox takes them, all or none. */
  readonly changes: readonly OutboxChange[];
  /** What it is called, where the name of its first row isn't enough. */
  readonly title?: string;
  /** What dismisses it for everybody and for good; without, it is dismissed for as long as the page is open. */
  readonly dismissal?: readonly OutboxChange[];
}
