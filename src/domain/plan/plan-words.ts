import { type EventWords, eventWords } from './event-words';
import { type KindFacts, kindOf } from './kind';

/** Returns the words of a plan's texts by its kind, which the name gives if nobody chose one. */
export const planWords = (plan: KindFacts): EventWords | null =>
  eventWords({ event_type: plan.event_type, kind: kindOf(plan) });
