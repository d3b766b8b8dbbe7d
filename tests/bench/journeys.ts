import { runFigure, succeeds } from './command';
import type { Figure } from './figure';

/**
 * Settings for every journey in both languages, with each fault in each module. The normal test run covers
 * each rule only once.
 */
const ALL = { JOURNEYS: 'all', JOURNEY_LANGUAGES: 'all', FAULTS: 'all', KILLS: process.env.KILLS ?? '1' };

export function* journeyFigures(): Generator<Figure> {
  yield runFigure(
    'runs of every journey with a failure',
    succeeds(ALL, 'vite', 'build', '--logLevel', 'warn') &&
      succeeds(ALL, 'playwright', 'test', '-c', 'e2e/playwright.config.ts'),
  );
}
