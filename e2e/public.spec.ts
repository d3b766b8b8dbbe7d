import type { Page } from '@playwright/test';
import { landing as landingEn } from '../src/locales/en/landing';
import { landing as landingEs } from '../src/locales/es/landing';
import { expect, speak, test } from './fixtures';
import { TEXTS } from './texts';

/** The pages that are drawn at build time, as somebody meets them who comes from outside. */
const takenOver = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('celebra:ready', () => document.documentElement.setAttribute('data-ready', '')),
  );

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('pages can be read in both languages', async ({ page }) => {
    for (const [address, landing, { common }] of [
      ['/', landingEs, TEXTS.es],
      ['/en', landingEn, TEXTS.en],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: landing.hero.title })).toBeVisible();
      await expect(page.getByRole('link', { name: common.nav.getStarted }).first()).toBeVisible();
    }
  });
});

for (const [chosen, address] of [
  ['es', '/pricing'],
  ['en', '/pricing'],
  ['es', '/en/pricing'],
] as const)
  test(`whoever chose ${chosen} reads ${address} in it, and the app takes over`, async ({ page }) => {
    await speak(page, chosen);
    await takenOver(page);
    await page.goto(address);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page).toHaveTitle(TEXTS[chosen].common.title.pricing);
  });

test('a link below /en leads on in English', async ({ page }) => {
  await takenOver(page);
  await page.goto('/en');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a script that was put into the page', () => {
  test.use({ allowedErrors: /Content Security Policy/ });
  test('does not run', async ({ page }) => {
    await page.route('**/pricing', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</body>',
        '<script>window.injected = 1</script><img src="data:," onerror="window.injected = 2"></body>',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test('an unknown address is not found', async ({ page }) => {
  const answer = await page.request.get('/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(TEXTS.es.common.notFound.title);
});
