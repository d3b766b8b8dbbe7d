import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { SERVER_LOG } from './server-log';

/**
 * The app as `npm run build` left it, on the embedded backend. One server for all journeys: each makes its own
 * accounts, so they run side by side.
 */
const PORT = process.env.E2E_PORT ?? '4317';
const DATA = join(tmpdir(), `celebra-e2e-${process.env.E2E_RUN}`);
const ORIGIN = `http://localhost:${PORT}`;
const executablePath = findBrowser();
// Passwords of journeys need no second of reckoning each, whichever process keeps them.
process.env.LITE_AUTH_BCRYPT_COST = '4';

/** What takes longest begins first: a run ends with its last journey. */
const LONG =
  /(sharing|reliability|saved-rows|two-origins|small-screens|drafts|what-if|planning|vendors|seating)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  // Journeys whose rules other tests keep as well wait for the bench.
  ...(process.env.JOURNEYS !== 'all' && { grepInvert: /@also-proven/ }),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'journeys', testMatch: /\.spec\.ts$/, testIgnore: LONG },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  // Twice as many as a small machine has cores: journeys wait for half-seconds of the page's own.
  workers: 4,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot']],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    // A picture of a failure, not a trace: recording one doubles the time of every journey that passes.
    screenshot: 'only-on-failure',
    // Precaching 300 files for each journey took a fifth of all time; journeys of what is kept offline allow it.
    serviceWorkers: 'block',
    // Waiting for sheets to come to rest took a fifth of it; phone.spec and keyboard.spec walk with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // What is missing fails at once, not at the end of the journey's time.
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
