import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../e2e/browser.mjs';

/**
 * Draws the preview pictures of shared links to public pages into public/pictures, 1200 × 630 pixels each.
 * Run `npm run pictures` after `npm run build` when a title has changed or a post is new.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(ROOT, 'dist');
const OUT = join(ROOT, 'public/pictures');

/** @param {string} name */
const font = (name) =>
  readFileSync(
    join(ROOT, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ).toString('base64');
const icon = readFileSync(join(ROOT, 'public/icon.svg'), 'utf8').replace(/<rect[^>]*>/, '');

const style = `
@font-face { font-family: F; font-weight: 100 900; src: url(data:font/woff2;base64,${font('fraunces')}) }
@font-face { font-family: G; font-weight: 300 900; src: url(data:font/woff2;base64,${font('figtree')}) }
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 80px; background: #fbf8f3;
  color: #2a1f2d; font-family: G; display: flex; flex-direction: column; position: relative; overflow: hidden }
.brand { display: flex; align-items: center; gap: 14px; font: 600 44px F }
.brand svg { width: 64px; height: 64px }
h1 { font: 560 76px/1.08 F; letter-spacing: -.01em; margin: auto 0; max-width: 940px; text-wrap: balance }
h1.long { font-size: 62px }
p { margin: 0; font-size: 30px; color: #6b5e6e }
.sprig { position: absolute; right: -90px; bottom: -110px; width: 520px; height: 520px; opacity: .16 }
hr { position: absolute; inset: auto 0 0 0; height: 14px; margin: 0; border: 0; background: #b5472f }`;

/** Two olive branches instead of our brand, for links that belong to the event's hosts. */
const leaves = Array.from({ length: 11 }, (_, i) => {
  const t = 0.08 + i * 0.088;
  const mix = (/** @type {number[]} */ [a = 0, b = 0, c = 0]) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
  const slope = (/** @type {number[]} */ [a = 0, b = 0, c = 0]) => (1 - t) * (b - a) + t * (c - b);
  const [x, y] = [
    [200, 100, 26],
    [124, 132, 40],
  ];
  const turn = (Math.atan2(slope(y ?? []), slope(x ?? [])) * 180) / Math.PI + (i % 2 ? 42 : -46);
  return `<path d="M0 0C6-7 17-8 26 0 17 8 6 7 0 0Z" fill="#e6ead4" transform="translate(${mix(x ?? [])} ${mix(y ?? [])}) rotate(${turn}) scale(${1.1 - i * 0.035})"/>`;
}).join('');
const branch = `<path d="M200 124Q100 132 26 40"/>${leaves}`;
const garland = `<svg viewBox="0 0 400 150" fill="none" stroke="#566a2d" stroke-width="1.6" stroke-linecap="round"
  stroke-linejoin="round">${branch}<g transform="translate(400 0) scale(-1 1)">${branch}</g></svg>`;

/** @param {string} html @param {string} property */
const meta = (html, property) =>
  (new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '').replace(
    / · Celebra$/,
    '',
  );

const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => readFileSync(join(DIST, name), 'utf8'))
  .flatMap((html) => {
    const [, file] = /\/pictures\/([^/]+\.png)$/.exec(meta(html, 'og:image')) ?? [];
    return file
      ? [
          {
            file,
            title: meta(html, 'og:title').replace(/^Celebra · /, ''),
            spanish: html.includes('<html lang="es"'),
          },
        ]
      : [];
  });

mkdirSync(OUT, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { file, title, spanish } of pages) {
  // A guest's link belongs to the event's hosts and must not show our brand.
  const isGuests = file.startsWith('invited-');
  await page.setContent(
    isGuests
      ? `<style>${style} body{background:#f6f6ec;padding:40px 60px} h1{margin:0 auto auto;text-align:center;max-width:none} svg{width:860px;margin:auto auto 0}</style>
    ${garland}<h1>${title}</h1>`
      : `<style>${style}</style><div class="brand">${icon}Celebra</div><h1 class="${title.length > 48 ? 'long' : ''}">${title}</h1>
    <p>${spanish ? 'Eventos con calma y cuentas claras' : 'Events planned calmly, budgets that add up'}</p>
    ${icon.replace('<svg', '<svg class="sprig"')}<hr>`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(OUT, file) });
}
await browser.close();
console.info(`${pages.length} pictures in public/pictures`);
