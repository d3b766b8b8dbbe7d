import { contradictionOf } from '@/domain/seating/contradiction';
import { repair } from '@/domain/seating/repair';
import { solving } from '@/domain/seating/solve/solve';
import type { SolverAnswer, SolverQuestion } from './solver-messages';

const answer = (message: SolverAnswer) => self.postMessage(message);
let stopped = false;

/** Yields to the event loop, so that a stop message is received between slices of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function solveFor(question: Extract<SolverQuestion, { ask: 'solve' }>): Promise<void> {
  stopped = false;
  const { problem, from, milliseconds, seed } = question;
  const run = solving(problem, {
    seed,
    milliseconds,
    now: () => performance.now(),
    ...(from ? { from } : {}),
  });
  let next = run.next();
  let told = 0;
  while (!next.done) {
    if (performance.now() - told > 60) {
      told = performance.now();
      answer({ kind: 'progress', ...next.value });
      await pause();
    }
    next = run.next(stopped);
  }
  const contradiction = next.value.hard > 0 ? contradictionOf(problem) : null;
  answer({ kind: 'solved', plan: next.value.plan, contradiction });
}

/** The solver runs in this worker to keep the page responsive. */
self.addEventListener('message', ({ data }: MessageEvent<SolverQuestion>) => {
  if (data.ask === 'stop') stopped = true;
  else if (data.ask === 'solve') void solveFor(data);
  else answer({ kind: 'repaired', ...repair(data.problem, data.plan, data.printed) });
});
