import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { SERVER_LOG } from './server-log';

/**
 * Tests the app as `npm run build` left it, on the embedded backend. All journeys share one server and make
 * their own accounts, so they run side by side.
 */
const PORT = process.env.E2E_PORT ?? '4317';
const DATA = join(tmpdir(), `celebra-e2e-${process.env.E2E_RUN}`);
const ORIGIN = `http://localhost:${PORT}`;
const executablePath = findBrowser();
// Journeys need no slow password hash, whichever process stores it.
process.env.LITE_AUTH_BCRYPT_COST = '4';

/** The longest journeys start first, because a run ends with its last journey. */
const LONG =
  /(sharing|reliability|saved-rows|two-origins|small-screens|drafts|what-if|planning|vendors|seating)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  // Journeys whose rules other tests cover run in the bench alone.
  ...(process.env.JOURNEYS !== 'all' && { grepInvert: /@also-proven/ }),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'journeys', testMatch: /\.spec\.ts$/, testIgnore: LONG },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  // The number of workers is twice a small machine's cores, because journeys often wait half a second for the
  // page.
  workers: 4,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot']],
  use: {
    baseURL: ORIGIN,
    viewport: { width: 1440, height: 900 },
    // A failure keeps a screenshot, not a trace, because recording traces doubles the time of every passing
    // journey.
    screenshot: 'only-on-failure',
    // Precaching 300 files for each journey took a fifth of the total time; journeys of offline files allow it.
    serviceWorkers: 'block',
    // Waiting for sheets to stop moving took a fifth of the total time; phone.spec and keyboard.spec run with
    // motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A missing element fails after 20 seconds, not at the end of the journey's time.
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
