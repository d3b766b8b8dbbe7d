import type { Category } from '../plan/facts';
import { type ChecklistFacts, checklistLines, templateIdOf, templateOf } from './checklist';

/** A vendor category to book, and the best time to book it in days before the event. */
type TaskBooking = { readonly category: Category; readonly lead: number };

/** Returns the selected categories that have a booking task, the earliest booking first. */
export function bookingsOf(facts: ChecklistFacts): TaskBooking[] {
  const leads = new Map<Category, number>();
  for (const { closedBy, lead } of checklistLines(facts))
    if (closedBy !== undefined && facts.categories.includes(closedBy))
      leads.set(closedBy, Math.max(leads.get(closedBy) ?? 0, lead));
  return [...leads].map(([category, lead]) => ({ category, lead })).sort((a, b) => b.lead - a.lead);
}

/** Returns true if one task must wait for the other. Both are given by their origins in the checklist. */
export const waitsFor = (later: string, earlier: string): boolean =>
  templateOf(later)?.after?.includes(templateIdOf(earlier)) ?? false;
