import type { QueryClient } from '@tanstack/react-query';
import { statusOf } from '@/lib/errors';
import { loadOnce } from '@/lib/load-once';
import { onSession } from '@/lib/session/session-state';
import { NOUNS } from './nouns';
import {
  applyToOutbox,
  hearTabs,
  isWaiting,
  openOutbox,
  outboxChannel,
  outboxState,
  refreshOutbox,
  setOutbox,
  settleEntry,
} from './outbox';
import {
  currentVersion,
  joinRefused,
  movedVersions,
  type OutboxEntry,
  type OutboxImport,
  type OwnVersions,
  type Refusal,
  refusalOf,
  rowKeyOf,
  STOPPED,
} from './outbox-entry';
import { dependsOn } from './outbox-order';
import { countOutbox } from './outbox-storage';
import { outdateImported, outdatePart, prepareRows, showSaved } from './row-cache';
import { type SavedRow, saveRows, toSaveChange } from './save-rows';

/** Retry delays in milliseconds, doubling from one second to thirty. Retries never stop. */
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** Polling interval in milliseconds for entries of a closed tab, which can't notify other tabs. */
const LOOK_MS = 15_000;
/** After this many failures of an entry, entries that don't depend on it are sent first. */
const TRIES_ALONE = 3;

let client: QueryClient | null = null;
let running = false;
let again = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of HTTP 500 responses per entry. On a 500, the service works but fails on that entry. */
const stumbles = new Map<string, number>();

/** Messages between tabs, which keep the tabs' caches equal. */
type Message =
  | { kind: 'changed' }
  | { kind: 'stored'; plan_id: string; key: string; saved: readonly SavedRow[] }
  | { kind: 'imported'; plan_id: string; key: string; refusal: Refusal | null };

/** Runs work under a Web Lock, which lets one tab send at a time. Without Web Locks, every tab sends. */
const alone = (work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request(`celebra-outbox:${outboxState().user_id}`, work)
    : work();

async function stored(entry: OutboxEntry, saved: readonly SavedRow[]): Promise<void> {
  const before = outboxState().versions;
  const versions = new Map<string, OwnVersions>();
  entry.changes.forEach((change, i) => {
    const row = saved[i];
    const own = before.get(rowKeyOf(change));
    if (row) versions.set(rowKeyOf(change), movedVersions(own, currentVersion(change, own), row.version));
  });
  if (client) await prepareRows(client, entry.plan_id, saved);
  // Update the cache first, then the outbox, without waiting between them. Otherwise the row would disappear
  // for a frame.
  if (client) showSaved(client, entry.plan_id, saved);
  const kept = applyToOutbox(
    { remove: [entry.key], versions },
    { sent: outboxState().sent + 1, failing: false },
  );
  settleEntry(entry.key, null);
  await kept;
  for (const { bytes, row } of newBytes(entry)) await (await bytes()).drop(row.id);
  const message: Message = { kind: 'stored', plan_id: entry.plan_id, key: entry.key, saved };
  outboxChannel?.postMessage(message);
}

const newBytes = ({ changes }: OutboxEntry) =>
  changes.flatMap(({ table, before, after }) => {
    const { bytes } = NOUNS[table];
    return bytes && after && !before ? [{ bytes, row: after }] : [];
  });

/** Uploads an entry's files. False if storage refuses them for now; other entries are then sent first. */
async function sendBytes(entry: OutboxEntry): Promise<boolean> {
  try {
    for (const { bytes, row } of newBytes(entry)) await (await bytes()).send(entry.plan_id, row);
    return true;
  } catch (error) {
    if (refusalOf(error)) throw error;
    setOutbox({ failing: true });
    return false;
  }
}

type Outcome = 'settled' | 'held' | 'down';

/** Refetches the plan after an import, then reports the outcome of the import. */
function tellOfList(plan_id: string, key: string, refusal: Refusal | null): void {
  void outdateImported(client, plan_id).then(() => settleEntry(key, refusal));
}

const leftPlans = loadOnce(() => import('./left-plans'));

/** Deletes a plan that the person has left. If the code can't be loaded, the next contact tries again. */
const forgetLeft = async (from: QueryClient, plan_id: string): Promise<void> =>
  leftPlans().then(
    ({ forgetIfLeft }) => forgetIfLeft(from, [plan_id]),
    () => undefined,
  );

/** Loaded with the first imported list, because most devices never import one. */
const importSender = loadOnce(() => import('./import-sender'));

/** Sends a list until it is stored. A refusal (which is also reported) or a person's stop undoes it. */
async function sendList(entry: OutboxEntry, { ending: _, ...list }: OutboxImport): Promise<void> {
  const { plan_id, key } = entry;
  const onPart = () => outdatePart(client, plan_id);
  const { sendImport } = await importSender();
  const refusal = await sendImport(entry, onPart);
  if (refusal === undefined) return;
  failures = 0;
  stumbles.delete(key);
  const isTold = refusal !== null && refusal.code !== STOPPED.code;
  // A retry needs a new batch id, because this batch was undone.
  const again = { ...list, batch: crypto.randomUUID() };
  await applyToOutbox(isTold ? { put: [{ ...entry, list: again, refusal }] } : { remove: [key] }, {
    failing: false,
    ...(!refusal && { sent: outboxState().sent + 1 }),
  });
  tellOfList(plan_id, key, refusal);
  const message: Message = { kind: 'imported', plan_id, key, refusal };
  outboxChannel?.postMessage(message);
}

/** Decides what to do after an attempt without a valid response: retry, or send other entries first. */
function stumbled(entry: OutboxEntry, error: unknown): Outcome {
  setOutbox({ failing: true });
  if (statusOf(error) !== 500) return 'down';
  const times = (stumbles.get(entry.key) ?? 0) + 1;
  stumbles.set(entry.key, times);
  return times > TRIES_ALONE ? 'held' : 'down';
}

/**
 * Sends one entry. Returns `held` if only this entry fails for now, and `down` if later entries must wait
 * too.
 */
async function sendEntry(waiting: OutboxEntry): Promise<Outcome> {
  if (waiting.list)
    return sendList(waiting, waiting.list).then(
      () => 'settled',
      (error) => stumbled(waiting, error),
    );
  const { entry, put, remove } = joinRefused(outboxState().entries, waiting);
  if (!entry) {
    await applyToOutbox({ put, remove: [...remove, waiting.key] });
    settleEntry(waiting.key, null);
    return 'settled';
  }
  if (entry !== waiting) await applyToOutbox({ put: [...put, entry], remove });
  try {
    if (!(await sendBytes(entry))) return 'held';
    const { versions } = outboxState();
    const saved = await saveRows(
      entry.plan_id,
      entry.changes.map((change) =>
        toSaveChange(change, NOUNS[change.table], versions.get(rowKeyOf(change))),
      ),
    );
    failures = 0;
    stumbles.delete(entry.key);
    await stored(entry, saved);
    return 'settled';
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) return stumbled(entry, error);
    failures = 0;
    stumbles.delete(entry.key);
    await applyToOutbox({ put: [{ ...entry, refusal }] }, { failing: false });
    settleEntry(entry.key, refusal);
    if (refusal.status === 404 && client) await forgetLeft(client, entry.plan_id);
    // Refetch the current row, so that the person can compare both versions.
    void client?.invalidateQueries({ queryKey: ['plan', entry.plan_id, 'document'] });
    return 'settled';
  }
}

async function sendAll(): Promise<void> {
  await refreshOutbox();
  const held: OutboxEntry[] = [];
  for (;;) {
    const { user_id, entries } = outboxState();
    const isFree = (entry: OutboxEntry) =>
      isWaiting(entry) && !held.some((one) => one.key === entry.key || dependsOn(entry, one));
    const free = entries.filter(isFree);
    // Uploads are slow, so entries that don't depend on them are sent first.
    const later: OutboxEntry[] = [];
    const next =
      free.find((entry) => {
        const waits = newBytes(entry).length > 0 || later.some((one) => dependsOn(entry, one));
        if (waits) later.push(entry);
        return !waits;
      }) ?? free[0];
    if (!user_id || !next) break;
    const outcome = await sendEntry(next);
    if (outcome === 'down' || outboxState().user_id !== user_id) return;
    if (outcome === 'held') held.push(next);
    await refreshOutbox();
  }
  if (held.length > 0) setOutbox({ failing: true });
}

/**
 * Sends the outbox now and retries failures automatically. Only automatic retries lengthen the back-off;
 * attempts started by the person don't.
 */
export async function sendOutbox(isRetry = false): Promise<void> {
  if (running) {
    again = true;
    return;
  }
  running = true;
  clearTimeout(timer);
  try {
    do {
      again = false;
      await alone(sendAll);
    } while (again);
  } finally {
    running = false;
  }
  if (isRetry || failures === 0) failures += 1;
  sendLater();
  if (outboxState().failing && !outboxState().entries.some(isWaiting)) setOutbox({ failing: false });
}

/** Schedules a retry while entries of any tab wait, because the tab that wrote them may be closed. */
function sendLater(): void {
  clearTimeout(timer);
  const { user_id, entries } = outboxState();
  if (!user_id) return;
  const isRetry = entries.some(isWaiting);
  const backOff = Math.min(FIRST_DELAY_MS * 2 ** Math.max(failures - 1, 0), LONGEST_DELAY_MS);
  timer = setTimeout(() => void (isRetry ? sendOutbox(true) : look(user_id)), isRetry ? backOff : LOOK_MS);
}

/** Sends waiting entries of other tabs. If there are none, schedules the next check. */
async function look(user_id: string): Promise<void> {
  const left = await countOutbox(user_id).catch(() => 0);
  if (left > 0) await sendOutbox();
  else if (!running) sendLater();
}

const sendSoon = (): void => void sendOutbox();
const sendAfresh = (): void => {
  failures = 0;
  sendSoon();
};

async function onMessage({ data }: MessageEvent<Message>): Promise<void> {
  if (data.kind === 'stored' && client) {
    await prepareRows(client, data.plan_id, data.saved);
    showSaved(client, data.plan_id, data.saved);
    setOutbox({ sent: outboxState().sent + 1, failing: false });
    settleEntry(data.key, null);
  }
  if (data.kind === 'imported') tellOfList(data.plan_id, data.key, data.refusal);
  await refreshOutbox();
  for (const { key, refusal } of outboxState().entries) if (refusal) settleEntry(key, refusal);
  if (!running) sendLater();
}

let listening = false;

/** Starts sending for the signed-in account, and reacts to sign-ins, other tabs and the connection. */
export async function startOutbox(queryClient: QueryClient, currentUser: () => string | null): Promise<void> {
  client = queryClient;
  const open = async () => {
    await openOutbox(currentUser(), sendSoon);
    sendSoon();
  };
  if (!listening) {
    listening = true;
    onSession(() => void open());
    hearTabs((event: MessageEvent<Message>) => void onMessage(event));
    globalThis.addEventListener?.('online', sendAfresh);
    globalThis.document?.addEventListener('visibilitychange', () => !document.hidden && sendSoon());
  }
  await open();
}
