import type { Scenario } from '@/domain/what-if/overrides';
import type { Evaluation } from '@/domain/what-if/scenario';

/** A scenario with its result, or the reason why its total can't be allocated. */
export interface Evaluated {
  readonly scenario: Scenario;
  readonly result: Evaluation;
}
