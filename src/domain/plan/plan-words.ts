import { type EventWords, eventWords } from './event-words';
import { type KindFacts, kindOf } from './kind';

/**
 * Returns the special vocabulary of a plan's texts. If the user chose no kind of event, the kind is guessed
 * from the name.
 */
export const planWords = (plan: KindFacts): EventWords | null =>
  eventWords({ event_type: plan.event_type, kind: kindOf(plan) });
