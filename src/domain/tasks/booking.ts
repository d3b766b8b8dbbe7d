import type { Category } from '../plan/facts';
import { type ChecklistFacts, checklistLines, templateIdOf, templateOf } from './checklist';

/** What an event books, and how many days before it that is best done. */
type TaskBooking = { readonly category: Category; readonly lead: number };

/** The selected categories whose main price closes a task of the event's checklist, the one booked earliest first. */
export function bookingsOf(facts: ChecklistFacts): TaskBooking[] {
  const leads = new Map<Category, number>();
  for (const { closedBy, lead } of checklistLines(facts))
    if (closedBy !== undefined && facts.categories.includes(closedBy))
      leads.set(closedBy, Math.max(leads.get(closedBy) ?? 0, lead));
  return [...leads].map(([category, lead]) => ({ category, lead })).sort((a, b) => b.lead - a.lead);
}

/** True if the checklist orders one origin after the other. */
export const waitsFor = (later: string, earlier: string): boolean =>
  templateOf(later)?.after?.includes(templateIdOf(earlier)) ?? false;
