/** Timeout of every request, so that a silent service becomes an error that the person can act on. */
const REQUEST_TIMEOUT_MS = 15_000;
/**
 * Characters that a slow machine can store per millisecond. A request with ten thousand guests gets a minute.
 */
const SLOWEST = 40;

const limitOf = (init: RequestInit | undefined): number =>
  REQUEST_TIMEOUT_MS + (typeof init?.body === 'string' ? init.body.length / SLOWEST : 0);

let answer: typeof fetch = (input, init) => fetch(input, init);

/** Replaces `fetch` by the demonstration's in-memory service. */
export function askInstead(other: typeof fetch): void {
  answer = other;
}

/**
 * Returns true if the response is from a captive portal or a gateway. The service itself never sends HTML.
 */
const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('Content-Type') ?? '');

/**
 * Fetches with a timeout. Rejects as offline if no response arrives in time, or if the response isn't from
 * the service.
 */
export async function timedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeout_ms = limitOf(init),
): Promise<Response> {
  // AbortSignal.any exists only since Safari 17.4 and Chrome 116, so this code combines the signals itself.
  const ending = new AbortController();
  for (const signal of [AbortSignal.timeout(Math.ceil(timeout_ms)), init?.signal]) {
    const end = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  }
  const response = await answer(input, { ...init, signal: ending.signal });
  if (isPage(response)) throw new TypeError('A page came in the place of an answer');
  return response;
}
