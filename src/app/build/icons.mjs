import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../e2e/browser.mjs';

/**
 * Draws public/icon.svg as the pictures that phones take for an app's icon: iOS reads no SVG. Those that are cut to a
 * shape by the system fill their square; the drawing stands within the 80 % that every shape leaves. `npm run pictures`.
 */
const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));
const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const whole = icon.replace(/ rx="\d+"/, '');

/** @type {[name: string, size: number, svg: string][]} */
const ICONS = [
  ['icon-apple-180.png', 180, whole],
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['icon-maskable-512.png', 512, whole],
];

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
}
await browser.close();
