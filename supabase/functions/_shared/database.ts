import { Refusal } from './http.ts';
import { secretKey } from './keys.ts';

const url = () => Deno.env.get('SUPABASE_URL') ?? '';

const TIME_LIMIT_MS = 5_000;

async function ask(path: string, method: string, body?: unknown): Promise<unknown> {
  const key = secretKey();
  const response = await fetch(`${url()}/${path}`, {
    method,
    headers: {
      apikey: key,
      // Older keys are JWTs that contain the role. Newer keys belong only in the `apikey` header.
      ...(key.startsWith('eyJ') ? { Authorization: `Bearer ${key}` } : {}),
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const text = await response.text();
  if (response.ok) return text === '' ? null : JSON.parse(text);
  if (response.status === 400) throw new Refusal(400, 'not valid');
  if (response.status === 409 && /"code": *"PT409"/.test(text)) throw new Refusal(409, 'not open');
  if (response.status === 410) throw new Refusal(410, 'over');
  throw new Error(`${path.split('?')[0]} answered ${response.status}: ${text.slice(0, 500)}`);
}

const send = (path: string, method: string, body?: unknown): Promise<unknown> =>
  ask(`rest/v1/${path}`, method, body);

/**
 * Calls a database function with the service role.
 * @throws Refusal 400 for an invalid value, 409 if the row is gone, 410 if the deadline has passed
 * @throws Error if the database doesn't answer
 */
export const call = (name: string, values: Record<string, unknown>): Promise<unknown> =>
  send(`rpc/${name}`, 'POST', values);

export async function read<Row>(table: string, filter: string): Promise<Row[]> {
  const rows = await send(`${table}?${filter}`, 'GET');
  return Array.isArray(rows) ? rows : [];
}
export const update = (table: string, filter: string, values: Record<string, unknown>): Promise<unknown> =>
  send(`${table}?${filter}`, 'PATCH', values);
export const remove = (table: string, filter: string): Promise<unknown> =>
  send(`${table}?${filter}`, 'DELETE');

/** Deletes files of a storage bucket and returns how many were deleted. */
export async function removeFiles(bucket: string, names: readonly string[]): Promise<number> {
  const gone = await ask(`storage/v1/object/${bucket}`, 'DELETE', { prefixes: names });
  return Array.isArray(gone) ? gone.length : 0;
}
