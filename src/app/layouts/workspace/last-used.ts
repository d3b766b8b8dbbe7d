import { deviceStorage } from '@/lib/device-storage';
import { currentSession } from '@/lib/session/session-state';
import { MODULES, type ModuleGroup, type PlanModule } from '../../modules';

/**
 * Returns the storage key of an account's last used module. Sign-out deletes every key that begins with
 * celebra-.
 */
const keyOf = (group: ModuleGroup): string => `celebra-last-used:${currentSession().user?.id ?? ''}:${group}`;

export const rememberLastUsed = ({ group, key }: PlanModule): void =>
  deviceStorage.setItem(keyOf(group), key);

/** Returns the module of a group that this account used last on this device. */
export function lastUsed(group: ModuleGroup): PlanModule | undefined {
  const key = deviceStorage.getItem(keyOf(group));
  return MODULES.find((module) => module.group === group && module.key === key);
}
