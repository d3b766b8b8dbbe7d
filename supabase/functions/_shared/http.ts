import { Refusal } from './refusal.ts';

export { Refusal };

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, mcp-protocol-version, mcp-method, mcp-name',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Expose-Headers': 'Retry-After, WWW-Authenticate',
};

export const answer = (status: number, body?: unknown): Response =>
  body === undefined
    ? new Response(null, { status, headers: CORS })
    : Response.json(body, { status, headers: CORS });

export const flowing = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { ...CORS, 'Content-Type': type, 'Cache-Control': 'no-store' } });

/** Larger request bodies are refused; no form of ours sends more. */
const MAX_BODY_BYTES = 16_384;

export async function readBody(request: Request, most = MAX_BODY_BYTES): Promise<string> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > most) throw new Refusal(413, 'too large');
  }
  return await new Blob(chunks).text();
}

/**
 * Reads the fields of a JSON object by name.
 * @throws Refusal 413 above the limit, 400 if the body is no JSON object
 */
export async function readFields(request: Request, most = MAX_BODY_BYTES): Promise<Map<string, unknown>> {
  const text = await readBody(request, most);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return new Map(Object.entries(value));
  } catch {
    // Invalid JSON is reported below, like JSON that isn't an object.
  }
  throw new Refusal(400, 'an object is expected');
}

export const textField = (fields: ReadonlyMap<string, unknown>, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Reads a duration in milliseconds that a browser reports. The value is untrusted: it is rounded, limited to
 * one day, and 0 if unusable.
 */
export function timeField(fields: ReadonlyMap<string, unknown>, name: string): number {
  const value = fields.get(name);
  return typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), 86_400_000) : 0;
}

/**
 * Parses an ISO 8601 time that replaces the current time in test runs. Without a value, returns the current
 * time.
 * @throws Refusal 400 for an invalid value
 */
export function momentOf(value: unknown): Date {
  const moment = value === undefined ? new Date() : new Date(typeof value === 'string' ? value : '');
  if (Number.isNaN(moment.getTime())) throw new Refusal(400, '`at` is no moment');
  return moment;
}

export const languageField = (fields: ReadonlyMap<string, unknown>): 'es' | 'en' =>
  fields.get('language') === 'en' ? 'en' : 'es';

/** Answers 429. `retryAfter` is in seconds. */
export function tooMany(reason: string, retryAfter: number): Response {
  const refused = answer(429, { error: reason });
  refused.headers.set('Retry-After', String(retryAfter));
  return refused;
}

/** Turns a handler's errors into responses. The cause of an unexpected error is only logged. */
export function serve(name: string, handle: (request: Request) => Promise<Response>): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return answer(204);
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof Refusal) return answer(error.status, { error: error.message });
      console.error(name, error);
      return answer(502, { error: 'not done' });
    }
  });
}
