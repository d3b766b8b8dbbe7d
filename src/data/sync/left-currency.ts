import { deviceStorage } from '@/lib/device-storage';

/**
 * Currency of a plan deleted from the device while its unsent changes wait for review: they don't contain it.
 * The prefix has it deleted on sign-out.
 */
export const LEFT_CURRENCY = 'celebra-left-currency:';

export const keepCurrency = (plan_id: string, currency: string): void =>
  deviceStorage.setItem(LEFT_CURRENCY + plan_id, currency);
export const keptCurrency = (plan_id: string): string | null =>
  deviceStorage.getItem(LEFT_CURRENCY + plan_id);
export const dropCurrency = (plan_id: string): void => deviceStorage.removeItem(LEFT_CURRENCY + plan_id);
