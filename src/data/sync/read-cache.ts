import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { clear, del, entries, get, set } from 'idb-keyval';
import { askAgain } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { readStore } from './device-store';
import { KEPT_OFFLINE } from './offline';

/**
 * Persistence: each query is stored by itself, shown first and refetched on every load. The key includes the
 * account, so that nobody sees another's rows.
 */
const keyOf = (key: string): string => `${currentSession().user?.id ?? ''}:${key}`;

const device = readStore;
/** Where storage is closed to us already asking for it may throw. */
const attempt = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await run();
  } catch {
    return undefined;
  }
};
const storage = device && {
  getItem: (key: string) => attempt(() => get<string>(keyOf(key), device)),
  // A write that was delayed past the sign-out must not bring anything back.
  setItem: (key: string, value: string) =>
    currentSession().user ? attempt(() => set(keyOf(key), value, device)) : undefined,
  removeItem: (key: string) => attempt(() => del(keyOf(key), device)),
  // The account's own, by the keys that they were given.
  entries: async () =>
    ((await attempt(() => entries<string, string>(device))) ?? []).flatMap(
      ([key, value]): [string, string][] =>
        key.startsWith(keyOf('')) ? [[key.slice(keyOf('').length), value]] : [],
    ),
};

/**
 * First words of the keys of queries that are kept. Not the profile's: its language would win over one that has been
 * chosen since.
 */
const KEPT = new Set([
  'plans',
  'tier',
  'plan-summaries',
  'plan-needs',
  'dates',
  'event-figures',
  'budget-moves',
  'door-key',
]);

/** The shape of what is kept; another one is not read. */
const SHAPE = '2';

export const readPersister = experimental_createQueryPersister<string>({
  storage,
  buster: SHAPE,
  maxAge: KEPT_OFFLINE,
  // The persister refetches itself: the library ignores that request's outcome.
  refetchOnRestore: false,
  prefix: 'query',
  // Rows of a plan are kept by their cache (row-cache.ts).
  filters: { predicate: ({ queryKey }) => KEPT.has(String(queryKey[0])) },
});

/** Persister: what the device kept is answered first, and asked for again once it is shown. */
export const persister: typeof readPersister.persisterFn = async (queryFn, context, query) => {
  let isAsked = false;
  const ask: typeof queryFn = (asked) => {
    isAsked = true;
    return queryFn(asked);
  };
  const data = await readPersister.persisterFn(ask, context, query);
  if (!isAsked) askAgain(query);
  return data;
};

/** Removes what is too old to be shown: of what is asked for by a day's date something is left each day. */
export const removeOldReads = async (): Promise<void> => {
  if (storage) await readPersister.persisterGc();
};

interface KeptBytes {
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly kept_at: number;
}
const bytesKey = (plan_id: string, id: string): string => keyOf(`bytes:${plan_id}:${id}`);

/** Keeps a file's bytes, which never change, for as long as what else was read. */
export async function keepBytes(plan_id: string, id: string, bytes: ArrayBuffer): Promise<void> {
  const kept: KeptBytes = { bytes, kept_at: Date.now() };
  if (device && currentSession().user) await attempt(() => set(bytesKey(plan_id, id), kept, device));
}

export async function keptBytes(plan_id: string, id: string): Promise<ArrayBuffer | null> {
  const kept = device && (await attempt(() => get<KeptBytes>(bytesKey(plan_id, id), device)));
  return kept && kept.kept_at > Date.now() - KEPT_OFFLINE ? kept.bytes : null;
}

/** Removes what was read, of whomever. */
export const forgetReads = (): Promise<unknown> =>
  device ? attempt(() => clear(device)) : Promise.resolve();
