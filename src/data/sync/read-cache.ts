import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { clear, del, entries, get, set } from 'idb-keyval';
import { askAgain } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { PLANS } from '../plans';
import { readStore } from './device-store';
import { KEPT_OFFLINE } from './offline';

/** Returns the storage key of a query. It includes the account, so that nobody sees another person's rows. */
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
  // A write that is delayed until after sign-out must not store anything.
  setItem: (key: string, value: string) =>
    currentSession().user ? attempt(() => set(keyOf(key), value, device)) : undefined,
  removeItem: (key: string) => attempt(() => del(keyOf(key), device)),
  // Returns only the account's entries, under their original keys.
  entries: async () =>
    ((await attempt(() => entries<string, string>(device))) ?? []).flatMap(
      ([key, value]): [string, string][] =>
        key.startsWith(keyOf('')) ? [[key.slice(keyOf('').length), value]] : [],
    ),
};

/**
 * First elements of the query keys that are stored on the device: what is derived from plans, and three
 * queries that no row feeds. The profile is excluded, because its stored language would override a newer
 * choice.
 */
const KEPT = new Set(['plans', 'tier', 'door-key', ...(PLANS.feeds?.('') ?? []).map(([first]) => first)]);

/** Version of the stored format. Data of other versions is ignored. */
const SHAPE = '2';

export const readPersister = experimental_createQueryPersister<string>({
  storage,
  buster: SHAPE,
  maxAge: KEPT_OFFLINE,
  // The persister refetches itself, because the library ignores the outcome of its own refetch.
  refetchOnRestore: false,
  prefix: 'query',
  // Rows of a plan are stored by the row cache (row-cache.ts).
  filters: { predicate: ({ queryKey }) => KEPT.has(queryKey[0]) },
});

/** Returns the device's copy first, then refetches from the service. */
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

/**
 * Deletes outdated reads from the device. Each day, queries with a date in their key leave outdated reads
 * behind.
 */
export const removeOldReads = async (): Promise<void> => {
  if (storage) await readPersister.persisterGc();
};

interface KeptBytes {
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly kept_at: number;
}
const bytesKey = (plan_id: string, id: string): string => keyOf(`bytes:${plan_id}:${id}`);

/** Stores a file's bytes, which never change. They are kept for as long as other cached reads. */
export async function keepBytes(plan_id: string, id: string, bytes: ArrayBuffer): Promise<void> {
  const kept: KeptBytes = { bytes, kept_at: Date.now() };
  if (device && currentSession().user) await attempt(() => set(bytesKey(plan_id, id), kept, device));
}

export async function keptBytes(plan_id: string, id: string): Promise<ArrayBuffer | null> {
  const kept = device && (await attempt(() => get<KeptBytes>(bytesKey(plan_id, id), device)));
  return kept && kept.kept_at > Date.now() - KEPT_OFFLINE ? kept.bytes : null;
}

/** Deletes the cached reads of every account. */
export const forgetReads = (): Promise<unknown> =>
  device ? attempt(() => clear(device)) : Promise.resolve();
