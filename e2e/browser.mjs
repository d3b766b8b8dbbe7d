import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * Finds the browser for the tests: the system's Chromium, otherwise Playwright's. When this file is run as a
 * program, it installs a browser if there is none, and reports a failure.
 */
// The headless shell comes first, because it needs a fifth less work for the same pages.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a Chromium, or null. The variable `CHROMIUM_PATH` overrides the search. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const system = [...onPath, ...FIXED].find(runs);
  if (system) return system;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/**
 * Commands that install a browser: first the system's package, then Playwright's.
 * @type {[command: string, args: string[]][]}
 */
const WAYS = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ['npx', ['playwright', 'install', '--only-shell', 'chromium']],
];

/** Tries each command in turn, and prints their output if all of them fail. */
function install() {
  console.info('No Chromium found: one is being installed…');
  /** @type {string[]} */
  const said = [];
  for (const [command, args] of WAYS) {
    try {
      execFileSync(command, args, {
        stdio: 'pipe',
        encoding: 'utf8',
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      said.push(error instanceof Error ? error.message : String(error));
    }
    const found = findBrowser();
    if (found) return found;
  }
  console.error(said.join('\n'));
  return null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = findBrowser() ?? install();
  if (!path) {
    console.error(
      'The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to one.',
    );
    process.exit(1);
  }
}
