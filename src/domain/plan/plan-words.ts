import { type EventWords, eventWords } from './event-words';
import { type KindFacts, kindOf } from './kind';

/** Returns which words a plan's texts use. If the user chose no kind, it is guessed from the name. */
export const planWords = (plan: KindFacts): EventWords | null =>
  eventWords({ event_type: plan.event_type, kind: kindOf(plan) });
