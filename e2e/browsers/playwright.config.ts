import { defineConfig } from '@playwright/test';
import config from '../playwright.config';

const { projects: _, ...journeys } = config;

/**
 * Uses the server and runner of the journeys. `engines.ts` opens the browsers, because Playwright's own are
 * patched builds.
 */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'engines.journey.ts',
  testIgnore: [],
  outputDir: '../../test-results/browsers',
  // Runs one journey at a time, because each starts a whole browser on a small machine.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
});
