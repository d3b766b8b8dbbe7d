import { deviceStorage } from '@/lib/device-storage';
import { currentSession } from '@/lib/session/session-state';

/** Returns the storage key. Its prefix makes sign-out delete it. */
const keyOf = (plan_id: string): string => `celebra-assist:${currentSession().user?.id ?? ''}:${plan_id}`;

/** Returns the thread stored on this device, or null if there is none or it is invalid. */
export function readThread(plan_id: string): unknown {
  try {
    return JSON.parse(deviceStorage.getItem(keyOf(plan_id)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepThread(plan_id: string, thread: object | null): void {
  if (!currentSession().user) return;
  if (thread) deviceStorage.setItem(keyOf(plan_id), JSON.stringify(thread));
  else deviceStorage.removeItem(keyOf(plan_id));
}
