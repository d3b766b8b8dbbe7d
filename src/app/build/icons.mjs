import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../e2e/browser.mjs';

/**
 * Renders public/icon.svg to the app icons of phones, because iOS doesn't read SVG. Maskable icons fill the
 * whole square, with the drawing within the safe 80 %. Run with `npm run pictures`.
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
