import type { Category } from '../plan/facts';
import { type ChecklistFacts, checklistLines, templateIdOf, templateOf } from './checklist';

/** A booking of an event, with its best time in days before the event. */
type TaskBooking = { readonly category: Category; readonly lead: number };

/**
 * Returns the selected categories whose main price completes a task of the checklist, the earliest booking
 * first.
 */
export function bookingsOf(facts: ChecklistFacts): TaskBooking[] {
  const leads = new Map<Category, number>();
  for (const { closedBy, lead } of checklistLines(facts))
    if (closedBy !== undefined && facts.categories.includes(closedBy))
      leads.set(closedBy, Math.max(leads.get(closedBy) ?? 0, lead));
  return [...leads].map(([category, lead]) => ({ category, lead })).sort((a, b) => b.lead - a.lead);
}

/** Returns true if the checklist orders one origin after the other. */
export const waitsFor = (later: string, earlier: string): boolean =>
  templateOf(later)?.after?.includes(templateIdOf(earlier)) ?? false;
