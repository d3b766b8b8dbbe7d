import type { Page } from '@playwright/test';
import { TEXTS as PAYMENT_TEXTS } from '../supabase/local/payments/texts.ts';
import { newAccount, signIn } from './account';
import { waiting } from './faulty';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectUsable,
  type Language,
  LOCALE_OF,
  languagesOf,
  setLanguage,
  test,
  WIDTH_OF,
} from './fixtures';
import { writeGuests } from './pages/guests-page';
import { beginPlan, WEDDING_ROW } from './plan';
import { filled, TEXTS } from './texts';
import { fillWedding, WEDDING } from './wizard';

/**
 * Goes back from the wizard's last step to the page before the wizard. Each press of Back goes one step back.
 */
async function walkBack(page: Page, language: Language): Promise<void> {
  const { wizard } = TEXTS[language];
  const at = async (step: 'size' | 'categories' | 'priorities' | 'review' | 'couple') => {
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
    await expect(page.getByRole('heading', { level: 1, name: wizard[step].title })).toBeVisible();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await at('couple');
  for (const step of ['review', 'priorities', 'categories', 'size'] as const) {
    await press(wizard.previous);
    await at(step);
  }
  for (const step of ['categories', 'priorities'] as const) {
    await press(wizard.next);
    await at(step);
  }
  await page.goBack();
  await at('categories');
  await page.goBack();
  await at('size');
  await press(wizard.next);
  await page.getByRole('link', { name: wizard.backToEvents }).click();
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/app/new-event');
  await press(wizard.draft.continue);
  await at('categories');
  for (const step of ['priorities', 'review', 'couple'] as const) {
    await press(wizard.next);
    await at(step);
  }
}

/** Pays for Pro on the stub of the payment service. A declined card changes nothing. */
async function payFor(page: Page, language: Language, { isDeclined = false } = {}): Promise<void> {
  const { common, upgrade } = TEXTS[language];
  const standIn = PAYMENT_TEXTS[language];
  await page.getByRole('button', { name: filled(upgrade.get, { tier: common.tier.pro }) }).click();
  await page.getByRole('checkbox', { name: upgrade.checkout.beginAtOnce }).check();
  if (isDeclined) await expectAccessible(page);
  await page.getByRole('button', { name: upgrade.checkout.pay }).click();
  await expect(page.getByText(standIn.warning)).toBeVisible();
  if (isDeclined) {
    await page.getByRole('button', { name: standIn.declined }).click();
    await expect(page.getByRole('alert')).toHaveText(standIn.declinedText);
  }
  await page.getByRole('button', { name: standIn.pay, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/new-event/);
  await expect(page.getByRole('radio', { name: common.eventType.wedding })).toBeVisible();
}

for (const language of languagesOf('es')) {
  const { common, wizard, overview, plans, budget, modules, now, profile } = TEXTS[language];
  const wedding = WEDDING[language];
  const amountOf = (category: string) => filled(budget.rows.amount, { category });

  test.describe(`planning, in ${language}`, () => {
    test.use({ locale: LOCALE_OF[language] });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('clicking the create button repeatedly creates only one plan', async ({ page, browser }) => {
      const account = await newAccount(page, language);
      const elsewhere = await browser.newContext({ locale: LOCALE_OF[language] });
      const phone = await elsewhere.newPage();
      await setLanguage(phone, language);
      await phone.goto('/app/new-event');
      await signIn(phone, language, account);
      await expect(phone.getByLabel(wizard.name.label)).toBeVisible();
      await page.goto('/');
      await page.getByRole('link', { name: common.nav.dashboard }).click();
      await page.getByRole('link', { name: overview.emptyAction }).click();
      await fillWedding(page, language);
      await page.getByRole('button', { name: wizard.create }).dblclick();
      await expect(page.getByText(wizard.created.title).first()).toBeVisible();
      await expect(page).toHaveURL(/\/app\/event-plan\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: wedding.name })).toBeVisible();
      // A new plan already has tasks and a draft of the day's schedule.
      await expect(page.getByText(now.start.firstTask)).toBeVisible();
      await expect(page.getByText(now.start.readDay)).toBeVisible();

      // The event's first part has the same id as the plan. Adding a guest proves that the app doesn't
      // confuse the two.
      const address = page.url();
      await page.goto(address.replace('event-plan', 'guest-list'));
      await writeGuests(page, language, 'Teresa Gil');
      await expect(page.getByText('Teresa').first()).toBeVisible();
      await expect.poll(() => waiting(page)).toBe(0);
      await expect(page.getByText(modules.unsaved.title_one)).toHaveCount(0);
      await page.goto(address);

      // Moving music up by one place raises its amount, also after a reload.
      const music = page.getByRole('textbox', { name: amountOf(common.category.music), exact: true });
      const before = await music.inputValue();
      const up = page.getByRole('button', {
        name: filled(budget.ranking.up, { category: common.category.music }),
      });
      await up.click();
      await expect(music).not.toHaveValue(before);
      const after = await music.inputValue();
      await expectAccessible(page);
      await page.reload();
      await expect(music).toHaveValue(after);
      // After this move, the test uses only the keyboard.
      await up.focus();
      const accept = page.getByRole('button', { name: plans.allocationDraft.accept });
      for (let i = 0; i < 40 && !(await accept.evaluate((it) => it === document.activeElement)); i++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(plans.said.recalculated).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: plans.plan.ranking })).toBeFocused();
      await expect(accept).toHaveCount(0);
      await page.reload();
      await expect(music).toHaveValue(after);

      // The Free tier allows one plan, so a second one is stopped before the wizard, not at its end.
      await page.goto('/app/new-event');
      await expect(page.getByRole('heading', { name: wizard.upgrade.title })).toBeVisible();
      await expect(page.getByLabel(wizard.name.label)).toHaveCount(0);
      await expectAccessible(page);

      // The limit also applies on a device that didn't know of the first plan until now.
      await phone.reload();
      await expect(phone.getByRole('heading', { name: wizard.upgrade.title })).toBeVisible();
      await phone.goto('/app/saved-plans');
      await expect(phone.getByRole('link', { name: wedding.name })).toHaveCount(1);
      await phone.getByRole('link', { name: wedding.name }).click();
      await expect(
        phone.getByRole('textbox', { name: amountOf(common.category.music), exact: true }),
      ).toHaveValue(after);
      await elsewhere.close();

      await payFor(page, language, { isDeclined: true });
    });

    // Also covered by payments.test (renewed, overdue and lost), payment-notices.test (recipients) and
    // billing.test (pages).
    test(
      'a failed renewal ends the paid tier after seven days but deletes no plan data',
      ALSO_PROVEN,
      async ({ page }) => {
        const plan = await beginPlan(page, language);
        await page.goto('/app/new-event');
        await payFor(page, language);
        // After a failed renewal, the tier lasts seven more days. When the payment service stops trying, the
        // account becomes Free and keeps all data.
        const { billing } = profile;
        const standIn = PAYMENT_TEXTS[language];
        await page.goto('/app/profile');
        await page.getByRole('button', { name: billing.invoices }).click();
        await page.getByRole('button', { name: standIn.pastDue }).click();
        await page.getByRole('link', { name: standIn.return }).click();
        const [, failed = ''] = /\. (.+):/.exec(billing.state.pastDue) ?? [];
        await expect(page.getByText(failed)).toBeVisible();
        await expect(page.getByText(common.tier.pro, { exact: true }).first()).toBeVisible();
        // Every page shows a notice with a link to change the card. A press on the notice's button hides it
        // for the day.
        await page.goto('/app');
        const grace = page.getByRole('region', { name: profile.grace.label });
        await expect(grace).toContainText(filled(profile.plan.plans_one, { count: '1' }));
        await expectAccessible(page);
        await grace.getByRole('button', { name: profile.grace.mend }).click();
        await page.getByRole('link', { name: standIn.return }).click();
        await grace.getByRole('button', { name: profile.grace.hide }).click();
        await expect(grace).toHaveCount(0);
        await page.getByRole('button', { name: billing.invoices }).click();
        await page.getByRole('button', { name: standIn.ended }).click();
        await page.getByRole('link', { name: standIn.return }).click();
        await expect(page.getByText(common.tier.free, { exact: true }).first()).toBeVisible();
        await page.goto(`/app/event-plan/${plan}`);
        await expect(page.getByRole('heading', { level: 1, name: WEDDING_ROW.name })).toBeVisible();
      },
    );

    test(`each step of the wizard is accessible at ${WIDTH_OF[language]} px`, async ({ page }) => {
      const width = WIDTH_OF[language];
      test.slow();
      await page.setViewportSize({ width, height: 812 });
      await newAccount(page, language);
      await page.goto('/app');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/app/new-event');
      const look = async (title: string) => {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectUsable(page);
      };
      await look(wizard.name.title);
      await page.getByRole('button', { name: wizard.next }).click();
      await expect(page.getByLabel(wizard.name.label)).toBeFocused();
      await look(wizard.name.title);
      await fillWedding(page, language, 'couple', '/app/new-event', look);
      await walkBack(page, language);
      await page.getByRole('button', { name: wizard.create }).click();
      await expect(page).toHaveURL(/\/app\/event-plan\//);
      await look(wedding.name);
      await page.goto('/app/saved-plans');
      const filters = page.getByRole('button', { name: plans.saved.filters });
      if (width < 640) await filters.click();
      await page.getByRole('combobox').first().click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

// Also covered by payments.test (sessions, withdrawals) and billing.test (pages).
test(
  'a purchase that took effect at payment can be withdrawn for a refund',
  ALSO_PROVEN,
  async ({ page }) => {
    const { common, pricing, profile, upgrade } = TEXTS.en;
    const standIn = PAYMENT_TEXTS.en;
    await newAccount(page, 'en');
    let tab = page;
    const tierIs = (tier: string) =>
      expect(
        tab.getByRole('region', { name: profile.plan.title }).getByText(tier, { exact: true }).first(),
      ).toBeVisible();
    /** Closes the tab, comes back later in a new tab, and expects this tier. */
    const goBack = async (tier: string) => {
      const next = await page.context().newPage();
      await tab.close();
      tab = next;
      await tab.goto('/app/profile');
      await tierIs(tier);
    };
    const wish = async () => {
      await tab.goto('/en/pricing');
      await tab
        .getByRole('button', { name: filled(pricing.action.ask, { tier: common.tier.basic }) })
        .click();
      await tab.getByRole('checkbox', { name: upgrade.checkout.beginAtOnce }).check();
    };
    const goToPay = async () => {
      await wish();
      await tab.getByRole('button', { name: upgrade.checkout.pay }).click();
      await expect(tab.getByText(standIn.warning)).toBeVisible();
    };
    await wish();
    await goBack(common.tier.free);
    await goToPay();
    const session = tab.url();
    await goBack(common.tier.free);
    await goToPay();
    expect(tab.url()).toBe(session);
    // The person pays and closes the tab immediately. The payment service reports the payment half a minute
    // later.
    await tab.request.post(session, { form: { do: 'late' }, maxRedirects: 0 });
    await goBack(common.tier.basic);

    await tab.getByRole('button', { name: profile.billing.withdraw }).click();
    await expectAccessible(tab);
    await tab.getByRole('button', { name: profile.billing.withdrawConfirm }).click();
    await tierIs(common.tier.free);
    await tab.getByRole('button', { name: profile.billing.invoices }).click();
    await expect(tab.getByText(standIn.returned)).toBeVisible();

    // The bank confirms the payment after the person has come back. The page then updates without a reload.
    await goToPay();
    const late = tab.url();
    await tab.getByRole('button', { name: standIn.bank }).click();
    await expect(tab.getByText(profile.billing.paidWaits)).toBeVisible();
    await expectAccessible(tab);
    await tab.request.post(late, { form: { do: 'deliver' }, maxRedirects: 0 });
    await expect(tab).toHaveURL(/\/app$/);
    await expect(tab.getByText(profile.billing.paid).first()).toBeVisible();
  },
);
