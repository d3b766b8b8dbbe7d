import { newAccount, secretKey, upgrade } from './account';
import { waiting } from './faulty';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectUsable,
  languagesOf,
  setLanguage,
  test,
  WIDTH_OF,
} from './fixtures';
import { factButton } from './pages/plan-page';
import { beginPlan, newLink, newPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const DAY = 86_400_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const [DATE, NEXT] = [dayFrom(190), dayFrom(260)];

for (const language of languagesOf('es')) {
  const { follows, guests, modules, plans, common } = TEXTS[language];

  test.describe(`changes of a plan and their effects, in ${language}`, () => {
    test.use({
      viewport: { width: WIDTH_OF[language], height: 900 },
      colorScheme: language === 'es' ? 'dark' : 'light',
    });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by moved-plan.test and moved-guests.test. rules-of-moved-events covers what guests can
    // read before the owner decides about the new date.
    test(
      'after a change of the date, one click notifies the invited guests',
      ALSO_PROVEN,
      async ({ page, browser }) => {
        const plan = await beginPlan(page, language, { event_date: DATE });
        const dinner = newRow('event_parts', {
          name: 'Cena',
          starts_at: `${DATE}T18:30:00Z`,
          time_zone: 'Europe/Madrid',
          reply_by: dayFrom(150),
        });
        const home = newRow('households', {
          name: 'Familia Ruiz',
          language,
          invited_at: new Date().toISOString(),
          channel: 'whatsapp',
          event_on: DATE,
        });
        const guest = newRow('guests', { name: 'Eva', last_name: 'Ruiz', household_id: home.id });
        const flowers = newRow('budget_items', {
          category: 'decorations',
          vendor_name: 'Flores Azahar',
          actual_amount: 800,
          payment_date: dayFrom(170),
        });
        await saveRows(page, plan, [dinner, home, guest, flowers]);
        const link = await newLink(page, 'household_tokens', { plan_id: plan, household_id: home.id });

        await page.goto(`/app/event-plan/${plan}`);
        await factButton(page, language, 'event_date').click();
        await page.getByLabel(plans.field.event_date).fill(NEXT);
        await page.locator('[data-fact-form] button[type=submit]').click();
        const title = page.getByRole('heading', { name: new RegExp(`^${follows.title.split(' {{')[0]}`) });
        await expect(title).toBeVisible();
        await expect(page.getByText('Flores Azahar').first()).toBeVisible();
        await expect(title).toBeInViewport();
        await expectUsable(page);
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/plan-${language}.png` });

        // Guests see no hours for the new date until the owner has accepted the proposed changes.
        const phone = await browser.newContext({
          viewport: { width: 375, height: 812 },
          reducedMotion: 'reduce',
        });
        const invited = await phone.newPage();
        await setLanguage(invited, language);
        await invited.goto(link);
        await expect(invited.getByRole('heading', { name: 'Cena' })).toBeVisible();
        await expect(invited.getByText(/20:30|8:30/)).toHaveCount(0);

        const saved = page.waitForResponse(/rpc\/save_rows/);
        await page.getByRole('button', { name: modules.suggestions.takeAll }).click();
        await expect(title).toHaveCount(0);
        await saved;
        await expect.poll(() => waiting(page)).toBe(0);
        await invited.reload();
        await expect(invited.getByText(/20:30|8:30/)).toBeVisible();
        await phone.close();

        await page.goto(`/app/guest-list/${plan}`);
        await expect(page.getByText(follows.unaware_one.replace('{{count, number}}', '1'))).toBeVisible();
        await expectAccessible(page);
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/guests-${language}.png` });
        await page.getByRole('link', { name: follows.tell }).click();
        await expect(
          page.getByRole('button', { name: new RegExp(`^${guests.cards.shows.moved}`) }),
        ).toBeVisible();
        const out = page.getByRole('link', {
          name: guests.cards.whatsapp.replace('{{name}}', 'Familia Ruiz'),
        });
        await expect(out).toHaveAttribute('href', /wa\.me/);
        await expectUsable(page);
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/tell-${language}.png` });
        // The link leads to WhatsApp, which is replaced here.
        await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
        await out.click();
        await page.goto(`/app/guest-list/${plan}`);
        await expect(page.getByText('Eva Ruiz').first()).toBeVisible();
        await expect(page.getByText(follows.unaware_one.replace('{{count, number}}', '1'))).toHaveCount(0);
      },
    );

    // Also covered by saved-plans-page.test, which copies a past event.
    test(
      'a copied plan keeps its tasks and parts but asks for a new date',
      ALSO_PROVEN,
      async ({ page, baseURL }) => {
        await newAccount(page, language);
        await upgrade(page, baseURL ?? '', secretKey());
        const plan = await newPlan(page, { event_date: DATE });
        await saveRows(page, plan, [
          newRow('tasks', { task_name: 'Pedir las arras', recommended_completion_date: dayFrom(60) }),
          newRow('event_parts', {
            name: 'Tornaboda',
            starts_at: `${dayFrom(191)}T10:00:00Z`,
            time_zone: 'Europe/Madrid',
          }),
        ]);
        await page.goto('/app/saved-plans');
        await page
          .getByRole('button', { name: plans.saved.actions.replace('{{name}}', 'Boda de Íñigo y Zoë') })
          .click();
        await page.getByRole('menuitem', { name: plans.saved.duplicate }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByLabel(plans.copy.date).fill(dayFrom(-3));
        await page.getByRole('button', { name: plans.copy.make }).click();
        await expect(page.getByText(common.validation.dateInPast)).toBeVisible();
        await expectUsable(page);
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/copy-${language}.png` });
        await page.getByLabel(plans.copy.date).fill(NEXT);
        await page.getByRole('button', { name: plans.copy.make }).click();
        const made = page.getByRole('heading', {
          name: plans.saved.copyOf.replace('{{name}}', 'Boda de Íñigo y Zoë'),
        });
        await expect(made).toBeVisible();
        await made.getByRole('link').click();
        await page.goto(page.url().replace('event-plan', 'event-tasks'));
        await expect(page.getByText('Pedir las arras').filter({ visible: true }).first()).toBeVisible();
      },
    );
  });
}
