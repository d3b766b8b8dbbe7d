import type { Locator, Page } from '@playwright/test';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectUsable,
  languagesOf,
  mailsTo,
  newAddress,
  setLanguage,
  test,
} from './fixtures';
import { acceptFirst, makeInvitation, openHousehold, writeGuests } from './pages/guests-page';
import { answerButton, expectAnswerSaved } from './pages/rsvp-page';
import { beginPlan } from './plan';
import { filled, TEXTS } from './texts';

const LINES = {
  es: 'Familia García Pérez 4 (2 niños)',
  en: 'The Smith family 4 (2 kids), London',
};

/** Expects that the navigation at the bottom of a tablet's screen covers no part of the button. */
async function expectAboveNavigation(page: Page, button: Locator): Promise<void> {
  const [above, navigation] = [
    await button.boundingBox(),
    await page.locator('[data-bottom-bar=nav]').boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
}

for (const language of languagesOf('en')) {
  const { eventpage, guests, pageeditor, rsvp } = TEXTS[language];

  test.describe(`guests, in ${language}`, () => {
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by guest-list-page.test, which enters guests as lines of text and counts replies. In
    // reliability.spec, each tab shows the other tab's changes.
    test(
      'guests entered at phone width also appear in a second tab',
      ALSO_PROVEN,
      async ({ page, context }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        const plan = await beginPlan(page, language);
        await page.goto(`/app/guest-list/${plan}`);
        await expect(page.getByRole('heading', { level: 1, name: guests.empty.title })).toBeVisible();
        await expectUsable(page);

        await writeGuests(page, language, LINES[language]);
        await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
        await acceptFirst(page, language);
        await expect(
          page.getByText(guests.coming_other.replace('{{count, number}}', '2')).first(),
        ).toBeVisible();
        await expectNoOverflow(page);

        const other = await context.newPage();
        await setLanguage(other, language);
        await other.goto(`/app/guest-list/${plan}`);
        await expect(
          other.getByText(guests.coming_other.replace('{{count, number}}', '2')).first(),
        ).toBeVisible();
        await openHousehold(page);
        const name = page.getByRole('textbox', { name: guests.household.name });
        await name.fill('Los de siempre');
        await expectAccessible(page);
        await page.getByRole('button', { name: guests.form.save }).click();
        await expect(other.getByRole('heading', { level: 3, name: 'Los de siempre' })).toBeVisible();
      },
    );

    test('the guest list shows the reply of an imported household', async ({ page, browser }) => {
      const plan = await beginPlan(page, language);
      await page.goto(`/app/guest-list/${plan}`);
      await page.getByRole('button', { name: guests.import.start }).click();
      // The file is in Windows-1252, like those of older spreadsheets. Its euro sign must be read correctly.
      const address = newAddress();
      const text = `Nombre;Apellidos;Grupo;Notas;Correo\r\n\xcd\xf1igo;N\xfa\xf1ez;Casa N\xfa\xf1ez;20 \x80;${address}\r\nAna;Gil#;Casa N\xfa\xf1ez;;\r\n`;
      await page.setInputFiles('input[type=file]', {
        name: 'lista.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text, 'latin1'),
      });
      const last = page.getByRole('textbox', { name: guests.form.lastName });
      await expect(last).toHaveValue('Gil#');
      await expectUsable(page);
      await last.fill('Gil');
      await last.blur();
      const store = page.getByRole('button', {
        name: guests.import.store_other.replace('{{count, number}}', '2'),
      });
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 768, height: 480 });
      await expectAboveNavigation(page, store);
      if (wide) await page.setViewportSize(wide);
      await store.click();
      await page.getByRole('button', { name: 'Íñigo Núñez', exact: true }).click();
      await expect(page.getByRole('textbox', { name: guests.form.notes })).toHaveValue('20 €');
      await page.keyboard.press('Escape');
      await openHousehold(page, 'Casa Núñez');
      const link = await makeInvitation(page, language);
      await expect(page.getByRole('link', { name: guests.invitation.whatsapp })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(link).replaceAll('.', '\\.')),
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: guests.cards.title }).click();
      await page.getByRole('button', { name: guests.words.edit }).click();
      const hosts = page.getByRole('textbox', { name: guests.words.hosts });
      await expect(hosts).not.toHaveValue('');
      await hosts.fill('Zoë e Íñigo');
      const words = page.getByRole('textbox', { name: guests.words[language] });
      await words.fill('Habrá baile. There’ll be dancing.');
      await expectAccessible(page);
      // A reload opens the sheet again, with what was typed. Back closes it and stays on the page.
      await page.reload();
      await expect(hosts).toHaveValue('Zoë e Íñigo');
      await page.goBack();
      await expect(hosts).toBeHidden();
      await expect(page).toHaveURL(/\/invitations$/);
      await page.goForward();
      await expect(words).toHaveValue('Habrá baile. There’ll be dancing.');
      await page.getByRole('button', { name: guests.form.save }).click();
      // After a reload, the invitation still has the same words and the same link.
      await expect(page).toHaveURL(/\/invitations$/);
      await page.reload();
      await expect(page.getByText('There’ll be dancing.')).toBeVisible();
      await expect(page.getByText(link)).toBeVisible();
      await expect(page.getByText('Zoë e Íñigo')).toBeVisible();
      await page.getByRole('button', { name: guests.emails.open }).click();
      await page
        .getByRole('button', { name: guests.emails.send_one.replace('{{count, number}}', '1') })
        .click();
      await expect(
        page.getByText(guests.emails.sent_one.replace('{{count, number}}', '1'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
      const mail = JSON.stringify(await mailsTo(page, address));
      expect(mail).toMatch(/rsvp\/[0-9a-f]{32}/);
      expect(mail).toContain('There’ll be dancing.');

      // The event's page shows the plan's data. Once the page is published, the household's link opens it.
      await page.goto(`/app/guest-list/${plan}/page`);
      await page.getByRole('radio', { name: guests.page.themes.coast }).check({ force: true });
      await page.getByRole('button', { name: pageeditor.publish.go }).click();
      await expect(page.getByText(pageeditor.publish.on, { exact: true })).toBeVisible();
      await expectNoOverflow(page);
      await page.goto(`/app/guest-list/${plan}/invitations`);

      const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
      const theirs = await phone.newPage();
      await setLanguage(theirs, language);
      await theirs.goto(link);
      await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await theirs.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      await expect(theirs.locator('main')).toHaveAttribute('data-look', 'coast');
      await expect(theirs.getByText(eventpage.begin.wedding.welcome)).toBeVisible();
      // The reply button is visible without scrolling.
      const answer = await theirs.getByRole('button', { name: rsvp.all }).boundingBox();
      expect(answer?.y).toBeLessThan(812);
      await expectUsable(theirs);
      // A reply given without a connection survives closing the tab.
      await phone.setOffline(true);
      await theirs.getByRole('button', { name: rsvp.all }).tap();
      await expect(answerButton(theirs, language, 'accepted')).toHaveAttribute('aria-pressed', 'true');
      await theirs.close();
      await phone.setOffline(false);
      const again = await phone.newPage();
      await setLanguage(again, language);
      await again.goto(link);
      await expectAnswerSaved(again, language);
      await again.getByText('Ana Gil').last().tap();
      await again.getByRole('checkbox', { name: rsvp.diet.vegan }).first().check();
      await expectAnswerSaved(again, language);
      await again.getByRole('button', { name: rsvp.additions.open }).tap();
      await again.getByRole('textbox', { name: rsvp.companion.name }).fill('Leo');
      await again.getByRole('textbox', { name: rsvp.companion.lastName }).fill('Núñez');
      await again.getByRole('textbox', { name: rsvp.additions.age }).fill('1');
      await expectUsable(again);
      await again.getByRole('button', { name: rsvp.additions.ask }).tap();
      await expect(again.getByText(rsvp.additions.asked)).toBeVisible();
      await expectAnswerSaved(again, language);
      await phone.close();

      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: guests.import.back }).click();
      await page.reload();
      await expect(page.getByText(rsvp.diet.vegan).first()).toBeVisible();
      await expect(page.getByText(guests.reply.accepted, { exact: true }).first()).toBeVisible();
      await page.getByText(guests.additions.title_one.replace('{{count, number}}', '1')).click();
      await expectAccessible(page);
      await page
        .getByRole('button', { name: filled(guests.additions.acceptOf, { name: 'Leo Núñez' }) })
        .click();
      await expect(page.getByRole('button', { name: 'Leo Núñez', exact: true })).toBeVisible();
    });
  });
}
