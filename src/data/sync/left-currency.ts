import { deviceStorage } from '@/lib/device-storage';

/**
 * What the amounts of a plan are in that the device has forgotten, for as long as changes of it wait to be looked at: the
 * one thing that they don't say themselves. Named so that it leaves with the sign-out.
 */
export const LEFT_CURRENCY = 'celebra-left-currency:';

export const keepCurrency = (plan_id: string, currency: string): void =>
  deviceStorage.setItem(LEFT_CURRENCY + plan_id, currency);
export const keptCurrency = (plan_id: string): string | null =>
  deviceStorage.getItem(LEFT_CURRENCY + plan_id);
export const dropCurrency = (plan_id: string): void => deviceStorage.removeItem(LEFT_CURRENCY + plan_id);
