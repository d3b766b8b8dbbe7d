/** No request may hang: a service that does not answer is an error that the reader can act on. */
const REQUEST_TIMEOUT_MS = 15_000;

let answer: typeof fetch = (input, init) => fetch(input, init);

/** Lets the clients ask somebody else than the service: the demonstration's memory. */
export function askInstead(other: typeof fetch): void {
  answer = other;
}

export const timedFetch = (
  input: RequestInfo | URL,
  init?: RequestInit,
  timeout_ms = REQUEST_TIMEOUT_MS,
): Promise<Response> => {
  const limit = AbortSignal.timeout(timeout_ms);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return answer(input, { ...init, signal });
};
