import { defineConfig } from '@playwright/test';
import config from '../playwright.config';

const { projects: _, ...journeys } = config;

/**
 * Uses the journeys' server and runner; `engines.ts` opens the browsers, because Playwright's own are patched
 * builds.
 */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'engines.journey.ts',
  testIgnore: [],
  outputDir: '../../test-results/browsers',
  // Each journey runs a complete browser, and the machine is small.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
});
