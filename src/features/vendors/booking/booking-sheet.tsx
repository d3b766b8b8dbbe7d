import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRows } from '@/data/sync/use-rows';
import { liveTasks, TASKS } from '@/data/tasks';
import { committedIn } from '@/domain/ledger/committed';
import { sumCents } from '@/domain/money';
import { closingFact, isOpen } from '@/domain/tasks/state';
import { bookingOf } from '@/domain/vendors/booking';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { DateField } from '@/parts/fields/date-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { Doubts } from '../compare/doubts';
import { rateText } from '../compare-rows';
import type { Comparison } from '../use-comparison';
import { DeclineList } from './decline-list';
import { useBooking } from './use-booking';

interface BookingSheetProps {
  quote: VendorQuote;
  comparison: Comparison;
  onClose: () => void;
  /** Opens the message to the vendor, to ask before booking. */
  onAsk: () => void;
  onDecline: (quote: VendorQuote) => void;
}

/** Sheet that previews a booking. After confirmation it lists the vendors to decline. */
export function BookingSheet(props: BookingSheetProps) {
  const { quote, comparison, onClose, onAsk, onDecline } = props;
  const { plan, today } = usePlanContext();
  const { t } = useTranslation(['vendors', 'common']);
  const { book, itemOf, othersOf } = useBooking();
  const tasks = useRows(TASKS, plan.id);
  const [rest, setRest] = useState<string | null>(null);
  /** Id of the ledger item to book into, or 'new'. */
  const [into, setInto] = useState('new');
  const [confirmed, setConfirmed] = useState(false);
  // After an undo, the booking can be confirmed again.
  const done = confirmed && quote.stage === 'booked';
  /** True once the person has confirmed that the vendor still accepts an expired quote. */
  const [holds, setHolds] = useState(false);
  const offer = comparison.offers.find((one) => one.quote.id === quote.id);
  const cost = offer?.cost ?? null;
  const draft =
    cost &&
    bookingOf(quote.vendor_name, quote, cost.total, {
      today,
      event_date: plan.event_date,
      currency: plan.currency,
    });
  const booking = draft && { ...draft, payment_date: draft.payment_date && (rest ?? draft.payment_date) };
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const price = { category: quote.category, actual_amount: booking?.amount ?? null };
  const committed = { committed: committedIn([price], plan.categories) };
  const closed = liveTasks(tasks).filter(
    (task) => isOpen(task, { committed: [] }) && closingFact(task, committed) !== null,
  ).length;
  const named = booking && itemOf(quote, booking);
  const others = booking && !named ? othersOf(quote) : [];
  const chosen = others.find(({ id }) => id === into) ?? null;
  const existing = named ?? chosen;
  const left = booking ? booking.amount - sumCents(booking.payments.map(({ amount }) => amount)) : 0;
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(done ? 'booking.doneTitle' : 'booking.title', { name: quote.vendor_name })}
      closeLabel={t('common:close')}
    >
      {done ? (
        <div className="flex flex-col gap-5">
          <p>{t('booking.done')}</p>
          <Link
            to={paths.budgetItems(plan.id, { view: 'items', category: quote.category })}
            className={buttonClass('secondary')}
          >
            {t('booking.toLedger')}
          </Link>
          <DeclineList comparison={comparison} booked={quote} onDecline={onDecline} />
        </div>
      ) : !booking ? (
        <p>{t(cost ? 'booking.tooMuch' : 'booking.noPrice')}</p>
      ) : offer?.expired && quote.valid_until && !holds ? (
        <div className="flex flex-col items-start gap-4">
          <p className="text-attention">
            {t('booking.expired', { date: formatDate(quote.valid_until, 'medium') })}
          </p>
          <Button look="secondary" onClick={onAsk}>
            {t('ask.title', { name: quote.vendor_name })}
          </Button>
          <Button onClick={() => setHolds(true)}>{t('booking.holds')}</Button>
        </div>
      ) : (
        <div className="flex flex-1 flex-col gap-5">
          <p>
            {t(existing ? 'booking.writesInto' : 'booking.writes', { name: existing?.vendor_name ?? '' })}
          </p>
          {others.length > 0 && (
            <SelectField
              label={t('booking.same')}
              value={into}
              onChange={setInto}
              options={[
                { value: 'new', label: t('booking.sameNone') },
                ...others.map((item) => ({
                  value: item.id,
                  label: `${item.vendor_name} · ${money(item.actual_amount ?? item.planned_amount)}`,
                })),
              ]}
            />
          )}
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-y border-line py-3">
            <dt className="font-semibold">{t('part.total')}</dt>
            <dd className="tabular text-right font-semibold">{money(booking.amount)}</dd>
            {!existing?.payments.length &&
              booking.payments.map(({ kind, amount, due_date }) => (
                <div key={`${kind} ${due_date} ${amount}`} className="contents">
                  <dt>
                    <span>{t(kind === 'deposit' ? 'field.deposit' : 'booking.payment')}</span>{' '}
                    <span className="text-ink-muted">{formatDate(due_date, 'medium')}</span>
                  </dt>
                  <dd className="tabular text-right">{money(amount)}</dd>
                </div>
              ))}
            {left > 0 && !existing?.payments.length && (
              <>
                <dt>{t('booking.rest')}</dt>
                <dd className="tabular text-right">{money(left)}</dd>
              </>
            )}
          </dl>
          <p className="-mt-3 empty:hidden">
            <Doubts cost={cost} />
          </p>
          {booking.payment_date && (
            <DateField
              label={t('booking.restDate')}
              value={booking.payment_date}
              onChange={(day) => setRest(day || null)}
            />
          )}
          {existing?.payments.length ? (
            <p className="text-sm text-ink-muted">{t('booking.paymentsStay')}</p>
          ) : null}
          <div>
            <h3 className="font-sans text-sm font-semibold tracking-normal">{t('field.cancellation')}</h3>
            {booking.cancellation.length === 0 ? (
              <p className="text-ink-muted">{t('booking.noTerms')}</p>
            ) : (
              <ul>
                {booking.cancellation.map(({ cancel_by, fee }) => (
                  <li key={cancel_by}>
                    {t('booking.step', { date: formatDate(cancel_by, 'medium'), fee: rateText(fee) })}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {quote.guarantee ? (
            <p className="text-sm text-ink-muted">
              {t('booking.guarantee', { amount: money(quote.guarantee) })}
            </p>
          ) : null}
          {closed > 0 && <p>{t('booking.closes', { count: closed })}</p>}
          <div
            data-bottom-bar="form"
            className="sticky bottom-0 z-10 -mx-(--pad) mt-auto -mb-(--pad) border-t border-line bg-surface px-(--pad) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static"
          >
            <Button
              className="w-full"
              onClick={() => {
                book(quote, booking, chosen);
                setConfirmed(true);
              }}
            >
              {t('booking.confirm')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
