import { newAccount } from './account';
import { expect, expectUsable, languagesOf, newPhone, test, WIDTH_OF } from './fixtures';
import { chooseMore } from './pages/menus';
import { newPlan, newRow, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const DJ = 'DJ Nico Íñiguez';
const minutes = (from: number) => new Date((Math.floor(Date.now() / 60_000) + from) * 60_000).toISOString();

for (const language of languagesOf('es')) {
  const { links, shared, timeline } = TEXTS[language];
  const other = language === 'es' ? 'en' : 'es';
  test.describe(`a link that works without an account, in ${language}`, () => {
    test.use({ viewport: { width: WIDTH_OF[language], height: 812 } });

    test('a vendor’s link shows a delay entered on the day of the event', async ({
      page,
      browser,
      strict,
    }) => {
      await newAccount(page, language);
      const today = new Date().toISOString().slice(0, 10);
      const plan = await newPlan(page, { event_date: today });
      const activity = (title: string, starts_at: string, row: object) =>
        newRow('timeline_items', {
          kind: 'schedule',
          title,
          starts_at,
          time_zone: 'UTC',
          duration: 60,
          track: 'guests',
          event_on: today,
          ...row,
        });
      await saveRows(page, plan, [
        activity('Banquete', minutes(-30), { notes: 'Sobre de 500' }),
        activity('Baile', minutes(30), { responsible: DJ, notes: 'Luces fuera', place: 'Sala' }),
      ]);
      await page.goto(`/app/event-timeline/${plan}?view=day`);
      await chooseMore(page, language, timeline.share.open);
      await page.getByRole('combobox', { name: timeline.share.who }).click();
      await page.getByRole('option', { name: DJ }).click();
      await page.getByLabel(links.contact.name).fill('Ana');
      await page.getByLabel(links.contact.phone).fill('+34 600 111 222');
      await page.getByRole('combobox', { name: links.language }).click();
      await page.getByRole('option', { name: links.languages[other] }).click();
      await page.getByRole('button', { name: links.make }).click();
      const what = filled(links.scope.day, { who: DJ });
      const open = page.getByRole('link', { name: filled(links.seeOf, { what }) });
      const link = (await open.getAttribute('href')) ?? '';
      expect(link).toMatch(/\/shared#[0-9a-f]{32}$/);
      await expectUsable(page);
      await page.keyboard.press('Escape');

      const theirs = await newPhone(browser, strict);
      await theirs.clock.install();
      const asked: string[] = [];
      theirs.on('request', (request) => asked.push(request.url() + (request.headers().referer ?? '')));
      await theirs.goto(link);
      const words = TEXTS[other].shared;
      await expect(
        theirs.getByRole('heading', { level: 1, name: filled(words.day.title, { who: DJ }) }),
      ).toBeVisible();
      await expect(theirs.getByText('Luces fuera')).toBeVisible();
      await expect(theirs.getByRole('link', { name: '+34 600 111 222' })).toBeVisible();
      await expectUsable(theirs);
      const dance = theirs.getByRole('listitem').filter({ hasText: 'Baile' });
      const before = await dance.textContent();

      await page.getByRole('button', { name: filled(timeline.now.by, { minutes: '10' }) }).click();
      await expect(page.getByText(/Banquete/).first()).toBeVisible();
      await expect
        .poll(async () => {
          await theirs.clock.fastForward(20_000);
          return dance.textContent();
        })
        .not.toBe(before);
      // The printed page shows its version and the time at which its data was loaded.
      await theirs.getByRole('button', { name: words.otherLanguage }).click();
      await expect(theirs.getByRole('heading', { name: shared.day.own })).toBeVisible();
      await theirs.emulateMedia({ media: 'print' });
      await expect(theirs.getByText(/[0-9A-F]{6}$/)).toBeVisible();
      await expect(theirs.getByRole('button')).toHaveCount(0);
      await theirs.emulateMedia({ media: 'screen' });
      // The token was never part of an address: it was sent only in a request's body.
      expect(asked.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([]);

      await page.reload();
      await chooseMore(page, language, timeline.share.open);
      await page.getByRole('combobox', { name: timeline.share.who }).click();
      await page.getByRole('option', { name: DJ }).click();
      await page.getByRole('button', { name: filled(links.endOf, { what }) }).click();
      await expect(page.getByText(links.ended).first()).toBeVisible();
      await theirs.reload();
      // The response for an ended link doesn't name a language, so the page is in Spanish.
      const { title } = TEXTS.es.shared.broken;
      await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}
