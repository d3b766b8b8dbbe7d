import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { SERVER_LOG } from './server-log';

/**
 * Tests the app that `npm run build` has built, with the embedded backend. All journeys share one server and
 * run in parallel, each with its own accounts.
 */
const PORT = process.env.E2E_PORT ?? '4317';
const DATA = join(tmpdir(), `celebra-e2e-${process.env.E2E_RUN}`);
const ORIGIN = `http://localhost:${PORT}`;
const executablePath = findBrowser();
// Weak password hashes save time in every process that stores passwords.
process.env.LITE_AUTH_BCRYPT_COST = '4';

/** The longest journeys start first, so that the whole run ends sooner. */
const LONG =
  /(sharing|reliability|saved-rows|two-origins|small-screens|drafts|what-if|planning|vendors|seating)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  // Skips journeys whose rules other tests cover, except in `npm run bench -- journeys`.
  ...(process.env.JOURNEYS !== 'all' && { grepInvert: /@also-proven/ }),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'journeys', testMatch: /\.spec\.ts$/, testIgnore: LONG },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  // Journeys often wait for the page, so there are twice as many workers as a small machine has cores.
  workers: 4,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot']],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    // A failed journey leaves a screenshot but no trace, because recording traces doubles the time of all
    // journeys.
    screenshot: 'only-on-failure',
    // Caching 300 files for each journey took a fifth of the total time. Journeys about offline use allow
    // service workers.
    serviceWorkers: 'block',
    // Waiting for animations took a fifth of the total time. phone.spec and keyboard.spec run with
    // animations.
    contextOptions: { reducedMotion: 'reduce' },
    // An action on a missing element fails after 20 seconds, not only at the end of the journey's time limit.
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node e2e/server.mjs',
    cwd: join(import.meta.dirname, '..'),
    url: `${ORIGIN}/auth/v1/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT, SERVER_LOG, LOCAL_DATA_DIR: DATA, DO_NOT_TRACK: '1' },
  },
});
