import type { Page } from '@playwright/test';
import { landing as landingEn } from '../src/locales/en/landing';
import { pricing } from '../src/locales/en/pricing';
import { contact } from '../src/locales/es/contact';
import { landing as landingEs } from '../src/locales/es/landing';
import { expect, setLanguage, test } from './fixtures';
import { expectHydrated, headLink, otherLanguage, touch } from './pages/public-page';
import { slowHost } from './slow-host';
import { TEXTS } from './texts';

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false });
  test('public pages can be read without scripts in both languages', async ({ page }) => {
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

for (const [chosen, address, own] of [
  ['es', '/pricing', '/pricing'],
  ['en', '/pricing?from=elsewhere', '/en/pricing?from=elsewhere'],
  ['es', '/en/pricing', '/en/pricing'],
] as const)
  test(`with the language ${chosen} chosen, the app opens ${own} for the address ${address}`, async ({
    page,
  }) => {
    const shown = own.startsWith('/en') ? 'en' : 'es';
    await setLanguage(page, chosen);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', shown);
    await touch(page);
    expect(page.url()).toBe(new URL(own, page.url()).href);
    await expect(page).toHaveTitle(TEXTS[shown].common.title.pricing);
  });

/** Delays these files until the returned function is called. */
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

test('input and clicks before hydration aren’t lost', async ({ page }) => {
  await setLanguage(page, 'es');
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/contact');
  const { common } = TEXTS.es;
  const footer = page.getByRole('contentinfo');
  await page.getByLabel(contact.form.subject).fill('Una duda');
  await footer.getByLabel(common.newsletter.label).fill('ana@ejemplo');
  await footer.getByRole('button', { name: common.newsletter.submit }).click();
  await page.getByRole('button', { name: common.nav.theme }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByLabel(contact.form.subject)).toHaveValue('Una duda');
  await expect(footer.getByText(common.newsletter.invalid)).toBeVisible();
  // The text isn't lost when another field makes React render the form again. This proves that React has the
  // text in its state.
  await page.getByRole('main').getByLabel(contact.form.email).fill('ana@ejemplo.com');
  await expect(page.getByLabel(contact.form.subject)).toHaveValue('Una duda');
  await expect(page).toHaveURL(/\/contact$/);
});

test('the pricing page keeps the period and currency chosen before hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/en/pricing');
  await page.getByText(pricing.period.monthly, { exact: true }).click();
  await page.getByLabel(pricing.currency).selectOption('MXN');
  release();
  await expectHydrated(page);
  await expect(page.getByRole('radio', { name: pricing.period.monthly })).toBeChecked();
  await expect(page.getByText(/MX\$/).first()).toBeVisible();
  await expect(page.getByText(pricing.monthlyNote).first()).toBeVisible();
});

test.describe('with missing files', () => {
  test.use({ allowedErrors: /net::ERR_FAILED|dynamically imported module|page could not be fetched/ });

  test('a form whose scripts failed to load never puts the entered values into the address', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/en/contact');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(TEXTS.en.common.newsletter.label).fill('ana@example.com');
    await footer.getByLabel(TEXTS.en.common.newsletter.label).press('Enter');
    await footer.getByRole('button', { name: TEXTS.en.common.newsletter.submit }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(footer.getByLabel(TEXTS.en.common.newsletter.label)).toHaveValue('ana@example.com');
  });

  test('after app code fails to load, the page automatically requests the code again', async ({ page }) => {
    let lost = 0;
    await page.route(/\/assets\/hydrate-/, (route) => {
      lost += 1;
      return lost < 3 ? route.abort() : route.continue();
    });
    await page.goto('/pricing');
    await expectHydrated(page);
    expect(lost).toBe(3);
  });

  test('if a page’s code fails to load, the app offers to try again', async ({ page }) => {
    await page.goto('/en');
    await touch(page);
    let lost = true;
    await page.route('**/assets/about-page-*.js', (route) => (lost ? route.abort() : route.continue()));
    await headLink(page, TEXTS.en.common.nav.about).click();
    await expect(page.getByText(TEXTS.en.common.errorPage.notFetched)).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    lost = false;
    await page.getByRole('button', { name: TEXTS.en.common.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(TEXTS.en.common.errorPage.notFetched)).toHaveCount(0);
  });

  test('if the app’s code fails to load twice, a notice offers to try again', async ({ page }) => {
    await setLanguage(page, 'en');
    // The file fails to load until the page is reloaded. Blocking only one request wouldn't be enough,
    // because a timer and the pointer also request the file.
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/hydrate[^/]*\.js/, (route) => (loads < 2 ? route.abort() : route.continue()));
    await page.goto('/en?token_hash=none&type=email');
    const notice = page.getByRole('alert').filter({ hasText: TEXTS.en.common.errorPage.notStarted });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: TEXTS.en.common.tryAgain }).click();
    await expectHydrated(page);
    await expect(notice).toBeHidden();
  });

  test('the sign-in page stays readable if its styles fail to load', async ({ page }) => {
    // The request for styles fails late: once the page's code has arrived and waits for the styles.
    const code = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/auth-page-/.test(request.url()),
    );
    await page.route(/\/assets\/theme-[^/]*\.css/, async (route) => {
      await code;
      await route.abort();
    });
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('if the sign-in page’s script fails to load, the page offers to try again', async ({ page }) => {
    let lost = true;
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => (lost ? route.abort() : route.continue()));
    await page.goto('/auth');
    const notice = page.getByRole('alert').filter({ hasText: TEXTS.es.common.errorPage.notStarted });
    await expect(notice).toBeHidden();
    await expect(notice).toBeVisible();
    lost = false;
    await notice.getByRole('link', { name: TEXTS.es.common.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('the language link works before and after hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/pricing');
  await otherLanguage(page).click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await expect(page.getByRole('heading', { level: 1, name: pricing.title })).toBeVisible();
  release();
  await expectHydrated(page);
  await headLink(page, TEXTS.en.common.nav.about).click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await otherLanguage(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(TEXTS.es.common.title.about);
  await page.goBack();
  await expect(page).toHaveTitle(TEXTS.es.common.title.pricing);
  await expect(page).not.toHaveURL(/\/en\//);
  // A page with an English address is in English, but the remembered language stays the same.
  await page.goto('/en/about');
  await expectHydrated(page);
  await expect(page).toHaveTitle(TEXTS.en.common.title.about);
  await expect(page).toHaveURL(/\/en\/about$/);
  await page.goto('/about');
  await expect(page).toHaveTitle(TEXTS.es.common.title.about);
});

for (const [address, english] of [
  ['/', '/en'],
  ['/auth', '/auth'],
  ['/demo', '/en/demo'],
] as const)
  test(`a reader who prefers English is offered the English version of ${address}`, async ({ page }) => {
    const { title, accept } = TEXTS.es.common.otherOffer;
    await page.goto(address);
    const offer = page.getByRole('region', { name: title });
    await offer.getByRole('link', { name: accept }).click();
    await expect(page).toHaveURL((url) => url.pathname === english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer).toBeHidden();
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('visited pages can be read offline', async ({ page, context }) => {
    test.slow();
    await page.goto('/en/pricing');
    await touch(page);
    const kept = () => page.evaluate(async () => (await caches.match('/en/pricing')) !== undefined);
    await expect.poll(kept, { timeout: 60_000 }).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: pricing.title })).toBeVisible();
    await touch(page);
    // This page was not opened before, so the app renders it from files on the device.
    await page.goto('/en/about');
    await expect(page).toHaveTitle(TEXTS.en.common.title.about);
    await context.setOffline(false);
  });

  test('a new version of the app starts when the person accepts it', async ({ page }) => {
    test.slow();
    await setLanguage(page, 'es');
    const worker = () =>
      page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => '');
    await page.goto('/pricing');
    await page.mouse.move(300, 300);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(worker).toMatch(/sw\.js$/);
    // A service worker with another address counts as a new version.
    await page.addInitScript(() => {
      const { register } = navigator.serviceWorker;
      navigator.serviceWorker.register = (address) =>
        register.call(navigator.serviceWorker, `${address}?next`);
    });
    await page.reload();
    await page.mouse.move(300, 320);
    await page.getByRole('button', { name: TEXTS.es.common.update.action }).click();
    await expect.poll(worker).toMatch(/sw\.js\?next$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Records layout shifts that no input caused. */
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

/**
 * One page of each kind, in one of the two languages, because each page takes 5 s on the slow network.
 * public-site.test reads all pages.
 */
const FIRST_VISITS: readonly [width: number, height: number, ...paths: string[]][] = [
  [375, 812, '/', '/en/pricing'],
  [1440, 900, '/en', '/contact'],
];

for (const [width, height, ...paths] of FIRST_VISITS)
  test(`a first visit at ${width} px shows our fonts at once without layout shifts`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await watchMoves(page);
    await page.addInitScript(() => {
      const look = () => {
        if (performance.getEntriesByName('first-contentful-paint').length === 0)
          return void requestAnimationFrame(look);
        const faces = [...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF');
        Object.assign(window, { faces: faces.map(({ family, status }) => `${family} ${status}`) });
      };
      requestAnimationFrame(look);
    });
    const host = await slowHost(baseURL ?? '');
    try {
      for (const path of paths) {
        await page.goto(host.origin + path, { waitUntil: 'load' });
        await expectHydrated(page);
        const faces = () => page.evaluate(() => (window as Window & { faces?: string[] }).faces);
        await expect.poll(faces, path).toEqual(['Fraunces Variable loaded', 'Figtree Variable loaded']);
        expect(await moves(page), path).toEqual([]);
      }
    } finally {
      host.close();
    }
  });

test('an emailed link opens its dialog even if the HTML arrives after the app’s code', async ({
  page,
  baseURL,
}) => {
  const host = await slowHost(baseURL ?? '');
  try {
    await page.goto(`${host.origin}/?token_hash=0&type=email#email=ana@example.com`);
    await expect(page.getByRole('dialog').getByText('ana@example.com')).toBeVisible();
  } finally {
    host.close();
  }
});

test('links on pages under /en lead to English pages', async ({ page }) => {
  await page.goto('/en');
  await headLink(page, TEXTS.en.common.nav.signIn).click();
  await expect(page.getByLabel(TEXTS.en.auth.email)).toBeVisible();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('after a load error, a click on an unrelated link doesn’t reload the app', async ({ page }) => {
  await page.goto('/en');
  await touch(page);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    Object.assign(window, { same: true });
  });
  await headLink(page, TEXTS.en.common.nav.pricing).click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test.describe('with an injected script', () => {
  test.use({ allowedErrors: /Content Security Policy/ });
  test('a script injected into the page never runs', async ({ page }) => {
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

test('an unknown address shows the not-found page', async ({ page }) => {
  const answer = await page.request.get('/nowhere');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(TEXTS.es.common.notFound.title);
});

test('the submit button stays in place when a field loses the focus and shows an error', async ({ page }) => {
  await setLanguage(page, 'en');
  await page.goto('/auth');
  await page.getByLabel(TEXTS.en.auth.email).fill('ana');
  const submit = page.getByRole('main').locator('button[type=submit]').first();
  const before = await submit.boundingBox();
  if (!before) throw new Error('There is no button');
  const pressing = () =>
    page.mouse.move(before.x + before.width / 2, before.y + 4).then(() => page.mouse.down());
  await pressing();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
  expect(await submit.boundingBox()).toEqual(before);
  await page.mouse.up();
  // The second alert is the error for the empty password, so the press was counted.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(2);
});
