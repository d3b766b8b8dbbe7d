import { addDays, type DateText, daysBetween } from '../calendar';
import type { DrinksPreferences } from '../drinks/preferences';
import type { EventPart } from '../guests/guest';
import type { OwnColumn } from '../guests/own-column';
import type { Question } from '../guests/question';
import { derivedId } from '../plan/derived-id';
import type { RoomItem, SeatingChart } from '../seating/chart';
import { isTaskDateEdited, type Task } from '../tasks/task';
import { isMilestone, isTimeEdited, type TimelineItem } from '../timeline/item';
import { onDay } from '../timeline/zone';
import type { VendorQuote } from '../vendors/vendor';

/** Rows to copy with a plan, by table. Quotes are optional. */
export interface CopiedRows {
  readonly tasks: readonly Task[];
  readonly timeline_items: readonly TimelineItem[];
  readonly event_parts: readonly EventPart[];
  readonly event_questions: readonly Question[];
  readonly guest_columns: readonly OwnColumn[];
  readonly drinks_preferences: readonly DrinksPreferences[];
  readonly seating_charts: readonly SeatingChart[];
  readonly seating_tables: readonly RoomItem[];
  readonly vendor_quotes: readonly VendorQuote[];
}

interface Copy {
  /** Id of the new plan. */
  readonly plan_id: string;
  readonly from: DateText;
  readonly to: DateText;
  readonly today: DateText;
  newId(): string;
}

const MINUTE_MS = 60_000;

/**
 * Copies a plan's rows to another date. Dates keep their distance from the event, and nothing counts as done.
 */
export function copiedRows(rows: CopiedRows, { plan_id, from, to, today, newId }: Copy): CopiedRows {
  const days = daysBetween(from, to);
  const moved = (day: DateText): DateText => addDays(day, days);
  // The specification requires that a task's day is in the future.
  const ahead = (day: DateText): DateText => {
    const next = moved(day);
    return next > today ? next : addDays(today, 1);
  };
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  const fresh = <R extends { readonly id: string }>(row: R) => ({ ...row, id: idOf(row.id), version: 0 });
  // The first part of a plan has the plan's id, so that two devices create the same part.
  const [first] = rows.event_parts;
  if (first) ids.set(first.id, derivedId(plan_id, 'part'));

  const copiedTask = (task: Task): Task => {
    const { generated } = task;
    const date = ahead(task.recommended_completion_date);
    return {
      ...fresh(task),
      recommended_completion_date: date,
      started_at: null,
      completed_at: null,
      generated: generated && {
        ...generated,
        origin_event: to,
        origin_date: isTaskDateEdited(task) ? moved(generated.origin_date) : date,
      },
    };
  };
  const copiedItem = (item: TimelineItem): TimelineItem => {
    if (isMilestone(item)) {
      const starts_on = ahead(item.starts_on);
      const { generated } = item;
      const edited = generated !== null && generated.origin_on !== item.starts_on;
      return {
        ...fresh(item),
        event_on: to,
        starts_on,
        completed_at: null,
        generated: generated && {
          ...generated,
          origin_on: edited ? moved(generated.origin_on) : starts_on,
        },
      };
    }
    const starts_at = onDay(item.time_zone, item.starts_at, days);
    const { generated } = item;
    return {
      ...fresh(item),
      event_on: to,
      starts_at,
      generated: generated && {
        ...generated,
        origin_at: isTimeEdited(item) ? onDay(item.time_zone, generated.origin_at, days) : starts_at,
      },
    };
  };
  const copiedPart = (part: EventPart): EventPart => {
    const reply_by = part.reply_by && moved(part.reply_by);
    return {
      ...fresh(part),
      event_on: to,
      starts_at:
        part.starts_at &&
        new Date(
          onDay(part.time_zone ?? 'UTC', Math.floor(Date.parse(part.starts_at) / MINUTE_MS), days) *
            MINUTE_MS,
        ).toISOString(),
      reply_by: reply_by && reply_by < today ? today : reply_by,
    };
  };
  return {
    tasks: rows.tasks.map(copiedTask),
    timeline_items: rows.timeline_items.map(copiedItem),
    event_parts: rows.event_parts.map(copiedPart),
    event_questions: rows.event_questions.map((question) => ({
      ...fresh(question),
      parts: question.parts?.map(idOf) ?? null,
    })),
    // Only the columns are copied. Their values belong to the guests, who aren't copied.
    guest_columns: rows.guest_columns.map(fresh),
    drinks_preferences: rows.drinks_preferences
      .slice(0, 1)
      .map((one) => ({ ...one, id: derivedId(plan_id, 'drinks'), version: 0 })),
    // The floor plan shown under a room is a file of the original plan, so it isn't copied.
    seating_charts: rows.seating_charts.map((chart) => ({ ...fresh(chart), floor: null })),
    seating_tables: rows.seating_tables.map((thing) => ({ ...fresh(thing), chart_id: idOf(thing.chart_id) })),
    // The vendor's availability on the new date is unknown, and nothing is booked.
    vendor_quotes: rows.vendor_quotes.map((quote) => ({
      ...fresh(quote),
      stage: quote.stage === 'booked' ? 'quoted' : quote.stage,
      item_id: null,
      chase_on: null,
      free_on_date: null,
      event_on: to,
    })),
  };
}
