import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';

/** Folder in which Debian's packages install WebKitGTK. */
const LIBRARIES = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
export const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
  display: '/usr/bin/Xvfb',
};
export const FIREFOX = { browser: '/usr/bin/firefox-esr' };

/** @param {Record<string, string>} paths */
export const isThere = (paths) => Object.values(paths).every((path) => existsSync(path));

export const ENGINES = [
  { name: 'WebKitGTK', paths: WEBKIT, packages: ['webkit2gtk-driver', 'xvfb'] },
  { name: 'Firefox', paths: FIREFOX, packages: ['firefox-esr'] },
];

/** @param {string[]} args */
function apt(...args) {
  execFileSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Installs packages. Returns the reason if they might still be missing.
 * @param {string[]} packages
 */
export function install(packages) {
  if (platform() !== 'linux' || !existsSync('/usr/bin/apt-get')) return 'this is not Debian';
  if (process.getuid?.() !== 0) return `only root installs ${packages.join(' ')}`;
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    return 'the packages hold other files than expected';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
