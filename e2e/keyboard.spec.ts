import type { Locator, Page } from '@playwright/test';
import { expect, mailedLink, newAddress, PASSWORD, setLanguage, test } from './fixtures';
import { beginPlan } from './plan';
import { TEXTS } from './texts';
import { nextSummer, WEDDING } from './wizard';

const { auth, budget, common, tasks, timeline, wizard } = TEXTS.es;
const wedding = WEDDING.es;

test.use({ locale: 'es-ES', contextOptions: { reducedMotion: 'no-preference' } });

/** Presses Tab or Shift+Tab until the control has focus. Fails if the control can't be reached. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached by Tab: ${control}`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Reaches a group of radio buttons with Tab, and chooses one with the arrow keys. */
async function pick(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await group.evaluate((element) => element.contains(document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

test('a visitor can create a plan from the landing page with the keyboard alone', async ({ page }) => {
  test.slow();
  await setLanguage(page, 'es');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skipToContent })).toBeFocused();
  await press(page, page.getByRole('link', { name: common.nav.getStarted }));

  const email = newAddress();
  await type(page, page.getByLabel(auth.fullName), 'Ana Núñez');
  await type(page, page.getByLabel(auth.email), email);
  await type(page, page.getByLabel(auth.password, { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth.checkEmailVerify).first()).toBeVisible();
  await page.goto(await mailedLink(page, email, /./));
  await press(page, page.getByRole('button', { name: auth.link.confirm }));
  await expect(page.getByText(auth.emailConfirmed).first()).toBeVisible();
  // After the confirmation, a new account is taken to the wizard for its first plan.
  await expect(page).toHaveURL(/\/app\/new-event/);

  await type(page, page.getByLabel(wizard.name.label), wedding.name);
  await pick(
    page,
    page.getByRole('radiogroup').or(page.getByRole('group')).first(),
    page.getByRole('radio', { name: common.eventType.wedding }),
  );
  const next = page.getByRole('button', { name: wizard.next });
  const ask = async (title: string) => {
    await press(page, next);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  };
  await ask(wizard.details.title);
  await tabTo(page, page.getByLabel(wizard.details.date));
  const [year, month, day] = nextSummer().split('-');
  await page.keyboard.type(`${day}${month}${year}`);
  await type(page, page.getByLabel(budget.field.country), 'mexi');
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel(wizard.details.city), 'Mérida');
  await type(page, page.getByLabel(wizard.details.budget), '450.000');
  await ask(wizard.size.title);
  await type(page, page.getByLabel(wizard.size.guests), '90');
  await pick(
    page,
    page.getByRole('radiogroup').or(page.getByRole('group')).last(),
    page.getByRole('radio', { name: new RegExp(common.locationType.home) }),
  );
  await ask(wizard.categories.title);
  await press(page, page.getByRole('checkbox', { name: new RegExp(common.category.attire) }), 'Space');
  await ask(wizard.priorities.title);
  await tabTo(
    page,
    page.getByRole('button', { name: budget.ranking.handle.replace('{{category}}', common.category.music) }),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await ask(wizard.review.title);
  await ask(wizard.couple.title);
  await pick(
    page,
    page.getByRole('radiogroup').or(page.getByRole('group')).first(),
    page.getByRole('radio', { name: common.coupleType['bride-and-bride'] }),
  );
  await press(page, page.getByRole('button', { name: wizard.create }));
  await expect(page.getByRole('heading', { level: 1, name: wedding.name })).toBeFocused();
  await expect(page.getByText('Mérida').first()).toBeVisible();
});

test('opening another page focuses its heading and announces its title', async ({ page }) => {
  const plan = await beginPlan(page, 'es');
  await page.goto(`/app/event-plan/${plan}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const nav = page.getByRole('navigation', { name: common.nav.workspace }).filter({ visible: true });
  // The links come before the heading, so pressing Shift+Tab reaches them.
  const go = async (link: Locator, title: string) => {
    const isInPage = await heading.evaluate((element) => element === document.activeElement);
    await tabTo(page, link, isInPage ? 'Shift+Tab' : 'Tab');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.locator('body > [role="status"]')).toHaveText(await page.title());
  };
  await go(nav.getByRole('link', { name: common.nav.group.time, exact: true }), tasks.title);
  const time = page.getByRole('navigation', { name: common.nav.group.time });
  await go(time.getByRole('link', { name: common.nav.module.timeline }), timeline.title);
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(`^${tasks.title} · `));
  await expect(heading).toBeFocused();

  // The link of a group of modules opens the module that was used last, even after a reload.
  await go(time.getByRole('link', { name: common.nav.module.timeline }), timeline.title);
  await go(nav.getByRole('link', { name: common.nav.group.plan, exact: true }), common.nav.module.plan);
  await page.reload();
  await go(nav.getByRole('link', { name: common.nav.group.time, exact: true }), timeline.title);
});

test('after a task is ticked, the focus stays near the task', async ({ page }) => {
  const plan = await beginPlan(page, 'es');
  await page.goto(`/app/event-tasks/${plan}`);
  const offer = page.getByRole('button', {
    name: new RegExp(tasks.offer.accept_other.replace(/\{\{[^}]+\}\}/g, '.+')),
  });
  await press(page, offer);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const list = page.getByRole('region', {
    name: new RegExp(tasks.filter.found_other.replace(/\{\{[^}]+\}\}/g, '.+')),
  });
  // Finds a month with at least two tasks.
  const month = list.getByRole('list').filter({ has: page.getByRole('listitem').nth(1) });
  const ticks = month
    .first()
    .getByRole('button', { name: new RegExp(tasks.action.complete.replace('{{task}}', '.+')) });
  const next = (await ticks.nth(1).getAttribute('aria-label')) ?? '';
  await ticks.first().focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: next, exact: true })).toBeFocused();

  await page.goto('/blog/boda-de-destino');
  const title = await page.title();
  expect(title).not.toBe(common.title.blog);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.mouse.move(5, 5);
  await expect(page).toHaveTitle(title);
});
