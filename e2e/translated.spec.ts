import type { Page } from '@playwright/test';
import { contact } from '../src/locales/es/contact';
import { sharing } from '../src/locales/es/sharing';
import { DEMO, signIn } from './account';
import { firstRows, inDays } from './faulty';
import { expect, newAddress, PASSWORD, setLanguage, test } from './fixtures';
import { acceptFirst, writeGuests } from './pages/guests-page';
import { ledgerLine } from './pages/ledger-page';
import { answerButton, expectAnswerSaved } from './pages/rsvp-page';
import { openShareSheet } from './pages/share-sheet';
import { beginPlan, newLink, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const { auth, guests, rsvp, tasks } = TEXTS.es;

// The service answers with status 400 for a wrong password.
test.use({
  locale: 'es-ES',
  allowedErrors: /Failed to load resource: the server responded with a status of 400/,
});

/**
 * Changes the pages of the started app like a browser's translation: replaces each text node by an element,
 * including texts that appear later. The words stay the same, so that tests find them.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT = 'font, script, style, textarea, title, option, svg, [translate=no]';
    const wrap = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let one: Node | null = texts.currentNode; one; one = texts.nextNode()) found.push(one);
      for (const one of found) {
        if (!(one instanceof Text) || !/\S/.test(one.data) || one.parentElement?.closest(LEFT)) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = one.data;
        one.replaceWith(outer);
      }
    };
    const translator = new MutationObserver((changes) => {
      if (document.documentElement.dataset.app !== 'ready') return;
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') wrap(document.body);
        else if (type === 'characterData') wrap(target);
        else for (const one of addedNodes) wrap(one);
      }
    });
    translator.observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-app'],
    });
  });
}

/** Waits until the translation has replaced the text of the page's heading. */
const isTranslated = (page: Page) => expect(page.locator('main h1 font').first()).toBeAttached();

test.beforeEach(async ({ page }) => {
  await setLanguage(page, 'es');
  await translate(page);
});

test('a household can reply on an invitation translated by the browser', async ({ page }) => {
  const plan = await beginPlan(page, 'es', { event_date: inDays(300) });
  const rows = firstRows(inDays(300));
  await saveRows(page, plan, rows);
  const household_id = rows.find(({ table }) => table === 'households')?.id ?? '';
  const link = await newLink(page, 'household_tokens', { plan_id: plan, household_id });
  await page.goto(link);
  await isTranslated(page);
  const yes = answerButton(page, 'es', 'accepted');
  await yes.click();
  await expect(page.getByText(rsvp.food.title)).toBeVisible();
  const message = page.getByRole('textbox', { name: rsvp.message });
  await message.pressSequentially('Ganas de veros');
  await expectAnswerSaved(page, 'es');
  await answerButton(page, 'es', 'declined').click();
  await yes.click();
  await expectAnswerSaved(page, 'es');
  await page.reload();
  await expect(message).toHaveValue('Ganas de veros');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
});

test('a form translated by the browser shows an error after every failed attempt', async ({ page }) => {
  await page.goto('/auth');
  await isTranslated(page);
  await page.getByLabel(auth.email).fill(newAddress());
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: auth.signIn.submit }).click();
    await expect(page.getByText(auth.provider.invalid_credentials).first()).toBeVisible();
  }
  await page.goto('/auth?mode=sign-up');
  await isTranslated(page);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page.getByText(auth.enterFullName)).toBeVisible();
  await page.getByLabel(auth.fullName).fill('Ana Núñez');
  await expect(page.getByText(auth.enterFullName)).toHaveCount(0);

  await page.goto('/contact');
  await isTranslated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: contact.form.submit }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await main.getByLabel(contact.form.firstName).fill('Ana');
  await main.getByLabel(contact.form.lastName).fill('Núñez');
  await main.getByLabel(contact.form.email).fill(newAddress());
  await main.getByLabel(contact.form.subject).fill('Una duda');
  await main.getByLabel(contact.form.message).fill('¿Se puede traducir la página sin que se rompa nada?');
  await main.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByText(contact.sent.title).first()).toBeVisible();
});

test('pages translated by the browser keep updating their numbers', async ({ page }) => {
  const plan = await beginPlan(page, 'es', { event_date: inDays(60) });

  await page.goto(`/app/budget-tracking/${plan}`);
  await isTranslated(page);
  const line = ledgerLine(page);
  for (const word of ['Azahar 1000', 'Bodega 250']) {
    await line.pressSequentially(word);
    await line.press('Enter');
    await expect(line).toHaveValue('');
    await expect(page.getByText(word.split(' ')[0] ?? '').first()).toBeVisible();
  }

  await page.goto(`/app/event-tasks/${plan}`);
  await isTranslated(page);
  await page
    .getByRole('button', { name: /^Añadir las \d+ tareas/ })
    .first()
    .click();
  const done = (count: number) =>
    page.getByText(new RegExp(`^${filled(tasks.doneOf, { done: count, total: '\\d+' })}`));
  await expect(done(0).first()).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${tasks.action.complete.split('{{')[0]}`) })
    .first()
    .click();
  await expect(done(1).first()).toBeVisible();

  await page.goto(`/app/guest-list/${plan}`);
  await isTranslated(page);
  for (const people of ['Familia García Pérez 4 (2 niños)', 'Luis Gil y Ana Sanz'])
    await writeGuests(page, 'es', people);
  await acceptFirst(page, 'es');
  await expect(page.getByText(filled(guests.coming_other, { count: 2 })).first()).toBeVisible();
});

test('a person can share a plan on pages translated by the browser', async ({ page }) => {
  await page.goto('/auth?next=%2Fapp%2Fsaved-plans');
  await isTranslated(page);
  await signIn(page, 'es', DEMO);
  await page.getByRole('link', { name: 'Nuestra boda en Valle de Bravo' }).first().click();
  const sheet = await openShareSheet(page, 'es');
  await sheet.getByRole('button', { name: sharing.make }).click();
  await expect(sheet.getByText(sharing.pending).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
