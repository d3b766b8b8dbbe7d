import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../e2e/browser.mjs';

/**
 * Takes screenshots of the product for the landing page and the features page, into public/pictures/product.
 * They show the demonstration of the last build, in both languages and themes. Run with `npm run pictures`;
 * no server is needed.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(ROOT, 'dist');
const OUT = join(ROOT, 'public/pictures/product');
const ORIGIN = 'http://localhost';
const PLAN = '00000000-0000-4000-8000-0000000000d1';

/** Size for pictures shown in pairs: the page's content without the sidebar. */
const TILE = { view: 1280, width: 1000, height: 680, scale: 1.2 };

/**
 * Size and scale of each picture; sizes also in src/parts/public/product-picture.tsx. A picture starts at the
 * top of the page, or slightly above the element `from`. @type {Record<string, { at: string, view?: number,
 * width: number, height: number, scale: number, from?: string }>}
 */
const SHOTS = {
  budget: { at: `/budget-breakdown/${PLAN}`, width: 1280, height: 800, scale: 1.5 },
  plan: { at: `/event-plan/${PLAN}`, width: 375, height: 720, scale: 1.5 },
  money: { at: `/budget-tracking/${PLAN}`, width: 375, height: 720, scale: 1.5 },
  tasks: {
    at: `/event-tasks/${PLAN}`,
    width: 375,
    height: 290,
    scale: 1.75,
    from: '[aria-labelledby=next-tasks]',
  },
  guests: { at: `/guest-list/${PLAN}`, from: 'main h1', ...TILE },
  tables: { at: `/table-arrangement/${PLAN}`, from: 'main h1', ...TILE },
  day: { at: `/event-timeline/${PLAN}?view=day`, from: 'div:has(+ [aria-labelledby=day-rows])', ...TILE },
  vendors: { at: `/vendor-comparison/photo-and-video?plan=${PLAN}`, from: '#ranking', ...TILE },
};
const QUALITY = 72;
const SETTLED_MS = 2500;
const MARGIN = 16;

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns the file that a static host sends for a path. @param {string} pathname */
const fileOf = (pathname) =>
  [pathname, '/shell.html'].map((name) => join(DIST, name)).find((name) => extname(name) && existsSync(name));

mkdirSync(OUT, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
let bytes = 0;
for (const language of ['es', 'en'])
  for (const theme of ['light', 'dark'])
    for (const [name, { at, view, width, height, scale, from }] of Object.entries(SHOTS)) {
      const context = await browser.newContext({
        viewport: { width: view ?? width, height },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(
        ([own, look]) => {
          localStorage.setItem('celebra-language', own);
          localStorage.setItem('celebra-theme', look);
        },
        /** @type {const} */ ([language, theme]),
      );
      await context.route('**/*', (route) => {
        const file = fileOf(new URL(route.request().url()).pathname);
        return file
          ? route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? '' })
          : route.fulfill({ status: 404 });
      });
      const page = await context.newPage();
      await page.goto(`${ORIGIN}${language === 'en' ? '/en' : ''}/demo${at}`);
      await page.locator('main h1').waitFor();
      await page.waitForTimeout(SETTLED_MS);
      // Hides the demonstration's bar. In pictures of a part of the page, the bottom bar is hidden too.
      await page.addStyleTag({
        content: `[data-demo-bar]${from ? ', [data-bottom-bar]' : ''} { display: none !important }`,
      });
      const top = from ? await page.locator(from).first().boundingBox() : null;
      const session = await context.newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        captureBeyondViewport: true,
        clip: { x: top ? top.x - MARGIN : 0, y: top ? top.y - MARGIN : 0, width, height, scale },
      });
      const file = join(OUT, `${name}-${language}-${theme}.webp`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      bytes += statSync(file).size;
      await context.close();
    }
await browser.close();
console.info(`${Math.round(bytes / 1000)} kB of pictures in public/pictures/product`);
