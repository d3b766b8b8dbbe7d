import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { fold } from '@/domain/fold';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { firstOf } from '@/domain/text';
import type { Booking } from '@/domain/vendors/booking';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { changeTables } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { faces } from '../rows';

const newId = (): string => crypto.randomUUID();

/**
 * Returns functions that book a vendor. The ledger item with instalments and terms, and the quote's stage,
 * are stored together or not at all.
 */
export function useBooking() {
  const { plan } = usePlanContext();
  const { t } = useTranslation(['vendors', 'common']);
  const title = useRowTitle(faces.vendor_quotes);
  const items = useRows(BUDGET_ITEMS, plan.id);
  const quotes = useRows(QUOTES, plan.id);

  /**
   * Returns the ledger item from an earlier booking of the quote. Without one, returns an item with the same
   * vendor name.
   */
  const itemOf = (quote: VendorQuote, booking: Booking): StoredItem | null =>
    items.find(({ id }) => id === quote.item_id) ??
    items.find(
      (item) => item.category === quote.category && fold(item.vendor_name) === fold(booking.vendor_name),
    ) ??
    null;

  /**
   * Returns the category's items that weren't booked from a quote. One of these might be the same expense
   * under another name.
   */
  const othersOf = (quote: VendorQuote): StoredItem[] => {
    const booked = new Set(quotes.map(({ item_id }) => item_id));
    return items.filter(({ id, category }) => category === quote.category && !booked.has(id));
  };

  const description = (quote: VendorQuote): string | null => {
    const lines = [
      [quote.contact_name, quote.phone, quote.email].filter(Boolean).join(' · '),
      quote.guarantee ? t('booking.guarantee', { amount: formatMoney(quote.guarantee, plan.currency) }) : '',
    ];
    return firstOf(lines.filter(Boolean).join('\n'), 500) || null;
  };

  return {
    itemOf,
    othersOf,
    /** Books the quote. `into` is an existing item that has another name but stands for the same expense. */
    book: (quote: VendorQuote, booking: Booking, into: StoredItem | null = null) => {
      const before = itemOf(quote, booking) ?? into;
      const after: StoredItem = {
        ...(before ?? { ...EMPTY_ITEM, id: newId(), version: 0 }),
        category: quote.category,
        vendor_name: before && before !== into ? before.vendor_name : booking.vendor_name,
        planned_amount: before?.planned_amount || booking.amount,
        actual_amount: booking.amount,
        tax_rate: quote.tax_rate ?? 0,
        tax_included: true,
        service_rate: quote.service_rate ?? 0,
        service_included: true,
        description: before?.description ?? description(quote),
        payment_date: booking.payment_date,
        // Existing payments stay, even if the quote has other instalments.
        payments: before?.payments.length
          ? before.payments
          : booking.payments.map((entry) => ({ ...entry, id: newId() })),
        cancellation: booking.cancellation.length > 0 ? booking.cancellation : (before?.cancellation ?? []),
      };
      const booked: VendorQuote = { ...quote, stage: 'booked', item_id: after.id, chase_on: null };
      changeTables(
        plan.id,
        [
          { table: BUDGET_ITEMS.table, before, after },
          { table: QUOTES.table, before: quote, after: booked },
        ],
        { said: t('booking.said', { name: title(quote) }), label: t('common:undo') },
      );
    },
  };
}
