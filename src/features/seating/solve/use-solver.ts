import { useEffect, useRef, useState } from 'react';
import type { Contradiction } from '@/domain/seating/contradiction';
import type { SeatingPlan, SeatingProblem } from '@/domain/seating/problem';
import type { RepairMove } from '@/domain/seating/repair';
import type { SolverAnswer, SolverQuestion } from './solver-messages';

/** Time limit of the solver in milliseconds: 0.6 s plus 6 ms per person, at most 2.5 s. */
const timeFor = (people: number): number => Math.min(2500, 600 + people * 6);

export interface Solver {
  /** From 0 to 1; null while the solver isn't running. */
  readonly progress: number | null;
  readonly failed: boolean;
  readonly contradiction: Contradiction | null;
  solve: (problem: SeatingProblem, from: SeatingPlan | null) => void;
  stop: () => void;
  /** Repairs a seating plan. `printed` are people with a printed card, whom the solver avoids moving. */
  repair: (problem: SeatingProblem, plan: SeatingPlan, printed: ReadonlySet<string>) => void;
  /** Moves suggested by the last repair; null before the first. */
  readonly moves: readonly RepairMove[] | null;
  /** True if some violations would remain after these moves. */
  readonly isPartial: boolean;
  readonly mending: boolean;
  forget: () => void;
}

/** Runs the solver in a worker, which is created on first use. */
export function useSolver(onSolved: (plan: SeatingPlan) => void): Solver {
  const worker = useRef<Worker | null>(null);
  const solved = useRef(onSolved);
  useEffect(() => {
    solved.current = onSolved;
  }, [onSolved]);
  const seed = useRef(1);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [contradiction, setContradiction] = useState<Contradiction | null>(null);
  const [moves, setMoves] = useState<readonly RepairMove[] | null>(null);
  const [isPartial, setPartial] = useState(false);
  const [mending, setMending] = useState(false);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  const ask = (question: SolverQuestion): void => {
    // In browsers without workers the solver fails, but the page still works.
    if (typeof Worker === 'undefined') {
      setProgress(null);
      setMending(false);
      setFailed(true);
      return;
    }
    if (!worker.current) {
      const made = new Worker(new URL('./seating-worker.ts', import.meta.url), { type: 'module' });
      made.addEventListener('message', ({ data }: MessageEvent<SolverAnswer>) => {
        if (data.kind === 'progress') return setProgress(data.share);
        if (data.kind === 'repaired') {
          setMending(false);
          setPartial(data.hard > 0);
          return setMoves(data.moves);
        }
        setProgress(null);
        setContradiction(data.contradiction);
        solved.current(data.plan);
      });
      made.addEventListener('error', () => {
        setProgress(null);
        setMending(false);
        setFailed(true);
        worker.current = null;
      });
      worker.current = made;
    }
    worker.current.postMessage(question);
  };
  return {
    progress,
    failed,
    contradiction,
    moves,
    isPartial,
    mending,
    solve: (problem, from) => {
      setFailed(false);
      setContradiction(null);
      setMoves(null);
      setProgress(0);
      const milliseconds = timeFor(problem.guests.length);
      ask({ ask: 'solve', problem, from, milliseconds, seed: seed.current++ });
    },
    stop: () => ask({ ask: 'stop' }),
    repair: (problem, plan, printed) => {
      setMending(true);
      ask({ ask: 'repair', problem, plan, printed });
    },
    forget: () => setMoves(null),
  };
}
