import { IN_DEMO } from '@/lib/demo';
import { currentSession } from '@/lib/session/session-state';
import { DeviceTimeout } from './device-store';
import { idOf, type Noun, type Row, type RowChange, type RowTable } from './noun';
import {
  creationIn,
  joinRefused,
  type OutboxChange,
  type OutboxEntry,
  type OutboxImport,
  type OwnVersions,
  type Refusal,
  STOPPED,
} from './outbox-entry';
import { forgetOutbox, type OutboxWrite, readOutbox, writeOutbox } from './outbox-storage';

/**
 * State of the outbox in this tab. A change is stored on the device before it is sent. It leaves the outbox
 * only when the service has stored it or the person discards it.
 */
export interface OutboxState {
  readonly user_id: string | null;
  /** Entries of this account, in order of creation. */
  readonly entries: readonly OutboxEntry[];
  readonly versions: ReadonlyMap<string, OwnVersions>;
  /** `read` once `entries` includes the device's entries; `silent` if the device didn't respond in time. */
  readonly device: 'asked' | 'read' | 'silent';
  /** True if the device refuses to store entries. They are then lost when the tab closes. */
  readonly onlyInTab: boolean;
  /** True if the last attempt got no valid response, because the service or the connection is down. */
  readonly failing: boolean;
  /** Number of entries that the service has stored since the tab was opened. */
  readonly sent: number;
}
const NOTHING: OutboxState = {
  user_id: null,
  entries: [],
  versions: new Map(),
  device: 'read',
  onlyInTab: false,
  failing: false,
  sent: 0,
};

let state = NOTHING;
const listeners = new Set<() => void>();
/** Entries that the device hasn't confirmed yet. A list that is being read from the device may lack them. */
const unconfirmed = new Map<string, OutboxEntry>();
/** Keys of finished entries. A list that is being read from the device may still contain them. */
const gone = new Set<string>();
const outcomes = new Map<string, (refusal: Refusal | null) => void>();
let whenAdded: () => void = () => undefined;

export const outboxState = (): OutboxState => state;
export function subscribeOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function setOutbox(change: Partial<OutboxState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const isWaiting = ({ refusal }: OutboxEntry): boolean => refusal === null;

/** Channel to other tabs of the same browser. `stored` messages carry rows for the other tabs' caches. */
export const outboxChannel =
  IN_DEMO || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('celebra-outbox');
const tellTabs = (): void => outboxChannel?.postMessage({ kind: 'changed' });

/** Messages from other tabs that arrived before their listener was loaded. */
const unheard: MessageEvent[] = [];
const keepUnheard = (event: MessageEvent): void => void unheard.push(event);
outboxChannel?.addEventListener('message', keepUnheard);

/** Passes messages from other tabs to a listener, including messages that arrived before it. */
export function hearTabs(listener: (event: MessageEvent) => void): void {
  outboxChannel?.removeEventListener('message', keepUnheard);
  for (const event of unheard.splice(0)) listener(event);
  outboxChannel?.addEventListener('message', listener);
}

export async function openOutbox(user_id: string | null, onAdded: () => void): Promise<void> {
  whenAdded = onAdded;
  if (state.user_id === user_id) return;
  unconfirmed.clear();
  setOutbox({ ...NOTHING, user_id, device: user_id ? 'asked' : 'read' });
  await refreshOutbox();
}

/** Reads the entries of all tabs from the device. */
export async function refreshOutbox(): Promise<void> {
  const { user_id } = state;
  if (!user_id) return;
  const device = await readOutbox(user_id).catch((error: Error) => error);
  if (state.user_id !== user_id) return;
  // An error means that IndexedDB holds nothing. After a timeout, its contents are unknown.
  if (device instanceof DeviceTimeout && state.device !== 'read') return setOutbox({ device: 'silent' });
  if (device instanceof Error) return setOutbox({ device: 'read' });
  const entries = new Map(
    device.entries.flatMap((entry) => (gone.has(entry.key) ? [] : [[entry.key, entry]])),
  );
  for (const [key, entry] of unconfirmed) entries.set(key, entry);
  const versions = new Map(device.versions);
  // If the device refuses storage, only this tab knows the versions.
  for (const [row, own] of state.versions) if (own.to > (versions.get(row)?.to ?? 0)) versions.set(row, own);
  setOutbox({
    entries: [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
    versions,
    device: 'read',
  });
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Resolves when the device has stored or refused all changes of the current event handler. */
export const whenKept = async (): Promise<void> => {
  // A form deletes its draft before it adds the change, so wait for the change first.
  await Promise.resolve();
  await lastWrite;
};

function confirm(kept: readonly OutboxEntry[]) {
  for (const entry of kept) if (unconfirmed.get(entry.key) === entry) unconfirmed.delete(entry.key);
  if (state.onlyInTab && unconfirmed.size === 0) setOutbox({ onlyInTab: false });
  tellTabs();
}

/** Tries again to store the entries that the device refused before. */
async function keepUnconfirmed(user_id: string): Promise<void> {
  if (!state.onlyInTab || state.user_id !== user_id) return;
  const put = [...unconfirmed.values()];
  await writeOutbox({ user_id, put }).then(
    () => confirm(put),
    () => undefined,
  );
}

/** Applies a step to this tab at once, then to the device. Returns false if the device refuses. */
export async function applyToOutbox(
  write: Omit<OutboxWrite, 'user_id'>,
  change: Partial<OutboxState> = {},
): Promise<boolean> {
  const { user_id } = state;
  if (!user_id) return false;
  const { put = [], remove = [] } = write;
  const entries = new Map(state.entries.map((entry) => [entry.key, entry]));
  for (const entry of put) {
    entries.set(entry.key, entry);
    unconfirmed.set(entry.key, entry);
  }
  for (const key of remove) {
    entries.delete(key);
    unconfirmed.delete(key);
    gone.add(key);
  }
  setOutbox({
    ...change,
    entries: [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
    ...(write.versions && { versions: new Map([...state.versions, ...write.versions]) }),
  });
  const writing = writeOutbox({ user_id, ...write });
  lastWrite = Promise.allSettled([lastWrite, writing]);
  try {
    await writing;
    confirm(put);
    void keepUnconfirmed(user_id);
    return true;
  } catch (error) {
    if (state.user_id === user_id) setOutbox({ onlyInTab: unconfirmed.size > 0 });
    if (error instanceof DeviceTimeout)
      error.late?.then(
        () => confirm(put),
        () => undefined,
      );
    return false;
  }
}

let lastMoment = 0;

/** Returns a key that sorts in order of creation, even if the clock is set back. */
function nextKey(): string {
  const kept = Number.parseInt(state.entries.at(-1)?.key ?? '0', 36);
  lastMoment = Math.max(Date.now(), kept + 1, lastMoment + 1);
  return `${lastMoment.toString(36).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Keys of entries whose refusal is reported by the screen that added them. */
const toldInPlace = new Set<string>();

interface Added {
  readonly key: string;
  /** Resolves to null when the entry is stored, otherwise to the refusal. */
  readonly outcome: Promise<Refusal | null>;
}

type Addition = Pick<OutboxEntry, 'plan_id' | 'changes' | 'list'>;

function addEntry(addition: Addition, inPlace: boolean): Added {
  const user_id = currentSession().user?.id;
  const key = nextKey();
  const isEmpty = addition.changes.length === 0 && !addition.list;
  if (!user_id || isEmpty) return { key, outcome: Promise.resolve(null) };
  if (state.user_id !== user_id) void openOutbox(user_id, whenAdded);
  const added: OutboxEntry = { ...addition, key, user_id, refusal: null };
  const { entry, put, remove } = added.list
    ? { entry: added, put: [], remove: [] }
    : joinRefused(state.entries, added);
  if (inPlace) toldInPlace.add(key);
  const outcome = new Promise<Refusal | null>((resolve) => {
    if (entry) outcomes.set(key, resolve);
    else resolve(null);
  });
  void applyToOutbox({ put: entry ? [...put, entry] : put, remove }).then(whenAdded);
  return { key, outcome };
}

/** Adds a change that is shown at once and sent in order. With `inPlace`, the caller reports a refusal. */
export const addToOutbox = (plan_id: string, changes: readonly OutboxChange[], inPlace = false): Added =>
  addEntry({ plan_id, changes }, inPlace);

/** Adds an imported list that is stored in parts, all or none. The caller reports a refusal. */
export const addImport = (plan_id: string, list: OutboxImport): Added =>
  addEntry({ plan_id, changes: [], list }, true);

/** Stops an import and undoes its stored parts. Returns false if this device has no such import. */
export function stopImport(batch: string): boolean {
  const entry = state.entries.find(({ list, refusal }) => list?.batch === batch && refusal === null);
  if (!entry?.list) return false;
  void applyToOutbox({ put: [{ ...entry, list: { ...entry.list, ending: STOPPED } }] }).then(whenAdded);
  return true;
}

/** Called when the screen that added an entry no longer waits. Any page then reports a refusal. */
export const leaveToOutbox = (key: string): boolean => toldInPlace.delete(key);

/** Returns refused changes that the person must decide about. */
export const refusedEntries = (): readonly OutboxEntry[] =>
  state.entries.filter(({ key, refusal }) => refusal !== null && !toldInPlace.has(key));

export function settleEntry(key: string, refusal: Refusal | null): void {
  outcomes.get(key)?.(refusal);
  outcomes.delete(key);
}

export async function retryEntry(key: string): Promise<void> {
  const entry = state.entries.find((one) => one.key === key);
  if (entry) await applyToOutbox({ put: [{ ...entry, refusal: null }] });
  whenAdded();
}

/** Discards an entry, or one row's change. If that change creates the plan, discards the whole entry. */
export async function discardEntry(key: string, id?: string): Promise<void> {
  const entry = state.entries.find((one) => one.key === key);
  const creation = entry && creationIn(entry);
  const rest =
    id === undefined || (creation && idOf(creation) === id)
      ? []
      : (entry?.changes.filter((change) => idOf(change) !== id) ?? []);
  await applyToOutbox(entry && rest.length > 0 ? { put: [{ ...entry, changes: rest }] } : { remove: [key] });
}

export async function clearOutbox(user_id: string): Promise<void> {
  unconfirmed.clear();
  if (state.user_id === user_id) setOutbox({ ...NOTHING, user_id });
  await forgetOutbox(user_id).catch(() => undefined);
  tellTabs();
}

type Selected = { readonly entries: readonly OutboxEntry[]; readonly changes: readonly RowChange[] };
const selected = new Map<string, Selected>();
const NO_CHANGES: readonly never[] = [];

/**
 * Returns the unsent changes of one table, in order of creation. `plan_id` null means all plans. The list
 * stays identical while nothing changes.
 */
export function changesIn<R extends Row>(
  { table }: Noun<RowTable, R>,
  plan_id: string | null,
): readonly RowChange<R>[] {
  const entries = state.entries.filter(
    (entry) =>
      (plan_id === null || entry.plan_id === plan_id) &&
      entry.changes.some((change) => change.table === table),
  );
  if (entries.length === 0) return NO_CHANGES;
  const key = `${table}:${plan_id}`;
  const known = selected.get(key);
  const isSame =
    known?.entries.length === entries.length && known.entries.every((one, i) => one === entries[i]);
  const changes = isSame
    ? known.changes
    : entries.flatMap((entry) => entry.changes.filter((change) => change.table === table));
  if (!isSame) selected.set(key, { entries, changes });
  // The table determines the type of the rows in its changes.
  return changes as readonly RowChange<R>[];
}
