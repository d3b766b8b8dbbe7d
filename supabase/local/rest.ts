import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Database } from './database.ts';
import { json } from './http.ts';

/** What the database says of a statement that it refuses. */
const refusal = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

type Refused = z.infer<typeof refusal>;

const asRefusal = (error: unknown): Refused | undefined => {
  const read = refusal.safeParse(error);
  return read.success ? read.data : undefined;
};

/** The status that PostgREST gives for an error of the database, by the beginning of its code; the longest wins. */
const STATUS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** @see https://postgrest.org/en/stable/references/errors.html */
export function statusOf(code: string): number {
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  return chosen !== undefined ? Number(chosen) : (STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400);
}

/**
 * Answers `/rest/v1/*`. The embedded server knows only some of the database's codes and answers 500 for a check, a
 * raised exception and others; here they are told as a hosted project tells them, so that a refusal is a refusal.
 */
export function createRest({ app, connection }: Database): (request: Request) => Promise<Response> {
  const current = new AsyncLocalStorage<{ refused?: Refused | undefined }>();
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal = normalize(error);
    const store = current.getStore();
    if (store) store.refused = asRefusal(normal) ?? asRefusal(error);
    return normal;
  };
  return (request) =>
    current.run({}, async () => {
      const answer = await app.fetch(request);
      const refused = current.getStore()?.refused;
      if (answer.status !== 500 || refused === undefined) return answer;
      const { code, message, detail = null, hint = null } = refused;
      return json({ code, details: detail, hint, message }, statusOf(code));
    });
}
