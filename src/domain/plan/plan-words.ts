import { type EventWords, eventWords } from './event-words';
import { type KindFacts, kindOf } from './kind';

/** The words of a plan's texts: by its kind, which its name tells where nobody was asked. */
export const planWords = (plan: KindFacts): EventWords | null =>
  eventWords({ event_type: plan.event_type, kind: kindOf(plan) });
