import { deviceStorage } from '@/lib/device-storage';

/**
 * Prefix of the key that stores a deleted plan's currency. The plan's unsent changes contain amounts without
 * a currency, and still wait for the person's decision. Sign-out deletes every key that begins with celebra-.
 */
export const LEFT_CURRENCY = 'celebra-left-currency:';

export const keepCurrency = (plan_id: string, currency: string): void =>
  deviceStorage.setItem(LEFT_CURRENCY + plan_id, currency);
export const keptCurrency = (plan_id: string): string | null =>
  deviceStorage.getItem(LEFT_CURRENCY + plan_id);
export const dropCurrency = (plan_id: string): void => deviceStorage.removeItem(LEFT_CURRENCY + plan_id);
