import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { DATE_KINDS, type DatedEntry, datesQuery } from '@/data/dates';
import type { Plan } from '@/data/plans';
import { isValidDate } from '@/domain/calendar';
import { datesOf } from '@/domain/plan/event-days';
import { formatMoney, formatMonth } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { daysOf, monthAfter } from '@/parts/time/month-days';
import { Button, IconButton } from '@/ui/button';
import { useAddressState } from '@/ui/use-address-state';
import { calendarAddress } from './calendar-state';
import { DayPanel } from './day-panel';
import { MonthGrid } from './month-grid';
import { useEntryWords } from './use-entry-words';

const NONE: readonly DatedEntry[] = [];

/**
 * Groups entries by day. Within a day, the most important entry comes first. An event of several days is
 * listed on each day.
 */
function byDay(entries: readonly DatedEntry[], plans: ReadonlyMap<string, Plan>): Map<string, DatedEntry[]> {
  const days = new Map<string, DatedEntry[]>();
  for (const entry of entries) {
    const plan = entry.kind === 'event' ? plans.get(entry.plan_id) : undefined;
    for (const day of plan ? datesOf(plan) : [entry.day]) days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const place = ({ kind }: DatedEntry) => DATE_KINDS.indexOf(kind);
  for (const [day, of] of days)
    days.set(
      day,
      of.toSorted((a, b) => place(a) - place(b)),
    );
  return days;
}

/** Returns the total of the due payments in each currency. */
function paymentsIn(entries: readonly DatedEntry[], plans: ReadonlyMap<string, Plan>): string[] {
  const sums = new Map<string, number>();
  for (const { amount, plan_id } of entries) {
    const currency = plans.get(plan_id)?.currency;
    if (amount !== null && currency) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency));
}

interface MonthViewProps {
  plans: readonly Plan[];
  today: string;
}

/** Calendar month with all events: how full each day is, and the entries of the selected day. */
export function MonthView({ plans, today }: MonthViewProps) {
  const { t } = useTranslation('dates');
  const { user } = useSession();
  const [state, setState] = useAddressState(calendarAddress);
  const month = state.month ?? (state.day ?? today).slice(0, 7);
  const days = useMemo(() => daysOf(month), [month]);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const query = useQuery({ ...datesQuery(user?.id ?? '', first, last), enabled: user !== null });
  const entries = query.data ?? NONE;
  const byId = useMemo(() => new Map(plans.map((plan) => [plan.id, plan])), [plans]);
  const on = useMemo(() => byDay(entries, byId), [entries, byId]);
  const words = useEntryWords(byId);
  const chosen =
    state.day && isValidDate(state.day) && days.includes(state.day)
      ? state.day
      : today.startsWith(month)
        ? today
        : `${month}-01`;
  const here = useMemo(() => entries.filter(({ day }) => day.startsWith(month)), [entries, month]);
  const missing = whatIsMissing(query);
  const go = (by: 1 | -1) => setState({ month: monthAfter(month, by), day: null });
  if (missing === 'error') return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (missing === 'offline') return <NotHereOffline />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <section
        aria-labelledby="month"
        aria-busy={missing === 'loading'}
        className="flex min-w-0 flex-col gap-3"
      >
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label={t('previous')} onClick={() => go(-1)}>
            <ChevronLeft className="size-5" />
          </IconButton>
          <h2
            id="month"
            aria-live="polite"
            className="min-w-0 grow text-center text-xl sm:min-w-44 sm:grow-0 first-letter:uppercase"
          >
            {formatMonth(month)}
          </h2>
          <IconButton label={t('next')} onClick={() => go(1)}>
            <ChevronRight className="size-5" />
          </IconButton>
          {!today.startsWith(month) && (
            <Button look="quiet" size="small" onClick={() => setState({ month: null, day: null })}>
              {t('today')}
            </Button>
          )}
        </div>
        <p className="min-h-6 text-sm text-ink-muted">
          {missing === 'loading'
            ? t('reading')
            : here.length === 0
              ? t('nothingMonth')
              : [words.counts(here), ...paymentsIn(here, byId)].join(' · ')}
        </p>
        <MonthGrid
          month={month}
          days={days}
          on={on}
          chosen={chosen}
          today={today}
          words={words}
          labelledBy="month"
          onChoose={(day) => setState({ day, month: day.slice(0, 7) })}
        />
      </section>
      <DayPanel day={chosen} entries={on.get(chosen) ?? NONE} plans={byId} words={words} />
    </div>
  );
}
