import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OLDEST } from '../src/app/build/browsers';
import { hostedFile } from '../src/app/build/hosts';
import { head } from '../src/locales/es/head';
import { newAccount } from './account';
import { expect, expectNoOverflow, expectUsable, setLanguage, test } from './fixtures';
import { keepLine } from './pages/ledger-page';
import { newPlan } from './plan';
import { TEXTS } from './texts';

const { common, wizard } = TEXTS.es;

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
test.use({ viewport: { width: 375, height: 812 }, locale: 'es-ES' });

const DIST = join(import.meta.dirname, '..', 'dist');

/** Replaces `from` by `to` in the app's files, so that the browser seems to lack a feature. */
const rewrite = (page: Page, from: string, to: string) => {
  const known = new Map<string, boolean>();
  const hasIt = (file: string): boolean => {
    const has = known.get(file) ?? readFileSync(join(DIST, file), 'utf8').includes(from);
    known.set(file, has);
    return has;
  };
  return page.route(
    ({ pathname }) =>
      /\.(js|css)$|^\/(?!.*\.)(?!auth\/v1|rest\/v1|__)/.test(pathname) &&
      hasIt(hostedFile(DIST, pathname).file),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
    },
  );
};

test('the plan and the ledger work in a browser without popovers and other new features', async ({
  page,
}) => {
  await rewrite(page, 'popover', 'xpopover');
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(Response, 'json');
    Reflect.deleteProperty(Intl, 'Segmenter');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await setLanguage(page, 'es');

  await page.goto('/');
  await expect(page.locator('#old-browser')).toBeHidden();
  const menu = page.getByRole('navigation', { name: common.nav.menu, exact: true });
  const opener = page.getByRole('button', { name: common.nav.openMenu });
  await expect(menu).toBeHidden();
  // The script that opens the menu is loaded a while after the page, so the press is repeated.
  await expect(async () => {
    if (!(await menu.isVisible())) await opener.click();
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectUsable(page);
  await menu.getByRole('link', { name: common.nav.pricing }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(menu).toBeHidden();

  await newAccount(page, 'es');
  await page.goto('/app/new-event');
  await page.getByLabel(wizard.name.label).fill('Fiesta 🎉');
  await page.getByRole('button', { name: wizard.next }).click();
  await expect(page.getByText(common.validation.nameCharacters.replace('{{character}}', '🎉'))).toBeVisible();

  const plan = await newPlan(page);
  await page.goto(`/app/budget-tracking/${plan}`);
  await keepLine(page, 'Ágata', '1250');
  await page.reload();
  await expect(page.getByText('Ágata').first()).toBeVisible();
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

const sentence = head.oldBrowser.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name) =>
  String(OLDEST[name as keyof typeof OLDEST]),
);

test.describe('an unsupported browser', () => {
  test.use({ allowedErrors: /is not a function|Failed to load resource/ });

  test('in an unsupported browser, each page says that planning needs a newer browser', async ({ page }) => {
    await rewrite(page, '@property', '@unknown');
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto('/pricing');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page);

    // The app needs scripts that such a browser can't read, so the scripts are blocked. The page is left
    // first, because an open page could still load them.
    await page.goto('about:blank');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/app/new-event');
    await expect(page.getByText(sentence)).toBeVisible();
  });
});
