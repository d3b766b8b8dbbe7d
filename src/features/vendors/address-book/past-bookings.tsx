import type { PastBooking } from '@/data/address-book';
import { daysBetween } from '@/domain/calendar';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Lists the final cost of a vendor at the person's earlier events, and how fast the vendor replied. */
export function PastBookings({ bookings }: { bookings: readonly PastBooking[] }) {
  const { t } = useTranslation('vendors');
  return bookings.map(({ event, event_date, currency, amount, asked_on, answered_on }) => {
    const days = asked_on && answered_on ? Math.max(0, daysBetween(asked_on, answered_on)) : null;
    return (
      <p key={`${event} ${event_date}`} className="text-sm">
        <span>{t('book.booked', { event, date: formatDate(event_date, 'medium') })}</span>
        {amount !== null && <span>{`: ${formatMoney(amount, currency)}`}</span>}
        {days !== null && <span>{` · ${t('book.answered', { count: days })}`}</span>}
      </p>
    );
  });
}
