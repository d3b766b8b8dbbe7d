import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { delMany, promisifyRequest } from 'idb-keyval';
import { closeDrafts, openDrafts, plansOfDrafts } from '@/lib/session/drafts';
import { currentSession } from '@/lib/session/session-state';
import { dataClient } from '@/lib/supabase';
import { PLANS, type Plan, reader } from '../plans';
import { readStore } from './device-store';
import { dropFile } from './kept-files';
import { dropWork } from './kept-work';
import { dropCurrency, keepCurrency, LEFT_CURRENCY } from './left-currency';
import { NOUNS } from './nouns';
import { discardEntry, outboxState } from './outbox';
import { creationIn, type OutboxEntry } from './outbox-entry';
import { readPersister } from './read-cache';
import { unwrap } from './request';
import { setRows } from './row-cache';
import { rowsKey } from './rows-key';

/**
 * Deletes a plan's data from the device after the person leaves the plan or is removed. This file is loaded
 * when the person leaves or a change is refused. It is also loaded when a read or the list of plans no longer
 * contains the plan.
 */

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * Matches the device's storage keys with an id after their kind: queries, bytes of files, and lists being
 * imported. The id is a plan's, or the account's in a key of a list of plans.
 */
const OF_A_PLAN = new RegExp(`(?::query-\\["[\\w-]+","|:bytes:|:work:[\\w-]+:)(${ID})`);

/** Returns the query keys of results that contain several plans. They are refetched. */
const listsWith = (plan_id: string): readonly QueryKey[] =>
  (PLANS.feeds?.(plan_id) ?? []).filter((key) => !key.includes(plan_id));

async function readKeys(): Promise<readonly string[]> {
  const user = currentSession().user?.id;
  if (!readStore || !user) return [];
  try {
    const keys = await readStore('readonly', (store) => promisifyRequest(store.getAllKeys()));
    return keys.map(String).filter((key) => key.startsWith(`${user}:`));
  } catch {
    // If storage is blocked, nothing was cached.
    return [];
  }
}

async function notMine(ids: readonly string[]): Promise<readonly string[]> {
  const { db } = await dataClient();
  const mine = unwrap(
    await db.from('plan_members').select('plan_id').eq('user_id', reader()).in('plan_id', ids),
  ).map(({ plan_id }) => plan_id);
  return ids.filter((id) => !mine.includes(id));
}

/** Returns true if a plan was created on this device and the service hasn't stored it yet. */
const isUnsent = (plan_id: string): boolean =>
  outboxState().entries.some((entry) => entry.plan_id === plan_id && creationIn(entry) !== null);

/** Stores the plan's currency, because unsent amounts don't contain it. */
async function rememberCurrency(
  client: QueryClient,
  plan_id: string,
  known: Plan | undefined,
): Promise<void> {
  if (!outboxState().entries.some((entry) => entry.plan_id === plan_id)) return;
  const key = rowsKey(plan_id, PLANS.table);
  const plans = [
    known,
    ...(client.getQueryData<readonly Plan[]>(key) ?? []),
    ...client.getQueriesData<readonly Plan[]>({ queryKey: ['plans'] }).flatMap(([, all]) => all ?? []),
    ...((await readPersister.retrieveQuery<readonly Plan[]>(hashKey(key))) ?? []),
  ];
  const plan = plans.find((one) => one?.id === plan_id);
  if (plan) keepCurrency(plan_id, plan.currency);
}

function emptyCaches(client: QueryClient, plan_id: string): void {
  for (const query of client.getQueryCache().findAll()) {
    const { queryKey } = query;
    if (!queryKey.includes(plan_id)) continue;
    const noun =
      queryKey.length === 3 ? Object.values(NOUNS).find(({ table }) => table === queryKey[2]) : undefined;
    // Lists on screen are emptied too.
    if (noun && query.isActive()) setRows(client, plan_id, noun, []);
    else if (queryKey[2] !== 'document') client.removeQueries({ queryKey, exact: true });
  }
  client.setQueriesData<readonly Plan[]>({ queryKey: ['plans'] }, (plans) =>
    plans?.filter(({ id }) => id !== plan_id),
  );
  for (const queryKey of listsWith(plan_id)) {
    client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries({ queryKey });
  }
}

async function emptyDevice(client: QueryClient, plan_id: string): Promise<void> {
  // Stored keys of a list continue after the list's own key, so its closing bracket is cut off.
  const lists = [['plans'], ...listsWith(plan_id)].map((key) => `:query-${hashKey(key).slice(0, -1)}`);
  const keys = (await readKeys()).filter(
    (key) => key.includes(plan_id) || lists.some((list) => key.includes(list)),
  );
  if (readStore) await delMany([...keys], readStore).catch(() => undefined);
  // This tab's memory also holds copies.
  for (const key of keys) if (key.includes(':work:')) await dropWork(key.slice(key.indexOf(':work:') + 6));
  for (const [key] of client.getQueriesData({ queryKey: ['plans'] }))
    await readPersister.persistQueryByKey(key, client);
  for (const text of closeDrafts(plan_id))
    for (const id of text.match(new RegExp(ID, 'g')) ?? []) if (id !== plan_id) await dropFile(id);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(globalThis[storage]))
        if (key.startsWith('celebra-') && !key.startsWith(LEFT_CURRENCY) && key.includes(plan_id))
          globalThis[storage].removeItem(key);
    } catch {
      // If storage is blocked, nothing was cached.
    }
}

/** Makes a plan's drafts available again after the person has rejoined it. */
function openAgain(client: QueryClient, plan_id: string): void {
  const stop = client.getQueryCache().subscribe(({ query }) => {
    const [kind, id, table] = query.queryKey;
    const rows: unknown = query.state.data;
    if (kind !== 'plan' || id !== plan_id || table !== PLANS.table) return;
    if (!Array.isArray(rows) || rows.length === 0) return;
    stop();
    openDrafts(plan_id);
    dropCurrency(plan_id);
  });
}

/** Deletes from the device a plan that the person has left. Unsent changes stay. */
export async function forgetPlan(client: QueryClient, plan_id: string, known?: Plan): Promise<void> {
  await rememberCurrency(client, plan_id, known);
  emptyCaches(client, plan_id);
  await emptyDevice(client, plan_id);
  openAgain(client, plan_id);
}

/**
 * Asks the service which of these plans the person has left, and deletes these from the device. `known` is a
 * plan as it was last read.
 */
export async function forgetIfLeft(client: QueryClient, ids: readonly string[], known?: Plan): Promise<void> {
  const unknown = ids.filter((id) => id !== reader() && !isUnsent(id)).slice(0, 100);
  if (unknown.length === 0) return;
  // If the service doesn't respond, the next contact with it repeats this check.
  const left = await notMine(unknown).catch(() => []);
  for (const id of left) await forgetPlan(client, id, known);
}

/** Deletes from the device all plans that the service's list lacks. */
export async function forgetOthers(client: QueryClient, listed: readonly Plan[]): Promise<void> {
  const known = listed.map(({ id }) => id);
  const kept = [...(await readKeys()).map((key) => OF_A_PLAN.exec(key)?.[1] ?? ''), ...plansOfDrafts()];
  await forgetIfLeft(
    client,
    [...new Set(kept)].filter((id) => id !== '' && !known.includes(id)),
  );
}

/**
 * Returns true for an unsent change of a plan that the person has left. Such a change can never be stored.
 */
export const isOfLeftPlan = ({ refusal }: OutboxEntry): boolean =>
  refusal?.status === 404 && refusal.message === 'plan_not_found';

/** Discards unsent changes of plans that the person has left, and the bytes of files in these changes. */
export async function dropLeft(entries: readonly OutboxEntry[]): Promise<void> {
  for (const { key, plan_id, changes } of entries) {
    await discardEntry(key);
    for (const { before, after } of changes) if (!before && after) await dropFile(after.id);
    if (!outboxState().entries.some((entry) => entry.plan_id === plan_id)) dropCurrency(plan_id);
  }
}
