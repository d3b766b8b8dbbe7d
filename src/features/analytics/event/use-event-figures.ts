import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { historyQuery } from '@/data/budget-history';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { liveTasks, TASKS } from '@/data/tasks';
import { QUOTES } from '@/data/vendor-quotes';
import { allocate } from '@/domain/allocation/allocate';
import { costForecast, type QuotedPrice } from '@/domain/analytics/cost-forecast';
import { moneyCourse } from '@/domain/analytics/money-course';
import { replyCourse } from '@/domain/analytics/reply-course';
import { taskCourse } from '@/domain/analytics/task-course';
import { countGuests } from '@/domain/guests/counts';
import { forecast, forecastGroups } from '@/domain/guests/forecast/forecast';
import { LEAST_FORECAST } from '@/domain/guests/invited';
import { committedIn } from '@/domain/ledger/committed';
import type { LedgerItem } from '@/domain/ledger/ledger-item';
import { moneyNow } from '@/domain/ledger/money-now';
import { sumCents } from '@/domain/money';
import { lastDay } from '@/domain/plan/event-days';
import { risksOf } from '@/domain/plan/risks';
import { answerTimes, isWaitedFor } from '@/domain/vendors/answer-times';
import { costOf } from '@/domain/vendors/cost';
import { isExpired } from '@/domain/vendors/quote';
import { eventSetting } from '@/domain/vendors/setting';
import { stageNow, type VendorQuote } from '@/domain/vendors/vendor';
import { today as dayOf } from '@/lib/format';
import { usePlanContext } from '@/parts/module/plan-context';

/** Kinds of a plan's rows that the page reads in one request. */
export const EVENT_NOUNS = [
  BUDGET_ITEMS,
  CONTRIBUTIONS,
  TASKS,
  GUESTS,
  HOUSEHOLDS,
  EVENT_PARTS,
  QUOTES,
  DRINKS_PREFERENCES,
] as const;

/**
 * Returns what each valid quote would cost, as the vendors' page shows it. Booked and refused quotes are left
 * out.
 */
function pricesOf(
  plan: Plan,
  quotes: readonly VendorQuote[],
  items: readonly LedgerItem[],
  children: number | null,
  today: string,
): QuotedPrice[] {
  const firm = new Set(
    items.flatMap(({ id, actual_amount, payments }) =>
      actual_amount === null && payments.length === 0 ? [] : id,
    ),
  );
  return quotes.flatMap((quote) => {
    const stage = stageNow(quote, firm);
    if (stage === 'booked' || stage === 'refused' || isExpired(quote, today)) return [];
    const cost = costOf(quote, eventSetting(plan, quote.category, children));
    return cost ? [{ category: quote.category, lowest: cost.lowest, total: cost.total }] : [];
  });
}

/**
 * Returns the capacity of the booked venue, or null if unknown. With several venues it is the smallest
 * capacity.
 */
const capacityOf = (quotes: readonly VendorQuote[]): number | null => {
  const said = quotes.flatMap(({ category, stage, capacity }) =>
    category === 'venue' && stage === 'booked' && capacity !== null ? capacity : [],
  );
  return said.length > 0 ? Math.min(...said) : null;
};

/** Computes all figures of one event with the functions of each module. */
export function useEventFigures() {
  const { plan, today } = usePlanContext();
  const items = useRows(BUDGET_ITEMS, plan.id);
  const contributions = useRows(CONTRIBUTIONS, plan.id);
  const all = useRows(TASKS, plan.id);
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const quotes = useRows(QUOTES, plan.id);
  const [drinks] = useRows(DRINKS_PREFERENCES, plan.id);
  const history = useQuery(historyQuery(plan.id, { since: null, until: null }));
  const children = drinks?.choices.children ?? null;

  const money = useMemo(() => {
    const { book, now } = moneyNow(items, contributions, plan, today);
    const planned = sumCents(
      plan.categories.map(({ selected, allocated_amount }) => (selected ? (allocated_amount ?? 0) : 0)),
    );
    const end = costForecast({
      items,
      choices: plan.categories,
      quotes: pricesOf(plan, quotes, items, children, today),
      currency: plan.currency,
      today,
      event_date: plan.event_date,
    });
    return { book, now, planned, end };
  }, [items, contributions, plan, quotes, children, today]);

  /** Usual total cost of such an event, with its source. */
  const usual = useMemo(() => {
    const result = allocate(plan);
    return result.ok ? result : null;
  }, [plan]);

  const { book, planned } = money;
  const { committed, paid } = book.total;
  const course = useMemo(
    () => history.data && moneyCourse(history.data, { planned, committed, paid }, today),
    [history.data, planned, committed, paid, today],
  );

  const tasks = useMemo(() => {
    const facts = { committed: committedIn(items, plan.categories) };
    return taskCourse(liveTasks(all), facts, today, (moment) => dayOf(new Date(moment)));
  }, [all, items, plan.categories, today]);

  const replies = useMemo(() => {
    const byId = new Map(households.map((one) => [one.id, one]));
    const coming = forecast({
      groups: forecastGroups(guests, byId, parts),
      event_type: plan.event_type,
      location_type: plan.location_type,
    });
    return {
      counts: countGuests(guests, byId, parts, null),
      course: replyCourse(guests, byId, parts),
      // With very few guests a forecast is unreliable, so only counts are shown.
      coming: coming.accepted + coming.silent < LEAST_FORECAST ? null : coming,
      capacity: capacityOf(quotes),
    };
  }, [guests, households, parts, quotes, plan.event_type, plan.location_type]);

  const vendors = useMemo(
    () => ({ times: answerTimes(quotes, today), waited: quotes.filter(isWaitedFor) }),
    [quotes, today],
  );

  const isOver = lastDay(plan) < today;
  const risks = useMemo(
    () => risksOf({ ...money.now, late_tasks: isOver ? 0 : tasks.overdue, tight_tasks: 0 }, plan),
    [money.now, tasks.overdue, isOver, plan],
  );
  return { plan, today, isOver, money, usual, course, history, tasks, replies, vendors, risks };
}

export type EventFiguresNow = ReturnType<typeof useEventFigures>;
