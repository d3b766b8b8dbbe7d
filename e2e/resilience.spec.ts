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

/** Lost connections and refused tokens are the point here; the browser logs each as an error of its own. */
test.use({
  locale: 'es-ES',
  allowedErrors:
    /net::ERR_INTERNET_DISCONNECTED|Failed to load resource: the server responded with a status of (400|401|403|409)/,
});

test.beforeEach(async ({ page }) => {
  await newAccount(page, 'es');
});

/** A wedding whose order of importance can change, made without the wizard and open. */
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

/** The app's own files are on the device once its service worker is in charge, from the next load on. */
const filesKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test.describe('with the files kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline, what was loaded can be read, and changes are sent on return', async ({ page, context }) => {
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

    // A book needs code and typefaces that no page before it has fetched; in the demonstration everybody makes it.
    await page.goto(`/demo/event-plan/${DEMO_PLAN}/pdf`);
    await makeBook(page, 'es');
    await page.goto(address);

    // Signing out would lose it, so that is asked first.
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

  // wizard-creation.test finishes one without an answer; the journey above has the files on the device.
  test('an event finished offline is created on return', ALSO_PROVEN, async ({ page, context }) => {
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
  });
});

test('a session that ends in mid-work asks for the password and finishes the work', async ({ page }) => {
  await openPlan(page);
  // As when the tokens were withdrawn elsewhere: the service turns down both.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('celebra-session') ?? '{}');
    localStorage.setItem(
      'celebra-session',
      JSON.stringify({ ...stored, access_token: 'withdrawn', refresh_token: 'withdrawn' }),
    );
  });
  // This page asks for its figures however young the kept ones are.
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
