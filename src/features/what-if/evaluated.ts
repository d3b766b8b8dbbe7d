import type { Scenario } from '@/domain/what-if/overrides';
import type { Evaluation } from '@/domain/what-if/scenario';

/** A scenario and what comes of it, or why its total can't be split. */
export interface Evaluated {
  readonly scenario: Scenario;
  readonly result: Evaluation;
}
