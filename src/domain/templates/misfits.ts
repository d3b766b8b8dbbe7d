import { addDays, type DateText, daysBetween } from '../calendar';
import { copiedRows } from '../follows/copied-rows';
import type { PlanFacts } from '../plan/facts';
import type { ChecklistFacts, ScheduledTask } from '../tasks/checklist';
import type { Task } from '../tasks/task';
import type { DayFacts } from '../timeline/day-facts';
import { isMilestone, isRow, type RunSheetRow } from '../timeline/item';
import type { DayLine } from '../timeline/lay-day';
import type { SunTimes } from '../timeline/sun';
import type { VendorQuote } from '../vendors/vendor';
import { MISFITS, type Misfit } from './misfit';
import { misfitDay } from './misfit-day';
import { misfitTables } from './misfit-tables';
import { misfitMilestones, misfitTasks } from './misfit-tasks';
import type { TemplateRows } from './template';

export type MisfitFacts = Pick<PlanFacts, 'event_date' | 'country' | 'city' | 'currency' | 'guest_count'> & {
  readonly checklist: ChecklistFacts;
  readonly day: DayFacts;
};

interface Fitting {
  readonly plan_id: string;
  readonly from: MisfitFacts;
  readonly to: MisfitFacts;
  readonly zone: string;
  readonly sun: SunTimes;
  readonly today: DateText;
  newId(): string;
  words(origin: string): string | null;
  newTask(line: ScheduledTask): Task;
  newRow(line: DayLine): RunSheetRow;
}

/**
 * Returns how many days before the template's event each row was. The keys are the ids of the copied rows.
 */
function leadsOf<R extends { readonly id: string }>(
  old: readonly R[],
  made: readonly R[],
  event_date: DateText,
  dayOf: (row: R) => DateText,
): ReadonlyMap<string, number> {
  return new Map(
    made.flatMap(({ id }, i) => {
      const row = old[i];
      return row ? [[id, daysBetween(dayOf(row), event_date)] as const] : [];
    }),
  );
}

/** Suggests clearing all places, because the new event is in another town. */
const misfitPlaces = ({ event_parts, timeline_items }: TemplateRows): Misfit[] => [
  ...event_parts.flatMap((part): Misfit[] =>
    part.place === null
      ? []
      : [
          {
            reason: 'town',
            table: 'event_parts',
            before: part,
            after: { ...part, place: null } as typeof part,
          },
        ],
  ),
  ...timeline_items.flatMap((item): Misfit[] =>
    item.place === null
      ? []
      : [
          {
            reason: 'town',
            table: 'timeline_items',
            before: item,
            after: { ...item, place: null } as typeof item,
          },
        ],
  ),
];

/**
 * Returns the parts whose reply deadline would have passed, or whose capacity is too small for the new number
 * of guests.
 */
function misfitParts(old: TemplateRows, made: TemplateRows, { from, to, today }: Fitting): Misfit[] {
  const days = daysBetween(from.event_date, to.event_date);
  return made.event_parts.flatMap((part, i): Misfit[] => {
    const reply_by = old.event_parts[i]?.reply_by ?? null;
    const wrong = (reason: Misfit['reason'], after: typeof part): Misfit[] => [
      { reason, table: 'event_parts', before: part, after },
    ];
    if (reply_by !== null && addDays(reply_by, days) < today) {
      const half = addDays(today, Math.floor(daysBetween(today, to.event_date) / 2));
      return half === part.reply_by ? [] : wrong('late', { ...part, reply_by: half });
    }
    const { capacity } = part;
    return capacity !== null && capacity >= from.guest_count && capacity < to.guest_count
      ? wrong('size', { ...part, capacity: to.guest_count })
      : [];
  });
}

/** Amounts of a quote in its event's currency, all set to null. */
const NO_AMOUNTS = {
  price: null,
  minimum_spend: null,
  extra_guest: null,
  child_price: null,
  extra_hour: null,
  travel: null,
  extras: null,
  guarantee: null,
  deposit: null,
} as const satisfies Partial<VendorQuote>;

/** If the currency differs, suggests adding the template's quotes without their amounts. */
function misfitQuotes(old: TemplateRows, { plan_id, from, to, today, newId }: Fitting): Misfit[] {
  if (from.currency === to.currency) return [];
  return copiedRows(old, {
    plan_id,
    from: from.event_date,
    to: to.event_date,
    today,
    newId,
  }).vendor_quotes.map((quote) => ({
    reason: 'currency',
    table: 'vendor_quotes',
    before: null,
    after: { ...quote, ...NO_AMOUNTS } as VendorQuote,
  }));
}

/**
 * Returns the rows that don't suit an event made from a template, each with one reason. `old` are the
 * template's rows, `made` their copies.
 */
export function misfits(old: TemplateRows, made: TemplateRows, fitting: Fitting): readonly Misfit[] {
  const { from, to, zone, sun, today, newId, words, newTask, newRow } = fitting;
  const onDay = { event_date: to.event_date };
  const lists = { was: { ...from.checklist, ...onDay }, now: to.checklist, today };
  const milestones = made.timeline_items.filter(isMilestone);
  const found = [
    ...misfitTasks(
      made.tasks,
      leadsOf(old.tasks, made.tasks, from.event_date, (task) => task.recommended_completion_date),
      { ...lists, words, newTask },
    ),
    ...misfitMilestones(
      milestones,
      leadsOf(old.timeline_items.filter(isMilestone), milestones, from.event_date, (one) => one.starts_on),
      lists,
    ),
    ...misfitDay(made.timeline_items.filter(isRow), {
      was: { ...from.day, ...onDay },
      now: to.day,
      zone,
      sun,
      newRow,
    }),
    ...misfitParts(old, made, fitting),
    ...misfitTables(made.seating_charts, made.seating_tables, {
      was: from.guest_count,
      now: to.guest_count,
      newId,
    }),
    ...misfitQuotes(old, fitting),
    ...(from.city === to.city && from.country === to.country ? [] : misfitPlaces(made)),
  ];
  // If a row doesn't suit for several reasons, only the first one is shown.
  const first = new Map<string, Misfit>();
  for (const misfit of found) {
    const id = (misfit.before ?? misfit.after)?.id ?? '';
    if (!first.has(id)) first.set(id, misfit);
  }
  return [...first.values()].toSorted((a, b) => MISFITS.indexOf(a.reason) - MISFITS.indexOf(b.reason));
}
