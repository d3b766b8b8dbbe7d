import { del, get, set } from 'idb-keyval';
import { currentSession } from '@/lib/session/session-state';
import { readStore } from './device-store';

/**
 * Work in progress that is too large for a form's draft, such as a list being imported. The device stores the
 * work under its account until the work is finished or the account signs out.
 */
interface KeptWork {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly kept_at: number;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;
const keyOf = (name: string): string => `${currentSession().user?.id ?? ''}:work:${name}`;
/** Storage in this tab's memory, for the demonstration and for browsers that refuse storage. */
const inTab = new Map<string, unknown>();

export async function keepWork(name: string, value: unknown): Promise<void> {
  if (!currentSession().user) return;
  inTab.set(keyOf(name), value);
  const kept: KeptWork = { value, kept_at: Date.now() };
  if (readStore) await set(keyOf(name), kept, readStore).catch(() => undefined);
}

/**
 * Returns the work stored under a name in the last seven days, or null. Values are structured clones, so Map
 * and Set are preserved.
 */
export async function keptWork(name: string): Promise<unknown> {
  if (inTab.has(keyOf(name))) return inTab.get(keyOf(name));
  const kept = readStore && (await get<KeptWork>(keyOf(name), readStore).catch(() => undefined));
  return kept && kept.kept_at > Date.now() - WEEK_MS ? kept.value : null;
}

export async function dropWork(name: string): Promise<void> {
  inTab.delete(keyOf(name));
  if (readStore) await del(keyOf(name), readStore).catch(() => undefined);
}
