import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import { accessToken } from '@/lib/session/access-token';
import { timedFetch } from '@/lib/timed-fetch';

interface Flowing {
  readonly signal: AbortSignal;
  readonly timeout_ms: number;
}

/** Sends a request, with the person's token if somebody is signed in. */
async function post(name: string, body: unknown, flowing?: Flowing): Promise<Response> {
  const token = await accessToken();
  return timedFetch(
    `${backendUrl()}/functions/v1/${name}`,
    {
      method: 'POST',
      headers: {
        apikey: publishableKey(),
        Authorization: `Bearer ${token ?? publishableKey()}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      ...(flowing && { signal: flowing.signal }),
    },
    flowing?.timeout_ms,
  );
}

/** Streams an edge function's response, whatever its HTTP status. @throws if no response arrives. */
export const callFlowing = (name: string, body: unknown, flowing: Flowing): Promise<Response> =>
  post(name, body, flowing);

/**
 * Calls an edge function. @throws RequestError with the HTTP status of the response, or 0 if no response
 * arrived, so that screens can tell refusals from connection failures.
 */
export async function callFunction<Answer = void>(name: string, body: unknown): Promise<Answer> {
  const response = await post(name, body).catch((error: unknown) => {
    throw new RequestError(`${name} was not answered: ${String(error)}`, 0);
  });
  if (!response.ok) throw new RequestError(`${name} did not succeed`, response.status);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return (isJson ? await response.json() : undefined) as Answer;
}
