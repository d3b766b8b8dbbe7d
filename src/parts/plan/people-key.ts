import { isAttended, type KindFacts, kindOf } from '@/domain/plan/kind';

/** Returns the key of the text that counts people: guests, or attendees of an event with registration. */
export const peopleKey = (facts: KindFacts): 'common:attendees' | 'common:guests' =>
  isAttended(kindOf(facts)) ? 'common:attendees' : 'common:guests';
