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

/** The known figures of an event. */
export type DeskFigures = {
  /** Null if they weren't computed, because the event is over or far off among hundreds. */
  readonly now:
    | (Pick<PlanToday, 'committed' | 'expected' | 'short'> & {
        /** Categories whose main price is agreed. */
        readonly agreed: readonly Category[];
        /** Open tasks by date; an agreed price may have completed some of them. */
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
  /** People without a reply to the part with the earliest deadline. */
  readonly replies: { readonly by: DateText; readonly part: string; readonly people: number } | null;
  /**
   * Days of the event, within a month, without a run sheet. Absent in answers cached before this field
   * existed.
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
  /** `waiting` is the number of open tasks that depend on it. */
  | { readonly key: 'critical'; readonly task: DeskTask; readonly waiting: number }
  /**
   * `on_days` lists the affected days; absent if the event has one. `days` is the time until the first of
   * them.
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
 * A need of an event. `high` loses money, a vendor or the day itself; `medium` will if nobody acts; `low` is
 * a loose end. `on` is the day from which it matters.
 */
export type Need = Kind & { readonly severity: Severity; readonly on: DateText };

/**
 * Days before a payment is due: from the first on it is mentioned; until the second missing money can still
 * be found.
 */
const DUE_DAYS = 7;
const SHORT_DAYS = 30;
/**
 * Parts of the usual lead time: below half of it a booking is urgent, below a quarter the good vendors are
 * gone. The product’s own choice, as are the days below.
 */
const PRESSES = 1 / 2;
const LATE = 1 / 4;
/**
 * Replies are requested a week ahead of the deadline; missing numbers near the event are charged by caterers.
 */
const REPLY_DAYS = 7;
const NUMBERS_DAYS = 30;
const SCHEDULE_DAYS = 7;
/** An event this near has no days to lose. */
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
  // If the money runs out by then, that is shown instead.
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
 * Returns the needs of late tasks that matter most, or that others depend on: the latest one, and the number
 * of the others.
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

/** Returns the need of event days without a run sheet. */
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
 * Returns an event's needs today. A past event only needs its open payments, and the notice that it is over.
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
