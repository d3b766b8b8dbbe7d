import { currentSession } from '@/lib/session-state';
import { type Group, MODULES, type PlanModule } from '../modules';

/** Device storage, by account; like everything named celebra- it leaves with the sign-out. */
const keyOf = (group: Group): string => `celebra-last-used:${currentSession().user?.id ?? ''}:${group}`;

/** Kept where storage is closed to us, for as long as the page lives. */
const inMemory = new Map<string, string>();

export function rememberLastUsed({ group, key }: PlanModule): void {
  inMemory.set(keyOf(group), key);
  try {
    localStorage.setItem(keyOf(group), key);
  } catch {
    // The page's memory has it.
  }
}

/** The module of a group that this account used last on this device. */
export function lastUsed(group: Group): PlanModule | undefined {
  let key = inMemory.get(keyOf(group)) ?? null;
  try {
    key ??= localStorage.getItem(keyOf(group));
  } catch {
    // Nothing is known then.
  }
  return MODULES.find((module) => module.group === group && module.key === key);
}
