import { isAttended, type KindFacts, kindOf } from '@/domain/plan/kind';

/**
 * Returns the translation key for a number of people. They are called attendees if the event has
 * registration, otherwise guests.
 */
export const peopleKey = (facts: KindFacts): 'common:attendees' | 'common:guests' =>
  isAttended(kindOf(facts)) ? 'common:attendees' : 'common:guests';
