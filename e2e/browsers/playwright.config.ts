import { defineConfig } from '@playwright/test';
import config from '../playwright.config';

const { projects: _, ...journeys } = config;

/** The same server and runner; the browsers are opened by `engines.ts`, since Playwright's own are patched builds. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'engines.journey.ts',
  testIgnore: [],
  outputDir: '../../test-results/browsers',
  // Each is a whole browser of its own, on a small machine.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
});
