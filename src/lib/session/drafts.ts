import { IN_DEMO } from '../demo';
import { currentSession } from './session-state';

/**
 * Unsaved text on this device: one entry per form, row and open page, so that tabs don't overwrite each
 * other's. The prefix celebra- has it deleted on sign-out.
 */
const PREFIX = 'celebra-draft';
/** This page's life: a reload is another one. */
const PAGE = crypto.randomUUID();
const lockOf = (page: string) => `celebra-page:${page}`;

/** The longest that typing waits to be written, ms; the rest of 300 is for timers that come late. */
const BEHIND = 200;

export interface DraftName {
  readonly form: string;
  /** The row's id; of a new one `new-` and its plan's. */
  readonly row: string;
}
export interface Draft {
  readonly key: string;
  /** Written by this page. */
  readonly own: boolean;
  readonly page: string;
  /** An ISO timestamp. */
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

/** What the device has refused, or is not asked to keep, for as long as this page lives. */
const refused = new Map<string, string>();

/** Over for this page, and on the device until what became of them is there. */
const ending = new Set<string>();

/** Plans whose drafts are closed: late writes of a form are dropped. */
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

/** The drafts of a form, of one row or of all, newest first. */
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

/** False where the device refuses: it is full, or closed to us. This page then still has the draft. */
export function writeDraft(name: DraftName, data: unknown): boolean {
  // What is written late must not outlast the sign-out.
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
    // There is none, then.
  }
}

export function removeOwnDraft(name: DraftName): void {
  const key = keyOf(name);
  if (!ending.has(key)) removeDraft(key);
}

/**
 * Ends a saved draft: for this page at once, on the device once `kept` resolves, or when the page closes:
 * pending writes outlive it. If the page is killed in between, one of both survives.
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

/** Ends all drafts of a plan, including later ones, until `openDrafts`. Returns their texts. */
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

/** The plans that this account has drafts of. */
export const plansOfDrafts = (): string[] =>
  storedKeys().flatMap((key) => {
    const [prefix, user, , row = ''] = key.split(':');
    const isOwn = prefix === PREFIX && user === currentSession().user?.id;
    // `<plan>.<row>`.
    return isOwn && row[36] === '.' ? [row.slice(0, 36)] : [];
  });

let alive = false;
let leaving = false;
let release: () => void = () => undefined;

/** A Web Lock that the browser frees with the page, however it ends: so that others can tell whether it lives. */
function holdDrafts(): void {
  if (alive || leaving || typeof navigator === 'undefined' || !navigator.locks) return;
  alive = true;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(lockOf(PAGE), () => held).catch(() => undefined);
  // A page that is kept for the way back would not be kept with a lock.
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

/** The drafts of these that another open page is working on. */
export async function openElsewhere(drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const foreign = drafts.filter(({ own }) => !own);
  if (foreign.length === 0 || !navigator.locks) return [];
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const names = new Set(held.map(({ name }) => name));
  return foreign.filter(({ page }) => names.has(lockOf(page)));
}

export interface DraftWriter {
  /** Called on typing. */
  readonly changed: () => void;
  /** Writes what is owed now. */
  readonly flush: () => void;
  /** Ends it for good without writing: changes of a closing form aren't typing. */
  readonly stop: () => void;
}

/**
 * A throttle with a trailing edge: steady typing is written too, at most a moment behind. What is owed when the page is
 * hidden or left is written at once.
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
