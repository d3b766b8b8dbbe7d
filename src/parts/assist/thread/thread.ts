import type { AssistProblem } from '@/data/assist/ask-assist';
import type { NamePair } from '@/domain/assist/names';
import type { Message } from '@/domain/assist/protocol/message';
import type { Shown } from '../tools/entry';

/** One visible entry of a thread. */
export type Entry =
  | { readonly kind: 'asked'; readonly text: string; readonly given: string }
  /** Text as received. Its placeholders are replaced by names for display. */
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'stopped' }
  /** `until` is the time of the next available turn (ISO 8601). */
  | { readonly kind: 'problem'; readonly problem: AssistProblem; readonly until: string | null }
  | Shown;

/** A conversation with the assistant about one plan. It is stored only on the device. */
export interface Thread {
  readonly version: 1;
  readonly entries: readonly Entry[];
  /** The system prompt of the last request. */
  readonly system: string;
  /** The messages sent and received, unchanged. */
  readonly messages: readonly Message[];
  /** The name that each placeholder stands for. */
  readonly names: readonly NamePair[];
  /** The service's name for the model that answered last. */
  readonly model: string;
}

export const NO_THREAD: Thread = { version: 1, entries: [], system: '', messages: [], names: [], model: '' };

/** Parses a stored thread. Returns an empty thread if it can't be parsed. */
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

/**
 * Returns the latest turns that fit the limit. A turn is never split, because a tool's result must follow its
 * call.
 */
export function lastTurns(messages: readonly Message[]): readonly Message[] {
  const begins = messages.flatMap(({ role }, i) => (role === 'user' ? i : []));
  const fits = (from: number) =>
    messages.length - from <= MOST_MESSAGES && JSON.stringify(messages.slice(from)).length <= MOST_TEXT;
  const from = begins.find(fits) ?? begins.at(-1) ?? messages.length;
  return messages.slice(from);
}

/** Returns the part of a thread that is stored. For a long thread this is only its end. */
export const kept = (thread: Thread): Thread => ({
  ...thread,
  entries: thread.entries.slice(-MOST_ENTRIES),
  messages: lastTurns(thread.messages),
});
