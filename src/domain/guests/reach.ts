import { addDays, type DateText, weekday } from '../calendar';
import type { Household } from './guest';
import type { PartState } from './replies';

/** Steps of an invitation. Each step includes the earlier ones. */
export const REACHES = ['sent', 'opened', 'answered'] as const;
export type InvitationReach = (typeof REACHES)[number];

type Invited = Pick<Household, 'invited_at' | 'opened_at' | 'answered_at'>;

/**
 * Returns true if a guest's invitation has reached a step. A reply by phone counts as `answered` even if
 * nobody opened the link.
 */
export function hasReached(reach: InvitationReach, household: Invited | null, state: PartState): boolean {
  if (!household?.invited_at) return false;
  const isAnswered = state !== 'open' && state !== 'uninvited';
  switch (reach) {
    case 'sent':
      return true;
    case 'opened':
      return household.opened_at !== null || household.answered_at !== null;
    case 'answered':
      return isAnswered;
  }
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** Returns the Monday of the week in which a moment lies, in the reader's time zone. */
export function weekOf(moment: string): DateText {
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return addDays(day, 1 - weekday(day));
}
