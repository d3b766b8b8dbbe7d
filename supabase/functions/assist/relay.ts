import { Refusal } from '../_shared/refusal.ts';
import type { Asked } from './asked.ts';

/** Timeouts: until the first data, between two pieces of data, and for the complete response. */
export const LIMITS_MS = { first: 30_000, silent: 30_000, whole: 120_000 };
type Limits = typeof LIMITS_MS;
/** Maximum size of a response in bytes. Longer responses are cut off. */
const MOST_ANSWER = 400_000;
/**
 * A timeout is reported inside the stream, because the HTTP status is already sent. The line breaks end an
 * incomplete event.
 */
const LATE = new TextEncoder().encode('\n\ndata: {"error":{"code":"slow"}}\n\n');

const busy = () => new Refusal(503, 'the service is busy');
const slow = () => new Refusal(504, 'the service is slow');

/** Aborts the request when the caller disconnects or a timeout passes. A timeout sets `isLate`. */
class Ending {
  readonly #control = new AbortController();
  readonly #stop = () => this.#control.abort();
  readonly #whole: ReturnType<typeof setTimeout>;
  #silent: ReturnType<typeof setTimeout>;
  isLate = false;

  constructor(
    readonly asker: AbortSignal,
    limits: Limits,
  ) {
    asker.addEventListener('abort', this.#stop);
    if (asker.aborted) this.#stop();
    this.#whole = setTimeout(() => this.#expire(), limits.whole);
    this.#silent = setTimeout(() => this.#expire(), limits.first);
  }

  get signal(): AbortSignal {
    return this.#control.signal;
  }

  /** Restarts the timeout for silence, because data has arrived. */
  heard(silent: number): void {
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => this.#expire(), silent);
  }

  /** Cancels both timeouts and aborts the request to the service. */
  over(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silent);
    this.asker.removeEventListener('abort', this.#stop);
    this.#control.abort();
  }

  #expire(): void {
    this.isLate = true;
    this.#control.abort();
  }
}

/** Passes on the stream until the maximum size is reached, and reports a timeout to the reader. */
function capped(body: ReadableStream<Uint8Array>, ending: Ending, silent: number) {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      size += value?.length ?? 0;
      if (!done && value && size <= MOST_ANSWER) {
        ending.heard(silent);
        return controller.enqueue(value);
      }
      ending.over();
      if (ending.isLate) controller.enqueue(LATE);
      controller.close();
    },
    cancel: () => ending.over(),
  });
}

interface Service {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly stream: boolean;
}

/**
 * Calls the language model and streams its answer.
 * @throws Refusal 503 if the service is busy, 504 if it is too slow and nothing has been sent yet
 * @throws Error for any other failure
 */
export async function relay(
  { url, key, model, stream }: Service,
  { messages, tools }: Asked,
  signal: AbortSignal,
  limits = LIMITS_MS,
): Promise<{ readonly body: ReadableStream<Uint8Array> | string; readonly type: string }> {
  const ending = new Ending(signal, limits);
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        Accept: stream ? 'text/event-stream' : 'application/json',
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, messages, stream, ...(tools.length > 0 ? { tools } : {}) }),
      signal: ending.signal,
    });
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const isKnown = type === 'text/event-stream' || type === 'application/json';
    if (!response.ok || !response.body || !isKnown) {
      await response.body?.cancel();
      if (response.status === 429 || response.status === 503) throw busy();
      throw new Error(`the service answered ${response.status} ${type}`);
    }
    ending.heard(limits.silent);
    const body = capped(response.body, ending, limits.silent);
    if (type === 'text/event-stream') return { body, type };
    const whole = await new Response(body).text();
    // Part of a JSON response would be useless, so none of it is sent.
    if (ending.isLate) throw slow();
    return { body: whole, type };
  } catch (error) {
    ending.over();
    throw ending.isLate ? slow() : error;
  }
}
