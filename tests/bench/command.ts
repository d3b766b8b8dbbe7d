import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from './figure';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a package's command in the repository with additional environment variables. Returns true on success. */
export const succeeds = (env: Record<string, string>, ...command: string[]): boolean =>
  spawnSync('npx', command, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Returns the figure of a run that must succeed. */
export const runFigure = (name: string, ok: boolean): Figure => ({
  name,
  value: ok ? 0 : 1,
  unit: '',
  limit: 0,
  ok,
});
