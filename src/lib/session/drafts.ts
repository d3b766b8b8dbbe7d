import { IN_DEMO } from '../demo';
import { currentSession } from './session-state';

/**
 * Prefix of the drafts' keys on this device. Each key contains the form, the row and the page, so that tabs
 * don't overwrite each other's drafts. Sign-out deletes every key that begins with celebra-.
 */
const PREFIX = 'celebra-draft';
/** Identifies this page until it is reloaded. */
const PAGE = crypto.randomUUID();
const lockOf = (page: string) => `celebra-page:${page}`;

/**
 * The longest delay in milliseconds between typing and writing. The app promises at most 300, and timers can
 * be late.
 */
const BEHIND = 200;

export interface DraftName {
  readonly form: string;
  /** The row's id, or for a new row `new-` followed by the plan's id. */
  readonly row: string;
}
export interface Draft {
  readonly key: string;
  /** True if this page wrote the draft. */
  readonly own: boolean;
  readonly page: string;
  /** ISO timestamp of the last write. */
  readonly saved_at: string;
  readonly data: unknown;
}

const prefixOf = (form: string, row?: string): string =>
  [
    PREFIX,
    currentSession().user?.id ?? '',
    form,
    ...(row === undefined ? [] : [encodeURIComponent(row)]),
    '',
  ].join(':');
const keyOf = ({ form, row }: DraftName): string => prefixOf(form, row) + PAGE;

/** Drafts that can't be stored on the device, kept in this page's memory. */
const refused = new Map<string, string>();

/**
 * Keys of drafts that this page has ended. They stay on the device until the change made from the draft is
 * stored.
 */
const ending = new Set<string>();

/** Plans whose drafts are closed. Late writes from their forms are ignored. */
const closed = new Set<string>();

function read(key: string): Draft | null {
  if (ending.has(key)) return null;
  try {
    const kept: unknown = JSON.parse(refused.get(key) ?? localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('data' in kept) || !('saved_at' in kept)) return null;
    const page = key.split(':').at(-1) ?? '';
    return { key, page, own: page === PAGE, saved_at: String(kept.saved_at), data: kept.data };
  } catch {
    return null;
  }
}

/** Returns the drafts of one row, or without `row` all drafts of the form. The newest draft comes first. */
export function readDrafts(form: string, row?: string): Draft[] {
  const prefix = prefixOf(form, row);
  return [...new Set([...refused.keys(), ...storedKeys()])]
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Stores a draft. Returns false if the device refuses it (full or blocked). This page then keeps the draft in
 * memory.
 */
export function writeDraft(name: DraftName, data: unknown): boolean {
  // A late write must not leave a draft behind after sign-out.
  const key = keyOf(name);
  if (!currentSession().user || [...closed].some((plan_id) => key.includes(plan_id))) return true;
  ending.delete(key);
  const text = JSON.stringify({ saved_at: new Date().toISOString(), data });
  if (IN_DEMO) {
    refused.set(key, text);
    return true;
  }
  try {
    localStorage.setItem(key, text);
    refused.delete(key);
    holdDrafts();
    return true;
  } catch {
    refused.set(key, text);
    return false;
  }
}

export function removeDraft(key: string): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

export function removeOwnDraft(name: DraftName): void {
  const key = keyOf(name);
  if (!ending.has(key)) removeDraft(key);
}

/**
 * Ends a saved draft. This page forgets the draft at once. The device forgets it when `kept` resolves or the
 * page closes. If the page is killed in between, either the draft or the saved change survives.
 */
export async function endOwnDraft(name: DraftName, kept: Promise<unknown>): Promise<void> {
  const key = keyOf(name);
  const end = () => {
    window.removeEventListener('pagehide', end);
    if (ending.delete(key)) removeDraft(key);
  };
  ending.add(key);
  window.addEventListener('pagehide', end);
  await kept;
  end();
}

/** Ends all drafts of a plan and returns their texts. New drafts are refused until `openDrafts` is called. */
export function closeDrafts(plan_id: string): string[] {
  closed.add(plan_id);
  return [...new Set([...refused.keys(), ...storedKeys()])]
    .filter((key) => key.startsWith(PREFIX) && key.includes(plan_id))
    .map((key) => {
      const text = JSON.stringify(read(key)?.data ?? null);
      removeDraft(key);
      return text;
    });
}

export const openDrafts = (plan_id: string): boolean => closed.delete(plan_id);

export const plansOfDrafts = (): string[] =>
  storedKeys().flatMap((key) => {
    const [prefix, user, , row = ''] = key.split(':');
    const isOwn = prefix === PREFIX && user === currentSession().user?.id;
    // The row in the key has the form `<plan>.<row>`.
    return isOwn && row[36] === '.' ? [row.slice(0, 36)] : [];
  });

let alive = false;
let leaving = false;
let release: () => void = () => undefined;

/**
 * Holds a Web Lock, so that other pages can tell whether this page is still open. The browser releases the
 * lock however the page ends.
 */
function holdDrafts(): void {
  if (alive || leaving || typeof navigator === 'undefined' || !navigator.locks) return;
  alive = true;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(lockOf(PAGE), () => held).catch(() => undefined);
  // A page that holds a lock can't enter the back-forward cache, so the lock is released first.
  window.addEventListener('pagehide', releaseDrafts, { once: true });
}

function releaseDrafts(): void {
  alive = false;
  leaving = true;
  release();
  window.addEventListener('pageshow', restoreDrafts, { once: true });
}

function restoreDrafts(): void {
  leaving = false;
  holdDrafts();
}

export async function openElsewhere(drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const foreign = drafts.filter(({ own }) => !own);
  if (foreign.length === 0 || !navigator.locks) return [];
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const names = new Set(held.map(({ name }) => name));
  return foreign.filter(({ page }) => names.has(lockOf(page)));
}

export interface DraftWriter {
  readonly changed: () => void;
  readonly flush: () => void;
  /** Stops without writing. A form that is closing might report changes that nobody typed. */
  readonly stop: () => void;
}

/**
 * Throttles writes, so that a draft is also written during steady typing. A pending draft is written at once
 * when the page is hidden or left.
 */
export function draftWriter(write: () => void): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    write();
  };
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', flush);
  return {
    changed: () => {
      if (!stopped) timer ??= setTimeout(flush, BEHIND);
    },
    flush,
    stop: () => {
      stopped = true;
      cancel();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    },
  };
}
