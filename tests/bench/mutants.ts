import { runFigure, succeeds } from './command';
import type { Figure } from './figure';

/**
 * Weakens the database schema in thousands of ways, one at a time (mutation testing). Each time, at least one
 * test of access rights must fail.
 */
export function* mutantFigures(): Generator<Figure> {
  const setting = { MUTATION: process.env.MUTATION ?? 'all' };
  yield runFigure(
    'runs of every mutant in which one went unnoticed',
    succeeds(setting, 'vitest', 'run', '--project', 'database', 'mutation'),
  );
}
