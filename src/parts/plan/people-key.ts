import { isAttended, type KindFacts, kindOf } from '@/domain/plan/kind';

/** The text that counts whoever comes: guests, or attendees of an event that they register for. */
export const peopleKey = (facts: KindFacts): 'common:attendees' | 'common:guests' =>
  isAttended(kindOf(facts)) ? 'common:attendees' : 'common:guests';
