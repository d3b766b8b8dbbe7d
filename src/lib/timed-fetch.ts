/** No request may hang: a service that does not answer is an error that the reader can act on. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Of what is sent, characters that a slow machine stores in a millisecond: ten thousand guests get a minute. */
const SLOWEST = 40;

const limitOf = (init: RequestInit | undefined): number =>
  REQUEST_TIMEOUT_MS + (typeof init?.body === 'string' ? init.body.length / SLOWEST : 0);

let answer: typeof fetch = (input, init) => fetch(input, init);

/** Lets the clients ask somebody else than the service: the demonstration's memory. */
export function askInstead(other: typeof fetch): void {
  answer = other;
}

export const timedFetch = (
  input: RequestInfo | URL,
  init?: RequestInit,
  timeout_ms = limitOf(init),
): Promise<Response> => {
  const limit = AbortSignal.timeout(Math.ceil(timeout_ms));
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return answer(input, { ...init, signal });
};
