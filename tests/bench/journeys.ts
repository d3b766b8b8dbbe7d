import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from './figure';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Settings for every journey in both languages, with each fault in each module. The normal test run covers
 * each rule only once.
 */
const ALL = { JOURNEYS: 'all', JOURNEY_LANGUAGES: 'all', FAULTS: 'all', KILLS: process.env.KILLS ?? '1' };

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync('npx', [command, ...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...ALL } })
    .status === 0;

export function* journeyFigures(): Generator<Figure> {
  const isKept =
    succeeds('vite', 'build', '--logLevel', 'warn') &&
    succeeds('playwright', 'test', '-c', 'e2e/playwright.config.ts');
  yield {
    name: 'runs of every journey with a failure',
    value: isKept ? 0 : 1,
    unit: '',
    limit: 0,
    ok: isKept,
  };
}
