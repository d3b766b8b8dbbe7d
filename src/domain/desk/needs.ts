import { addDays, type DateText, daysBetween } from '../calendar';
import type { Cents } from '../money';
import { lastDay } from '../plan/event-days';
import type { Category, PlanState } from '../plan/facts';
import { type PlanToday, type Risk, risksOf } from '../plan/risks';
import { type Concern, planConcerns } from '../plan-allocation/plan-concerns';
import { bookingsOf, waitsFor } from '../tasks/booking';
import { closedOrigin } from '../tasks/state';

export type Severity = 'high' | 'medium' | 'low';

/** An open task in the database's summary. */
export type DeskTask = {
  readonly id: string;
  readonly task_name: string;
  readonly recommended_completion_date: DateText;
  readonly priority_level: number;
  readonly origin: string | null;
  readonly origin_name: string | null;
};

export type DeskFigures = {
  /**
   * Null if these figures weren't computed: the event is over, or its date is distant and the account has
   * hundreds of events.
   */
  readonly now:
    | (Pick<PlanToday, 'committed' | 'expected' | 'short'> & {
        /** Categories whose main price is agreed. */
        readonly agreed: readonly Category[];
        /** Open tasks by date. An agreed price might already have completed some of them. */
        readonly tasks: readonly DeskTask[];
      })
    | null;
  readonly overdue: {
    readonly amount: Cents;
    readonly payments: number;
    readonly since: DateText;
  } | null;
  readonly next: {
    readonly date: DateText;
    readonly amount: Cents;
    readonly vendor_name: string;
    readonly item: string;
  } | null;
  /** Number of people who haven't replied to the part with the earliest deadline. */
  readonly replies: { readonly by: DateText; readonly part: string; readonly people: number } | null;
  /**
   * Days of the event, within a month from today, that have no run sheet. Absent in responses cached before
   * this field existed.
   */
  readonly unscheduled_days?: readonly DateText[] | undefined;
};

type Kind =
  | {
      readonly key: 'overdue';
      readonly amount: Cents;
      readonly payments: number;
    }
  | { readonly key: 'short'; readonly date: DateText; readonly amount: Cents }
  | {
      readonly key: 'unsigned';
      readonly categories: readonly Category[];
      readonly days: number;
      readonly lead: number;
    }
  | { readonly key: 'replies'; readonly by: DateText; readonly part: string; readonly people: number }
  /** `waiting` is the number of open tasks that depend on `task`. */
  | { readonly key: 'critical'; readonly task: DeskTask; readonly waiting: number }
  /**
   * `on_days` lists the days without a run sheet; empty if the event has only one day. `days` is the number
   * of days until the first of them.
   */
  | { readonly key: 'unscheduled'; readonly days: number; readonly on_days: readonly DateText[] }
  | {
      readonly key: 'due';
      readonly amount: Cents;
      readonly date: DateText;
      readonly vendor_name: string;
      readonly item: string;
    }
  | { readonly key: 'risk'; readonly risk: Risk }
  | { readonly key: 'concern'; readonly concern: Concern };

/**
 * Something in an event that needs attention. `high`: money, a vendor or the event itself is about to be
 * lost; `medium`: one of these will be lost if nobody acts; `low`: a small thing left to do. The need matters
 * from the day `on`.
 */
export type Need = Kind & { readonly severity: Severity; readonly on: DateText };

/**
 * A payment is mentioned from `DUE_DAYS` days before it is due. If money is missing for a payment, there is
 * enough time to find it until `SHORT_DAYS` days before the due date.
 */
const DUE_DAYS = 7;
const SHORT_DAYS = 30;
/**
 * Shares of the usual lead time. If less than one half is left, a booking is urgent; if less than one quarter
 * is left, the good vendors are taken. Our own choice, like the days below.
 */
const PRESSES = 1 / 2;
const LATE = 1 / 4;
/**
 * From `REPLY_DAYS` days before the deadline, hosts are reminded of missing replies. From `NUMBERS_DAYS` days
 * before the event, missing replies cost money, because caterers need the number of guests.
 */
const REPLY_DAYS = 7;
const NUMBERS_DAYS = 30;
const SCHEDULE_DAYS = 7;
/** From this number of days before the event, a late critical task is urgent. */
const NEAR_DAYS = 30;

function ofMoney({ now, overdue, next }: DeskFigures, today: DateText): Need[] {
  const needs: Need[] = [];
  if (overdue) {
    const { since, ...owed } = overdue;
    needs.push({ key: 'overdue', severity: 'high', on: since, ...owed });
  }
  if (now?.short) {
    const { date } = now.short;
    const isNear = daysBetween(today, date) <= SHORT_DAYS;
    needs.push({ key: 'short', severity: isNear ? 'high' : 'medium', on: date, ...now.short });
  }
  // If the money runs out before this payment, only the shortage is shown.
  if (next && daysBetween(today, next.date) <= DUE_DAYS && !(now?.short && now.short.date <= next.date))
    needs.push({ key: 'due', severity: 'medium', on: next.date, ...next });
  return needs;
}

function ofContracts(plan: PlanState, agreed: readonly Category[], today: DateText): Need[] {
  const days = daysBetween(today, plan.event_date);
  const categories = plan.categories.flatMap(({ category, selected }) => (selected ? [category] : []));
  const missing = bookingsOf({ ...plan, categories }).filter(({ category }) => !agreed.includes(category));
  const within = (part: number) => missing.filter(({ lead }) => days < lead * part);
  const late = within(LATE);
  const found = late.length > 0 ? late : within(PRESSES);
  const [first] = found;
  if (!first) return [];
  const part = late.length > 0 ? LATE : PRESSES;
  return [
    {
      key: 'unsigned',
      severity: late.length > 0 ? 'high' : 'medium',
      on: addDays(plan.event_date, -Math.ceil(first.lead * part)),
      categories: found.map(({ category }) => category),
      days,
      lead: first.lead,
    },
  ];
}

/**
 * Returns the needs that come from late tasks. One is for the most overdue task that is critical or that
 * other tasks depend on. Another gives the number of all other late tasks.
 */
function ofTasks(
  event_date: DateText,
  { agreed, tasks }: Pick<NonNullable<DeskFigures['now']>, 'agreed' | 'tasks'>,
  today: DateText,
): Need[] {
  const open = tasks.filter(({ origin }) => closedOrigin(origin, { committed: agreed }) === null);
  const late = open.filter((task) => task.recommended_completion_date < today);
  const waiting = ({ origin }: DeskTask) =>
    origin === null ? [] : open.filter((other) => other.origin !== null && waitsFor(other.origin, origin));
  const critical = late.find((task) => task.priority_level === 1 || waiting(task).length > 0);
  const rest = late.length - (critical ? 1 : 0);
  const needs: Need[] = [];
  if (critical) {
    const held = waiting(critical);
    const isHolding = held.some((other) => other.recommended_completion_date <= today);
    needs.push({
      key: 'critical',
      severity: isHolding || daysBetween(today, event_date) <= NEAR_DAYS ? 'high' : 'medium',
      on: critical.recommended_completion_date,
      task: critical,
      waiting: held.length,
    });
  }
  const first = late.find((task) => task !== critical);
  if (first)
    needs.push({
      key: 'risk',
      severity: 'medium',
      on: first.recommended_completion_date,
      risk: { key: 'lateTasks', severity: 'medium', tasks: rest },
    });
  return needs;
}

function ofDays(plan: PlanState, missing: readonly DateText[], today: DateText): Need[] {
  const [first] = missing;
  if (!first) return [];
  const days = daysBetween(today, first);
  return [
    {
      key: 'unscheduled',
      severity: days <= SCHEDULE_DAYS ? 'high' : 'medium',
      on: addDays(first, -SCHEDULE_DAYS),
      days,
      on_days: lastDay(plan) > plan.event_date ? missing : [],
    },
  ];
}

function ofGuests(event_date: DateText, { replies }: DeskFigures, today: DateText): Need[] {
  if (!replies || daysBetween(today, replies.by) > REPLY_DAYS) return [];
  const isLate = replies.by < today && daysBetween(today, event_date) <= NUMBERS_DAYS;
  return [{ key: 'replies', severity: isLate ? 'high' : 'medium', on: replies.by, ...replies }];
}

/**
 * Returns what an event needs today. A past event needs only its unpaid instalments and a notice that it is
 * over.
 */
export function needsOf(plan: PlanState, figures: DeskFigures, today: DateText): Need[] {
  const { event_date } = plan;
  const { now } = figures;
  const money = ofMoney(figures, today);
  const concerns = planConcerns(plan, today).map(
    (concern): Need => ({ key: 'concern', severity: concern.severity, on: event_date, concern }),
  );
  if (lastDay(plan) < today) return [...money.filter(({ key }) => key === 'overdue'), ...concerns];
  const over = now
    ? risksOf({ ...now, overdue: 0, overdue_count: 0, short: null, late_tasks: 0, tight_tasks: 0 }, plan)
    : [];
  return [
    ...money,
    ...(now ? ofContracts(plan, now.agreed, today) : []),
    ...ofGuests(event_date, figures, today),
    ...(now ? ofTasks(event_date, now, today) : []),
    ...ofDays(plan, figures.unscheduled_days ?? [], today),
    ...over.map((risk): Need => ({ key: 'risk', severity: risk.severity, on: event_date, risk })),
    ...concerns,
  ];
}
