import type { Contradiction } from '@/domain/seating/contradiction';
import type { SeatingPlan, SeatingProblem } from '@/domain/seating/problem';
import type { Repair } from '@/domain/seating/repair';
import type { Progress } from '@/domain/seating/solve/solve';

export type SolverQuestion =
  | {
      readonly ask: 'solve';
      readonly problem: SeatingProblem;
      readonly from: SeatingPlan | null;
      readonly milliseconds: number;
      readonly seed: number;
    }
  | {
      readonly ask: 'repair';
      readonly problem: SeatingProblem;
      readonly plan: SeatingPlan;
      readonly printed: ReadonlySet<string>;
    }
  | { readonly ask: 'stop' };

export type SolverAnswer =
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'solved'; readonly plan: SeatingPlan; readonly contradiction: Contradiction | null }
  | ({ readonly kind: 'repaired' } & Repair);
