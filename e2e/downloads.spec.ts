import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../src/lib/session/session-key';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { DEMO } from './account';
import { expect, LANGUAGES, setLanguage, test } from './fixtures';
import { TEXTS } from './texts';

/**
 * Limits in kB (Brotli) for the JavaScript that is loaded until the page is ready. Ready means: a public page
 * is hydrated, the sign-in form works, or the events are shown.
 */
const PUBLIC = 124;
/** The about page is allowed to be larger, because it counts its regions and sources from the data itself. */
const ABOUT = 128;
const SIGN_IN = 124;
const FIRST_ROUTE = 178;

/** A service worker would download every file, so it is blocked. */
test.use({ serviceWorkers: 'block' });

// Tests run one after another, so that each file is compressed only once.
test.describe.configure({ mode: 'default' });
const packed = new Map<string, number>();

/**
 * Opens a page with an empty cache, and returns the sizes of the files requested until the element is shown.
 */
async function downloaded(page: Page, path: string, selector: string): Promise<Map<string, number>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
      requestAnimationFrame(() => {
        document.documentElement.dataset.seen = String(performance.now());
      });
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(path);
  await expect(page.locator('html[data-seen]')).toBeAttached();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < Number(document.documentElement.dataset.seen))
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = new Map<string, number>();
  for (const name of scripts) {
    if (!packed.has(name)) {
      const answer = await page.request.get(name);
      expect(answer.headers()['content-type'], name).toContain('javascript');
      packed.set(name, brotliCompressSync(await answer.body()).length / 1000);
    }
    sizes.set(name, packed.get(name) ?? Number.NaN);
  }
  // If the main files are missing, the measurement was wrong.
  const sizeOf = (file: RegExp) => [...sizes].find(([name]) => file.test(name))?.[1] ?? 0;
  expect(sizeOf(/\/react-[^/]+\.js$/), 'React').toBeGreaterThan(50);
  expect(sizeOf(/\/app-[^/]+\.js$/), 'the app itself').toBeGreaterThan(30);
  return sizes;
}

const sum = (sizes: Map<string, number>): number => [...sizes.values()].reduce((all, size) => all + size, 0);
const named = (sizes: Map<string, number>): string =>
  [...sizes].map(([name, size]) => `${name} ${size.toFixed(1)}`).join('\n');

const signIn = (page: Page) => downloaded(page, '/auth', 'html[data-app=ready] input[type=email]');

for (const language of LANGUAGES)
  test(`the sign-in page in ${language} stays within its download limit`, async ({ page }) => {
    await setLanguage(page, language);
    const sizes = await signIn(page);
    await expect(page.getByLabel(TEXTS[language].auth.email)).toBeVisible();
    expect(sum(sizes), named(sizes)).toBeLessThan(SIGN_IN);
  });

for (const [path, limit] of [
  ['/en/pricing', PUBLIC],
  ['/about', ABOUT],
] as const)
  test(`the page ${path} stays within its download limit`, async ({ page }) => {
    const sizes = await downloaded(page, path, 'html[data-app=ready]');
    expect(sum(sizes), named(sizes)).toBeLessThan(limit);
  });

test('the first page after sign-in stays within its download limit', async ({ page }) => {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: DEMO,
  });
  const session = JSON.stringify(await answer.json());
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  const sizes = await downloaded(page, '/app', 'main h2 a');
  // Reading the rows needs a cache and a client, which are in these files.
  for (const part of ['workspace', 'query', 'data-client']) expect(named(sizes)).toContain(`/${part}-`);
  expect(sum(sizes), named(sizes)).toBeLessThan(FIRST_ROUTE);
  // The code that finds what needs attention is loaded after the events are shown.
  await expect(page.getByRole('region', { name: TEXTS.es.overview.attention })).toBeVisible();
});
