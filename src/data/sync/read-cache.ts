import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { clear, del, entries, get, set } from 'idb-keyval';
import { askAgain } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { readStore } from './device-store';
import { KEPT_OFFLINE } from './offline';

/**
 * Returns the storage key of a query. Each query is stored by itself, shown first and refetched at every
 * load. The key includes the account, so that nobody sees another's rows.
 */
const keyOf = (key: string): string => `${currentSession().user?.id ?? ''}:${key}`;

const device = readStore;
/** Runs a storage call, which may throw where storage is blocked. */
const attempt = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await run();
  } catch {
    return undefined;
  }
};
const storage = device && {
  getItem: (key: string) => attempt(() => get<string>(keyOf(key), device)),
  // A write delayed past the sign-out must not restore anything.
  setItem: (key: string, value: string) =>
    currentSession().user ? attempt(() => set(keyOf(key), value, device)) : undefined,
  removeItem: (key: string) => attempt(() => del(keyOf(key), device)),
  // Only the account's own entries, by their original keys.
  entries: async () =>
    ((await attempt(() => entries<string, string>(device))) ?? []).flatMap(
      ([key, value]): [string, string][] =>
        key.startsWith(keyOf('')) ? [[key.slice(keyOf('').length), value]] : [],
    ),
};

/**
 * First key elements of persisted queries. The profile isn't persisted, because its language would override a
 * newer choice.
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

/** Version of the stored format; other versions are ignored. */
const SHAPE = '2';

export const readPersister = experimental_createQueryPersister<string>({
  storage,
  buster: SHAPE,
  maxAge: KEPT_OFFLINE,
  // The persister refetches by itself, because the library ignores that request's outcome.
  refetchOnRestore: false,
  prefix: 'query',
  // The row cache persists a plan's rows (row-cache.ts).
  filters: { predicate: ({ queryKey }) => KEPT.has(String(queryKey[0])) },
});

/** Answers from the device first, and refetches once that is shown. */
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

/** Deletes outdated reads: queries keyed by a date leave some every day. */
export const removeOldReads = async (): Promise<void> => {
  if (storage) await readPersister.persisterGc();
};

interface KeptBytes {
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly kept_at: number;
}
const bytesKey = (plan_id: string, id: string): string => keyOf(`bytes:${plan_id}:${id}`);

/** Stores a file's bytes, which never change, as long as other reads. */
export async function keepBytes(plan_id: string, id: string, bytes: ArrayBuffer): Promise<void> {
  const kept: KeptBytes = { bytes, kept_at: Date.now() };
  if (device && currentSession().user) await attempt(() => set(bytesKey(plan_id, id), kept, device));
}

export async function keptBytes(plan_id: string, id: string): Promise<ArrayBuffer | null> {
  const kept = device && (await attempt(() => get<KeptBytes>(bytesKey(plan_id, id), device)));
  return kept && kept.kept_at > Date.now() - KEPT_OFFLINE ? kept.bytes : null;
}

/** Deletes all cached reads, of every account. */
export const forgetReads = (): Promise<unknown> =>
  device ? attempt(() => clear(device)) : Promise.resolve();
