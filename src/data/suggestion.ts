import type { OutboxChange } from './sync/outbox-entry';

/** A suggested change of a plan, by a person or an engine; nothing changes before a person accepts it. */
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
