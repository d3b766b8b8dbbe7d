import type { Category } from '../plan/facts';
import type { QuoteSetting } from './cost';
import { usualTax } from './tax.data';

interface EventOfQuotes {
  readonly guest_count: number;
  readonly duration: number | null;
  readonly currency: string;
  readonly country: string;
  readonly region: string | null;
}

/**
 * Returns the facts for calculating the costs of a category's quotes. `children` is set only if the number of
 * children is known.
 */
export const eventSetting = (
  event: EventOfQuotes,
  category: Category,
  children: number | null,
): QuoteSetting => ({
  guests: event.guest_count,
  children: children === null ? null : Math.min(children, event.guest_count),
  currency: event.currency,
  hours: event.duration,
  tax_rate: usualTax(event.country, event.region, category),
});
