import type { DrinksPreferences } from '../../drinks/preferences';
import type { EventPart, Guest, Household } from '../../guests/guest';
import type { Question } from '../../guests/question';
import type { LedgerItem } from '../../ledger/ledger-item';
import type { PlanState } from '../../plan/facts';
import type { RoomItem, SeatAssignment, SeatingChart, StoredRule } from '../../seating/chart';
import type { Task } from '../../tasks/task';
import type { TimelineItem } from '../../timeline/item';
import type { VendorQuote } from '../../vendors/vendor';
import type { Scenario } from '../../what-if/overrides';
import type { NameBook } from '../names';

/** Rows of a plan as the page shows them, without deleted rows. */
export interface PlanRows {
  readonly plan: PlanState & { readonly id: string };
  readonly items: readonly LedgerItem[];
  readonly tasks: readonly Task[];
  readonly timeline: readonly TimelineItem[];
  readonly quotes: readonly VendorQuote[];
  readonly guests: readonly Guest[];
  readonly households: readonly Household[];
  readonly parts: readonly EventPart[];
  readonly questions: readonly Question[];
  readonly charts: readonly SeatingChart[];
  readonly tables: readonly RoomItem[];
  readonly assignments: readonly SeatAssignment[];
  readonly rules: readonly StoredRule[];
  readonly drinks: readonly DrinksPreferences[];
  readonly scenarios: readonly Scenario[];
}

/** Adds all names and contacts of a plan to the book, so that none of them is sent as part of a sentence. */
export function learnPlan(book: NameBook, rows: PlanRows): void {
  book.learn('event', rows.plan.name);
  // The couple's names occur only in the name of the event, such as "Boda de Ana y Luis".
  for (const [word] of rows.plan.name.matchAll(/(?<=[\s&"“(])\p{Lu}[\p{L}\p{M}’'-]+/gu))
    book.learn('name', word);
  const first = new Map<string, number>();
  for (const { name } of rows.guests) first.set(name, (first.get(name) ?? 0) + 1);
  for (const { name, last_name, email, phone_number, address } of rows.guests) {
    const full = `${name} ${last_name}`.trim();
    book.learn('guest', full);
    if (first.get(name) === 1) book.learn('guest', full, name);
    else book.learn('name', name);
    if (last_name) book.learn('name', last_name);
    for (const contact of [email, phone_number, address]) if (contact) book.learn('contact', contact);
  }
  for (const { name } of rows.households) book.learn('household', name);
  for (const { vendor_name } of rows.items) book.learn('vendor', vendor_name);
  for (const quote of rows.quotes) {
    book.learn('vendor', quote.vendor_name);
    if (quote.contact_name) book.learn('person', quote.contact_name);
    for (const contact of [quote.email, quote.phone, quote.website])
      if (contact) book.learn('contact', contact);
  }
  for (const { assignee } of rows.tasks) if (assignee) book.learn('person', assignee);
  for (const { responsible } of rows.timeline) if (responsible) book.learn('person', responsible);
}
