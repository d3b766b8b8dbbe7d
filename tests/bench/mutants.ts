import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from './figure';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Weakens the database schema in thousands of ways, one at a time (mutation testing). Each time, at least one
 * test of access rights must fail.
 */
export function* mutantFigures(): Generator<Figure> {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'database', 'mutation'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION: process.env.MUTATION ?? 'all' },
  });
  yield {
    name: 'runs of every mutant in which one went unnoticed',
    value: status === 0 ? 0 : 1,
    unit: '',
    limit: 0,
    ok: status === 0,
  };
}
