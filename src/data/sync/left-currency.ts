import { deviceStorage } from '@/lib/device-storage';

/**
 * Key of a plan's currency after the plan was deleted from the device while its unsent changes, which lack
 * the currency, wait for review. Sign-out deletes every key that begins with celebra-.
 */
export const LEFT_CURRENCY = 'celebra-left-currency:';

export const keepCurrency = (plan_id: string, currency: string): void =>
  deviceStorage.setItem(LEFT_CURRENCY + plan_id, currency);
export const keptCurrency = (plan_id: string): string | null =>
  deviceStorage.getItem(LEFT_CURRENCY + plan_id);
export const dropCurrency = (plan_id: string): void => deviceStorage.removeItem(LEFT_CURRENCY + plan_id);
