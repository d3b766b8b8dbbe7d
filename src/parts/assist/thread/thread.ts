import type { AssistProblem } from '@/data/assist/ask-assist';
import type { NamePair } from '@/domain/assist/names';
import type { Message } from '@/domain/assist/protocol/message';
import type { Shown } from '../tools/entry';

/** The visible entries of a thread, first to last. */
export type Entry =
  | { readonly kind: 'asked'; readonly text: string; readonly given: string }
  /** Text as received, with placeholders; names are filled in for display. */
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'stopped' }
  /** `until` is when the next turn is available, in ISO 8601. */
  | { readonly kind: 'problem'; readonly problem: AssistProblem; readonly until: string | null }
  | Shown;

/** A conversation about one plan. It stays on the device. */
export interface Thread {
  readonly version: 1;
  readonly entries: readonly Entry[];
  /** The beginning of the last request. */
  readonly system: string;
  /** Messages sent and received, word for word. */
  readonly messages: readonly Message[];
  /** The value of each placeholder. */
  readonly names: readonly NamePair[];
  /** The model that answered last, as the service names it. */
  readonly model: string;
}

export const NO_THREAD: Thread = { version: 1, entries: [], system: '', messages: [], names: [], model: '' };

/** Parses a stored thread; returns a new one if it can't be read. */
export function threadOf(kept: unknown): Thread {
  const thread = kept as Thread | null;
  const isThread =
    typeof thread === 'object' &&
    thread?.version === 1 &&
    [thread.entries, thread.messages, thread.names].every(Array.isArray);
  return isThread ? thread : NO_THREAD;
}

const MOST_ENTRIES = 80;
const MOST_MESSAGES = 60;
const MOST_TEXT = 250_000;

/** Returns the latest turns that fit. A turn is never split, since a tool's result must follow its call. */
export function lastTurns(messages: readonly Message[]): readonly Message[] {
  const begins = messages.flatMap(({ role }, i) => (role === 'user' ? i : []));
  const fits = (from: number) =>
    messages.length - from <= MOST_MESSAGES && JSON.stringify(messages.slice(from)).length <= MOST_TEXT;
  const from = begins.find(fits) ?? begins.at(-1) ?? messages.length;
  return messages.slice(from);
}

/** Returns the part of a thread that is stored: of a long one the end. */
export const kept = (thread: Thread): Thread => ({
  ...thread,
  entries: thread.entries.slice(-MOST_ENTRIES),
  messages: lastTurns(thread.messages),
});
