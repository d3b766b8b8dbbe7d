import { Refusal } from '../_shared/http.ts';
import type { Asked } from './asked.ts';

/** Until the service begins to answer, and until it must have ended. */
const FIRST_MS = 30_000;
const WHOLE_MS = 120_000;
/** Bytes of an answer; a service that goes on is cut off there. */
const MOST_ANSWER = 400_000;

const busy = () => new Refusal(503, 'the service is busy');
const slow = () => new Refusal(504, 'the service is slow');

/** Ends with `signal`, or when its time is over. */
function ending(signal: AbortSignal) {
  const control = new AbortController();
  const stop = () => control.abort();
  signal.addEventListener('abort', stop);
  const limit = setTimeout(stop, WHOLE_MS);
  return {
    control,
    over: () => {
      clearTimeout(limit);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** What comes, up to the most; what is beyond it, or late, is left out, and the reader sees that the end is missing. */
function capped(body: ReadableStream<Uint8Array>, control: AbortController, over: () => void) {
  const reader = body.getReader();
  let size = 0;
  const end = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    over();
    control.abort();
    controller.close();
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        size += value?.length ?? 0;
        if (done || size > MOST_ANSWER) return end(controller);
        controller.enqueue(value);
      } catch {
        end(controller);
      }
    },
    cancel() {
      over();
      control.abort();
    },
  });
}

interface Service {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly stream: boolean;
}

/**
 * Asks the service, and gives its answer as it comes.
 *
 * @throws Refusal 503 where it has too much to do, 504 where it doesn't begin; Error for anything else.
 */
export async function relay(
  { url, key, model, stream }: Service,
  { messages, tools }: Asked,
  signal: AbortSignal,
): Promise<{ readonly body: ReadableStream<Uint8Array>; readonly type: string }> {
  const { control, over } = ending(signal);
  let isLate = false;
  const first = setTimeout(() => {
    isLate = true;
    control.abort();
  }, FIRST_MS);
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
      signal: control.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    const isKnown = /^(?:text\/event-stream|application\/json)\b/i.test(type);
    if (!response.ok || !response.body || !isKnown) {
      await response.body?.cancel();
      if (response.status === 429 || response.status === 503) throw busy();
      throw new Error(`the service answered ${response.status} ${type}`);
    }
    return { body: capped(response.body, control, over), type: type.split(';')[0] ?? '' };
  } catch (error) {
    over();
    control.abort();
    throw isLate ? slow() : error;
  } finally {
    clearTimeout(first);
  }
}
