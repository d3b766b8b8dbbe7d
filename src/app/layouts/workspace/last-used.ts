import { deviceStorage } from '@/lib/device-storage';
import { currentSession } from '@/lib/session/session-state';
import { MODULES, type ModuleGroup, type PlanModule } from '../../modules';

/** Device storage, by account; like everything named celebra- it leaves with the sign-out. */
const keyOf = (group: ModuleGroup): string => `celebra-last-used:${currentSession().user?.id ?? ''}:${group}`;

export const rememberLastUsed = ({ group, key }: PlanModule): void =>
  deviceStorage.setItem(keyOf(group), key);

/** The module of a group that this account used last on this device. */
export function lastUsed(group: ModuleGroup): PlanModule | undefined {
  const key = deviceStorage.getItem(keyOf(group));
  return MODULES.find((module) => module.group === group && module.key === key);
}
