import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Database } from './database.ts';
import { json } from './http.ts';
import { briefly } from './refusal-words.ts';
import {
  checkTime,
  prepareTransaction,
  readTimeLimits,
  type Statement,
  watchStatements,
} from './rest-transaction.ts';

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

/**
 * PostgREST's HTTP statuses by the first characters of the database's error code. The longest matching key
 * counts.
 */
const STATUS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
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

/**
 * Returns PostgREST's HTTP status for an error code. `hasSession` is true if the caller is signed in.
 * @see https://postgrest.org/en/stable/references/errors.html
 */
export function statusOf(code: string, hasSession = true): number {
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (chosen !== undefined) return Number(chosen);
  if (code === '42501' && !hasSession) return 401;
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}

const roleOf = (vars: { auth?: unknown }): string =>
  z.object({ role: z.string() }).catch({ role: 'anon' }).parse(vars.auth).role;

type Current = {
  request: Request;
  statement?: Statement;
  hasSession?: boolean;
  refused?: Refused | undefined;
  /** If set, this response replaces the statement's result. */
  undone?: Response;
};

/**
 * Answers `/rest/v1/*`. The embedded server knows only some error codes of the database and answers 500 for
 * the others. Here, every error gets the status that a hosted project would send. CONTRACT.md lists the
 * requests that PostgREST refuses, and that are therefore refused here.
 */
export function createRest({ app, connection }: Database): (request: Request) => Promise<Response> {
  const current = new AsyncLocalStorage<Current>();
  let limits: ReturnType<typeof readTimeLimits> | undefined;
  const stopwatch = watchStatements(connection.driver);

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal = normalize(error);
    const store = current.getStore();
    if (store) store.refused = asRefusal(normal) ?? asRefusal(error);
    return briefly(normal);
  };

  const onStatement = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (statement) => {
    const store = current.getStore();
    if (store) store.statement = statement;
    return onStatement(statement);
  };

  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, task, options) => {
    const store = current.getStore();
    const statement = store?.statement;
    if (!store || !statement || !vars) return withContext(vars, task, options);
    const role = roleOf(vars);
    store.hasSession = role !== 'anon';
    return withContext(
      vars,
      async (transaction) => {
        limits ??= readTimeLimits(connection.driver);
        const limit = (await limits).get(role);
        await prepareTransaction(connection, store.request, statement);
        stopwatch.restart();
        const result = await task(transaction);
        checkTime(stopwatch, limit);
        if (result instanceof Response && !result.ok) {
          store.undone = result;
          throw new Error('A transaction whose answer is a refusal is undone');
        }
        return result;
      },
      options,
    );
  };

  return (request) => {
    const store: Current = { request };
    return current.run(store, async () => {
      const answer = await app.fetch(request);
      const { refused, hasSession, undone } = store;
      if (undone) return undone;
      if (answer.ok || refused === undefined) return answer;
      const { code, message, detail = null, hint = null } = refused;
      const status = statusOf(code, hasSession);
      // A 500 response of the embedded server lacks the error code, so it is rebuilt too.
      return answer.status === status && status !== 500
        ? answer
        : json({ code, details: detail, hint, message }, status);
    });
  };
}
