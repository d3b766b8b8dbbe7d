import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import { accessToken } from '@/lib/session/access-token';
import { timedFetch } from '@/lib/timed-fetch';

/** As the reader where somebody is signed in, as anybody else otherwise. */
async function post(name: string, body: unknown): Promise<Response> {
  const token = await accessToken();
  return timedFetch(`${backendUrl()}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey(),
      Authorization: `Bearer ${token ?? publishableKey()}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/**
 * Calls an edge function. @throws RequestError with the answer's status, 0 without an answer, by which the screen tells
 * refusals apart.
 */
export async function callFunction<Answer = void>(name: string, body: unknown): Promise<Answer> {
  const response = await post(name, body).catch((error: unknown) => {
    throw new RequestError(`${name} was not answered: ${String(error)}`, 0);
  });
  if (!response.ok) throw new RequestError(`${name} did not succeed`, response.status);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return (isJson ? await response.json() : undefined) as Answer;
}
