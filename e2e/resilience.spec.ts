import type { Page } from '@playwright/test';
import { DEMO_PLAN } from '../src/lib/demo';
import { newAccount } from './account';
import { ALSO_PROVEN, expect, expectAccessible, test } from './fixtures';
import { signOut } from './pages/account-menu';
import { makeBook } from './pages/book-page';
import { newPlan } from './plan';
import { TEXTS } from './texts';
import { fillWedding, WEDDING } from './wizard';

const { common, plans, wizard, budget } = TEXTS.es;
const amountOf = (category: string) => budget.rows.amount.replace('{{category}}', category);

/** These journeys lose the connection and use refused tokens on purpose. The browser logs both as errors. */
test.use({
  locale: 'es-ES',
  allowedErrors:
    /net::ERR_INTERNET_DISCONNECTED|Failed to load resource: the server responded with a status of (400|401|403|409)/,
});

test.beforeEach(async ({ page }) => {
  await newAccount(page, 'es');
});

/**
 * Creates a wedding and opens it. The wedding has several categories, so that the test can change their
 * order.
 */
const openPlan = async (page: Page) => {
  const money = { venue: '14000.00', music: '6000.00', drinks: '4000.00' };
  const plan_categories = Object.entries(money).map(([category, allocated_amount]) => ({
    category,
    selected: true,
    allocated_amount,
  }));
  await page.goto(`/app/event-plan/${await newPlan(page, { plan_categories })}`);
  await expect(page.getByRole('heading', { level: 1, name: WEDDING.es.name })).toBeVisible();
};

/** Waits for the service worker. Starting with the next load, it stores the app's files. */
const filesKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test.describe('with the app’s files stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('changes made offline on a visited page are sent when the device is online again', async ({
    page,
    context,
  }) => {
    await openPlan(page);
    await filesKept(page);
    const address = page.url();
    const listed = page.getByRole('heading', { level: 2, name: WEDDING.es.name });
    await page.goto('/app/saved-plans');
    await expect(listed).toBeVisible();
    await page.goto(address);
    await expect(
      page.getByRole('textbox', { name: amountOf(common.category.music), exact: true }),
    ).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText(common.offline.now.slice(0, 25))).toBeVisible();
    const music = page.getByRole('textbox', { name: amountOf(common.category.music), exact: true });
    const before = await music.inputValue();
    await page
      .getByRole('button', { name: budget.ranking.up.replace('{{category}}', common.category.music) })
      .click();
    await expect(music).not.toHaveValue(before);
    const after = await music.inputValue();
    await page.getByRole('button', { name: plans.allocationDraft.accept }).click();
    await expect(page.getByText(common.offline.pending_one)).toBeVisible();

    await page.goto('/app/saved-plans');
    await expect(listed).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: WEDDING.es.name })).toBeVisible();
    await expect(music).toHaveValue(after);

    // The book needs code and fonts that no earlier page has loaded. The demonstration lets everybody make a
    // book.
    await page.goto(`/demo/event-plan/${DEMO_PLAN}/pdf`);
    await makeBook(page, 'es');
    await page.goto(address);

    // Signing out would lose unsent changes, so the app asks first.
    await signOut(page, 'es');
    await expect(page.getByRole('dialog', { name: common.leaving.title })).toContainText(
      common.offline.pending_one,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: common.leaving.stay }).click();

    await context.setOffline(false);
    await expect(page.getByText(common.offline.sent_one).first()).toBeVisible();
    await page.reload();
    await expect(music).toHaveValue(after);
  });

  // Also covered by wizard-creation.test. The journey above tests the app's files without a connection.
  test(
    'an event created offline is stored when the device is online again',
    ALSO_PROVEN,
    async ({ page, context }) => {
      await page.goto('/app/new-event');
      await filesKept(page);
      await fillWedding(page, 'es');
      await context.setOffline(true);
      await page.getByRole('button', { name: wizard.create }).click();
      await expect(page).toHaveURL(/\/app\/event-plan\//);
      await expect(page.getByText(common.offline.pending_one)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(common.offline.sent_one).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: WEDDING.es.name })).toBeVisible();
    },
  );
});

test('after a session ends, entering the password lets the person continue to work', async ({ page }) => {
  await openPlan(page);
  // Replaces both tokens, so that the service refuses them like revoked ones.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('celebra-session') ?? '{}');
    localStorage.setItem(
      'celebra-session',
      JSON.stringify({ ...stored, access_token: 'withdrawn', refresh_token: 'withdrawn' }),
    );
  });
  // After a reload, the page always requests its figures, even if recent figures are cached.
  await page.reload();
  await expect(page.getByRole('dialog', { name: common.reauth.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(common.reauth.password, { exact: true }).fill('olivo y romero 7');
  const finished = page.waitForResponse((answer) => answer.url().includes('/event_plans?') && answer.ok());
  await page.getByRole('button', { name: common.reauth.submit }).click();
  await finished;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: WEDDING.es.name })).toBeVisible();
  await page.goto('/app/saved-plans');
  await expect(page.getByRole('link', { name: WEDDING.es.name })).toBeVisible();
});
