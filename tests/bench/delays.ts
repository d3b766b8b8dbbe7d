import { answerDelays } from '../../src/domain/timeline/delays/delay-answer';
import { RUN_SHEET } from './big-plan';
import type { Figure } from './figure';
import { beside } from './yardstick';

const RUNS = 5;
/** Limit relative to the fixed work of `yardstick.ts`. */
const LIMIT = 60;
const MINUTES = 15;

/**
 * Measures the worker that calculates delays, on a full day of rows. Each row begins when the previous one
 * ends; every third is marked as parallel.
 */
export function delayFigure(): Figure {
  const rows = Array.from({ length: RUN_SHEET }, (_, n) => ({
    id: `${n}`,
    start: n * MINUTES,
    duration: MINUTES,
    spread: { optimistic: MINUTES * 0.9, likely: MINUTES, late: MINUTES * 1.5 },
    locked: false,
    parallel: n % 3 === 0,
    elastic: false,
  }));
  const last = rows[RUN_SHEET - 1];
  return beside(`Delays of ${RUN_SHEET} rows reckoned`, RUNS, LIMIT, (seed) =>
    answerDelays({ rows, target: last?.id ?? '', moment: (last?.start ?? 0) + MINUTES, seed }),
  );
}
