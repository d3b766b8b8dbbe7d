import type { DateText } from '../../calendar';
import { overallState } from '../../guests/replies';
import { itemTotals } from '../../ledger/ledger';
import type { Cents } from '../../money';
import { isMilestone, isRow, type RunSheetRow } from '../../timeline/item';
import { clockText, wallOf } from '../../timeline/zone';
import type { NameBook } from '../names';
import { MOST_READ, type PlanPart } from '../tools/read-plan';
import { eventPartRows, questionRows, ruleRows, tableRows } from './party-rows';
import type { PlanRows } from './plan-rows';

/** Converts cents to currency units, which the model works with. */
export const units = (cents: Cents): number => cents / 100;

/** Returns the local date and time at which an activity starts. */
export function whenOf({ starts_at, time_zone }: RunSheetRow): { date: DateText; time: string } {
  const { date, minutes } = wallOf(time_zone, starts_at);
  return { date, time: clockText(minutes) };
}

/** Notes stay on the device. The model only learns whether a note exists. */
const noteOf = (book: NameBook, text: string | null) =>
  text ? { notes: book.placeholder('note', text) } : {};
const personOf = (book: NameBook, text: string | null) =>
  text ? { who: book.placeholder('person', text) } : {};

/** Returns a part of the plan as rows that a model can read. */
function partRows(part: PlanPart, rows: PlanRows, book: NameBook): object[] {
  const { plan } = rows;
  const households = new Map(rows.households.map((one) => [one.id, one]));
  switch (part) {
    case 'facts':
      return [
        {
          event: plan.event_type,
          kind: plan.kind,
          date: plan.event_date,
          hours: plan.duration,
          guests: plan.guest_count,
          country: plan.country,
          city: plan.city,
          place: plan.location_type,
          budget: units(plan.budget),
          currency: plan.currency,
          categories: plan.categories
            .filter(({ selected }) => selected)
            .map(({ category, priority, locked, allocated_amount }) => ({
              category,
              priority,
              locked,
              allocated: allocated_amount === null ? null : units(allocated_amount),
            })),
        },
      ];
    case 'money':
      return rows.items.map((item) => {
        const { committed, paid, dues } = itemTotals(item, plan.currency);
        return {
          id: item.id,
          vendor_name: book.placeholder('vendor', item.vendor_name),
          category: item.category,
          planned_amount: units(item.planned_amount),
          agreed: item.actual_amount === null ? null : units(item.actual_amount),
          committed: units(committed),
          paid: units(paid),
          due: dues.map(({ amount, date }) => ({ amount: units(amount), date })),
          ...(item.description ? { description: book.placeholder('note', item.description) } : {}),
        };
      });
    case 'guests':
      return rows.guests.map((guest) => {
        const household = households.get(guest.household_id ?? '');
        return {
          id: guest.id,
          name: book.placeholder('guest', `${guest.name} ${guest.last_name}`.trim()),
          ...(household && {
            household: book.placeholder('household', household.name),
            household_id: household.id,
            language: household.language,
            invited: household.invited_at !== null,
            gift: household.gift !== null,
            thanked: household.thanked_at !== null,
          }),
          people: guest.party_size,
          age_group: guest.age_group,
          reply: overallState(guest, household ?? null, rows.parts),
          diets: guest.diets,
          allergens: guest.allergens,
          ...noteOf(book, guest.notes ?? guest.dietary_notes),
        };
      });
    case 'tasks':
      return rows.tasks.map((task) => ({
        id: task.id,
        task_name: book.hide(task.task_name),
        date: task.recommended_completion_date,
        category: task.task_category,
        priority: task.priority_level,
        done: task.completed_at !== null,
        ...personOf(book, task.assignee),
        ...noteOf(book, task.notes ?? task.description),
      }));
    case 'milestones':
      return rows.timeline.filter(isMilestone).map((one) => ({
        id: one.id,
        title: book.hide(one.title),
        date: one.starts_on,
        done: one.completed_at !== null,
        ...personOf(book, one.responsible),
        ...noteOf(book, one.notes),
      }));
    case 'day':
      return rows.timeline
        .filter(isRow)
        .sort((a, b) => a.starts_at - b.starts_at)
        .map((one) => ({
          id: one.id,
          title: book.hide(one.title),
          ...whenOf(one),
          minutes: one.duration,
          track: one.track,
          ...(one.place ? { place: book.hide(one.place) } : {}),
          ...personOf(book, one.responsible),
          ...noteOf(book, one.notes),
        }));
    case 'vendors':
      return rows.quotes.map((quote) => ({
        id: quote.id,
        vendor_name: book.placeholder('vendor', quote.vendor_name),
        category: quote.category,
        stage: quote.stage,
        price: quote.price === null ? null : units(quote.price),
        basis: quote.basis,
        deposit: quote.deposit === null ? null : units(quote.deposit),
        valid_until: quote.valid_until,
        language: quote.language,
        ...(quote.contact_name ? { contact: book.placeholder('person', quote.contact_name) } : {}),
        ...noteOf(book, quote.message ?? quote.notes),
      }));
    case 'tables':
      return tableRows(rows, book);
    case 'rules':
      return ruleRows(rows, book);
    case 'parts':
      return eventPartRows(rows, book);
    case 'questions':
      return questionRows(rows, book);
    case 'drinks':
      return rows.drinks
        .slice(0, 1)
        .map(({ alcohol, halal, cash_bar, choices: { moments, adults, children } }) => ({
          alcohol,
          halal,
          cash_bar,
          adults,
          children,
          moments,
        }));
    case 'scenarios':
      return rows.scenarios.map(({ id, name, overrides }) => ({
        id,
        name: book.hide(name),
        changes: { ...overrides, ...(overrides.budget && { budget: units(overrides.budget) }) },
      }));
  }
}

/** Returns up to a hundred rows of a part of the plan, without names, contacts or notes. */
export function readPart(part: PlanPart, from: number, rows: PlanRows, book: NameBook) {
  const all = partRows(part, rows, book);
  const shown = all.slice(from, from + MOST_READ);
  const left = all.length - from - shown.length;
  return { part, currency: rows.plan.currency, total: all.length, rows: shown, ...(left > 0 && { left }) };
}
