import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ENGINES, install, isThere } from './packages.mjs';

/**
 * Runs the journey in WebKitGTK and Firefox. `npm run browsers` installs missing engines and tests both
 * languages. With the argument `found`, only installed engines run, in one language each. The last lines of
 * output name the engines that are missing.
 */
const installs = process.argv[2] !== 'found';
const missing = ENGINES.flatMap(({ name, paths, packages }) => {
  if (isThere(paths)) return [];
  const reason = installs ? install(packages) : '`npm run browsers` installs it';
  return isThere(paths) ? [] : [`${name}: CAN'T BE HAD HERE, not tested (${reason})`];
});
let status = 0;
if (missing.length < ENGINES.length) {
  const program = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const journeys = spawnSync(process.execPath, [program, 'test', '-c', 'e2e/browsers/playwright.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...(installs && { JOURNEY_LANGUAGES: 'all' }) },
  });
  status = journeys.status ?? 1;
}
for (const line of missing) console.info(line);
process.exitCode = status;
