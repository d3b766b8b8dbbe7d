import { createParser } from 'eventsource-parser';
import { Assembler } from '@/domain/assist/protocol/assembler';
import type { Completion, Message } from '@/domain/assist/protocol/message';
import { callFlowing } from '../sync/function-call';

/** Timeout in milliseconds: the edge function's timeout, plus a margin. */
const MOST_MS = 130_000;
/** Maximum number of bytes that are read of the model's response. */
const MOST_BYTES = 500_000;
const MOST_EVENT = 200_000;

export const ASSIST_PROBLEMS = [
  'offline',
  'signedOut',
  'consent',
  'plan',
  'tooMany',
  'tooLong',
  'busy',
  'slow',
  'broken',
] as const;
export type AssistProblem = (typeof ASSIST_PROBLEMS)[number];

/** Error that says why the assistant gave no answer. */
export class AssistError extends Error {
  constructor(
    readonly problem: AssistProblem,
    /** Seconds until the person can ask the assistant again. */
    readonly again: number | null = null,
  ) {
    super(problem);
  }
}

const BY_STATUS: Readonly<Record<number, AssistProblem>> = {
  401: 'signedOut',
  413: 'tooLong',
  429: 'tooMany',
  503: 'busy',
  504: 'slow',
};

async function problemOf(response: Response): Promise<AssistError> {
  if (response.status === 403) {
    const said = (await response.json().catch(() => null)) as { readonly error?: unknown } | null;
    return new AssistError(said?.error === 'consent' ? 'consent' : 'plan');
  }
  const again = Number(response.headers.get('Retry-After'));
  return new AssistError(
    BY_STATUS[response.status] ?? 'broken',
    response.status === 429 && again > 0 ? again : null,
  );
}

/**
 * Reads a streamed answer up to a size limit. Returns true if the service has marked the end of the stream.
 */
async function readStream(
  body: ReadableStream<Uint8Array>,
  assembler: Assembler,
  signal: AbortSignal,
  onText: (added: string) => void,
): Promise<boolean> {
  let isOver = false;
  let isOdd = false;
  let isSlow = false;
  const parser = createParser({
    maxBufferSize: MOST_EVENT,
    onError: (error) => {
      isOdd ||= error.type === 'max-buffer-size-exceeded';
    },
    onEvent: ({ data }) => {
      if (data === '[DONE]') isOver = true;
      if (isOver) return;
      try {
        const piece = JSON.parse(data) as { readonly error?: { readonly code?: unknown } | null } | null;
        // Once streaming has begun, errors arrive as events, because the HTTP status was sent before. `slow`
        // is the edge function's own error code.
        isSlow ||= piece?.error?.code === 'slow';
        isOdd ||= piece?.error != null;
        const added = isOdd ? '' : assembler.take(piece);
        if (added) onText(added);
      } catch {
        isOdd = true;
      }
    },
  });
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let size = 0;
  try {
    while (!isOver) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      size += value.length;
      parser.feed(decoder.decode(value, { stream: true }));
      if (isSlow) throw new AssistError('slow');
      if (isOdd || assembler.isFull || size > MOST_BYTES) throw new AssistError('broken');
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
  return isOver;
}

interface Asked {
  readonly plan_id: string;
  readonly messages: readonly Message[];
  readonly tools: readonly object[];
}

/**
 * Sends a request to the model through the edge function `assist`. `onText` receives the text as it arrives.
 * @throws AssistError, or an AbortError if `signal` was aborted.
 */
export async function askAssist(
  asked: Asked,
  signal: AbortSignal,
  onText: (added: string) => void,
): Promise<Completion> {
  const assembler = new Assembler();
  try {
    const response = await callFlowing('assist', asked, { signal, timeout_ms: MOST_MS });
    if (!response.ok) throw await problemOf(response);
    if (!response.body) throw new AssistError('broken');
    if (response.headers.get('Content-Type')?.startsWith('application/json')) {
      const text = assembler.take(await response.json());
      if (text) onText(text);
    } else {
      const isOver = await readStream(response.body, assembler, signal, onText);
      const { calls, text } = assembler.completion();
      // A stream that broke off counts as an error if it has no text, or if it has tool calls, which may be
      // incomplete.
      if (!isOver && (calls.length > 0 || text === '')) throw new AssistError('broken');
    }
    if (assembler.isFull) throw new AssistError('broken');
    return assembler.completion();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AssistError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new AssistError('slow');
    throw new AssistError(navigator.onLine === false ? 'offline' : 'broken');
  }
}
