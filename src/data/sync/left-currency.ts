import { deviceStorage } from '@/lib/device-storage';

/**
 * Prefix of the key that stores a deleted plan's currency. It is needed to show the amounts in the plan's
 * unsent changes, about which the person must still decide. Sign-out deletes all keys that begin with
 * celebra-.
 */
export const LEFT_CURRENCY = 'celebra-left-currency:';

export const keepCurrency = (plan_id: string, currency: string): void =>
  deviceStorage.setItem(LEFT_CURRENCY + plan_id, currency);
export const keptCurrency = (plan_id: string): string | null =>
  deviceStorage.getItem(LEFT_CURRENCY + plan_id);
export const dropCurrency = (plan_id: string): void => deviceStorage.removeItem(LEFT_CURRENCY + plan_id);
