import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import { timedFetch } from '@/lib/timed-fetch';

/**
 * Calls a database function for the visitor of a link, by a plain request without the Supabase client.
 * @throws RequestError 404 for any invalid link, 429 for too many requests.
 */
export async function visitorCall<T extends object>(name: string, args: object): Promise<T> {
  const answer = await timedFetch(`${backendUrl()}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  }).catch((error: unknown) => {
    throw new RequestError(String(error), 0);
  });
  if (!answer.ok) throw new RequestError(`${name} was not answered`, answer.status);
  const told = (await answer.json()) as T | { readonly capped: true } | null;
  if (!told) throw new RequestError('This link does not work', 404);
  if ('capped' in told) throw new RequestError('Too many requests', 429);
  return told;
}
