import type { Page } from '@playwright/test';
import { landing as landingEn } from '../src/locales/en/landing';
import { pricing } from '../src/locales/en/pricing';
import { contact } from '../src/locales/es/contact';
import { landing as landingEs } from '../src/locales/es/landing';
import { expect, speak, test } from './fixtures';
import { slowHost } from './slow-host';
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

/** Holds back files until they are let go. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is done before the app is there is done again', async ({ page }) => {
  await speak(page, 'es');
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/contact');
  const { common } = TEXTS.es;
  const footer = page.getByRole('contentinfo');
  await page.getByLabel(contact.form.subject).fill('Una duda');
  await footer.getByLabel(common.letters.label).fill('ana@ejemplo');
  await footer.getByRole('button', { name: common.letters.submit }).click();
  await page.getByRole('button', { name: common.nav.theme }).first().click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByLabel(contact.form.subject)).toHaveValue('Una duda');
  await expect(footer.getByText(common.letters.invalid)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a part of the page whose code is late keeps what is done there, and its language until then', async ({
  page,
}) => {
  await speak(page, 'es');
  await takenOver(page);
  const release = await hold(page, '**/assets/letters-*.js');
  await page.goto('/pricing');
  await page.mouse.move(300, 300);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(TEXTS.es.common.letters.label).fill('ana@ejemplo');
  await footer.getByRole('button', { name: TEXTS.es.common.letters.submit }).click();
  await page.locator('header button[lang=en]').first().click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: pricing.title })).toBeVisible();
  await expect(footer.getByText(TEXTS.en.common.letters.invalid)).toBeVisible();
});

test('a language that is pressed before the app is there is taken when all of the page can follow', async ({
  page,
}) => {
  await speak(page, 'es');
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/pricing');
  await page.locator('header button[lang=en]').first().click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: pricing.title })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(TEXTS.en.common.footer.tagline);
});

test('who has been here reads on in their language from the first frame, and without a connection', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/');
  await page.locator('header button[lang=en]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: landingEn.hero.title })).toBeVisible();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('celebra-pages-'));
          const kept = names.map(
            async (name) => (await (await caches.open(name)).match('/en')) !== undefined,
          );
          return (await Promise.all(kept)).includes(true);
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
  await context.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const words = () => page.evaluate(() => [...((window as Window & { seen?: Set<string> }).seen ?? [])]);
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  expect(await words()).toEqual([pricing.title]);
  // From the device, and so at once.
  await expect(page.locator('#faces')).not.toHaveAttribute('media');

  await context.setOffline(true);
  await page.goto('/');
  await page.mouse.move(400, 400);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  expect(await words()).toEqual([landingEn.hero.title]);

  // On a phone the first screen comes ahead of the rest, by a tenth of a second.
  await page.setViewportSize({ width: 375, height: 812 });
  const apart = async () => {
    await page.goto('/');
    await page.mouse.move(200, 200);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    return page.evaluate(() => {
      const [{ responseEnd, responseStart } = { responseEnd: 0, responseStart: 0 }] =
        performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return responseEnd - responseStart > 90;
    });
  };
  await expect.poll(apart).toBe(true);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
});

test('a new version is offered, and there once it is taken', async ({ page }) => {
  test.slow();
  await speak(page, 'es');
  const worker = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => '');
  await page.goto('/pricing');
  await page.mouse.move(300, 300);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(worker).toMatch(/sw\.js$/);
  // Another address of the worker's file is another version of it.
  await page.addInitScript(() => {
    const { register } = navigator.serviceWorker;
    navigator.serviceWorker.register = (address) => register.call(navigator.serviceWorker, `${address}?next`);
  });
  await page.reload();
  await page.mouse.move(300, 320);
  await page.getByRole('button', { name: TEXTS.es.common.update.action }).click();
  await expect.poll(worker).toMatch(/sw\.js\?next$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Notes in the page when something of it moved that nobody had asked to. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.push(entry.startTime);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moves = (page: Page) => page.evaluate(() => (window as Window & { moved?: number[] }).moved);

test('fonts move nothing of the page that is read, and the next page has them', async ({ page }) => {
  await watchMoves(page);
  const heading = page.getByRole('heading', { level: 1 });
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /woff2/.test(name)).length,
    );
  const ours = () => page.evaluate(() => document.fonts.check('1em "Fraunces Variable"', 'a'));
  await takenOver(page);
  await page.goto('/en/blog');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect.poll(fetched).toBe(2);
  await expect(heading).not.toHaveCSS('font-family', /Fraunces/);
  expect(await moves(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: TEXTS.en.common.nav.pricing }).click();
  await expect(page).toHaveTitle(TEXTS.en.common.title.pricing);
  await expect(heading).toHaveCSS('font-family', /Fraunces/);
  await expect.poll(ours).toBe(true);
});

test('a page that comes piece by piece moves nothing on a wide screen', async ({ page, baseURL }) => {
  await watchMoves(page);
  const host = await slowHost(baseURL ?? '');
  try {
    for (const path of ['/', '/features']) {
      await page.goto(host.origin + path, { waitUntil: 'load' });
      expect(await moves(page), path).toEqual([]);
    }
  } finally {
    host.close();
  }
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
