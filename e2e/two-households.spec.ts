import type { Browser, BrowserContext } from '@playwright/test';
import { expect, expectNoOverflow, languagesOf, newPhone, setLanguage, test } from './fixtures';
import { answerButton, expectAnswerSaved } from './pages/rsvp-page';
import { beginPlan, newLink, newRow, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const WORDS = {
  es: {
    name: 'Boda de Ana y Luis',
    ceremony: 'Ceremonia',
    dinner: 'Cena',
    vows: 'Lectura de los votos',
    toast: 'Brindis',
  },
  en: {
    name: 'The wedding of Ana and Luis',
    ceremony: 'Ceremony',
    dinner: 'Dinner',
    vows: 'Reading of the vows',
    toast: 'Toast',
  },
};

/** Opens a household's phone, and records everything that the service sends to it. */
async function phoneOf(browser: Browser, strict: (context: BrowserContext) => void) {
  const page = await newPhone(browser, strict, { hasTouch: true });
  const told: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\/(functions|rest)\/v1\//.test(answer.url())) told.push(answer.text());
  });
  return {
    page,
    told: async () => (await Promise.all(told)).join('\n'),
    close: () => page.context().close(),
  };
}

for (const language of languagesOf('es')) {
  const { eventpage, guests, pageeditor } = TEXTS[language];
  const words = WORDS[language];

  test(`each of two households sees only the parts it is invited to, in ${language}`, async ({
    page,
    browser,
    strict,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const plan = await beginPlan(page, language, { name: words.name });
    const at = (hour: number) => ({ starts_at: `2127-06-12T${hour}:00:00Z`, time_zone: 'Europe/Madrid' });
    const [ceremony, dinner] = [
      newRow('event_parts', { name: words.ceremony, position: 0, place: 'Ermita de San Roque', ...at(15) }),
      newRow('event_parts', { name: words.dinner, position: 1, place: 'Hacienda Azahar', ...at(19) }),
    ];
    const line = (title: string, hour: number) =>
      newRow('timeline_items', {
        kind: 'schedule',
        title,
        duration: 30,
        event_on: '2127-06-12',
        ...at(hour),
      });
    await saveRows(page, plan, [ceremony, dinner, line(words.vows, 15), line(words.toast, 20)]);
    const [family, friends] = [
      newRow('households', { name: 'Los Gil', language, parts: [ceremony.id] }),
      newRow('households', { name: 'Los Paz', language, parts: [dinner.id] }),
    ];
    await saveRows(page, plan, [family, friends]);
    await saveRows(page, plan, [
      newRow('guests', { name: 'Eva', last_name: 'Gil', household_id: family.id }),
      newRow('guests', { name: 'Leo', last_name: 'Paz', household_id: friends.id }),
    ]);

    // The page is filled with the plan's data. The owner chooses a look and two activities of the day, and
    // publishes the page.
    await page.goto(`/app/guest-list/${plan}/page`);
    await page.getByRole('radio', { name: guests.page.themes.coast }).check({ force: true });
    for (const title of [words.vows, words.toast])
      await page.getByRole('checkbox', { name: new RegExp(title) }).check();
    await page
      .getByRole('combobox', { name: filled(pageeditor.items.part, { title: words.toast }) })
      .selectOption(words.dinner);
    await page.getByRole('button', { name: pageeditor.publish.go, exact: true }).click();
    await expect(page.getByText(pageeditor.publish.on, { exact: true })).toBeVisible();

    const link = (household: string) =>
      newLink(page, 'household_tokens', { plan_id: plan, household_id: household });
    for (const [household, mine, theirs] of [
      [
        family,
        { part: words.ceremony, place: 'Ermita de San Roque', line: words.vows, guest: 'Eva' },
        { id: dinner.id, part: words.dinner, place: 'Hacienda Azahar', line: words.toast, guest: 'Leo' },
      ],
      [
        friends,
        { part: words.dinner, place: 'Hacienda Azahar', line: words.toast, guest: 'Leo' },
        { id: ceremony.id, part: words.ceremony, place: 'Ermita', line: words.vows, guest: 'Eva' },
      ],
    ] as const) {
      const phone = await phoneOf(browser, strict);
      await setLanguage(phone.page, language);
      await phone.page.goto(await link(household.id));
      const part = phone.page.getByRole('region', { name: mine.part });
      await expect(part.getByRole('link', { name: mine.place })).toBeVisible();
      await expect(part.getByText(mine.line)).toBeVisible();
      await expect(phone.page.locator('main')).toHaveAttribute('data-look', 'coast');
      await expect(phone.page.getByRole('heading', { name: eventpage.title.questions })).toBeVisible();
      await answerButton(part, language, 'accepted').tap();
      await expectAnswerSaved(phone.page, language);
      await expect(phone.page.getByRole('img', { name: new RegExp(mine.guest) })).toBeVisible();
      await expectNoOverflow(phone.page);
      // The reply is shown again on the next visit and can be changed.
      await phone.page.reload();
      const yes = answerButton(part, language, 'accepted');
      const no = answerButton(part, language, 'declined');
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
      if (household === family) {
        await no.tap();
        await expectAnswerSaved(phone.page, language);
        await expect(no).toHaveAttribute('aria-pressed', 'true');
      }
      // The page shows nothing of the other household's part. The service's responses don't mention that part
      // either.
      const told = await phone.told();
      const shown = await phone.page.locator('body').textContent();
      for (const word of Object.values(mine)) expect(told).toContain(word);
      for (const word of Object.values(theirs)) {
        expect(told).not.toContain(word);
        expect(shown).not.toContain(word);
      }
      await phone.close();
    }

    // The hosts see the replies of both households.
    for (const [part, name, reply] of [
      [ceremony, 'Eva Gil', guests.reply.declined],
      [dinner, 'Leo Paz', guests.reply.accepted],
    ] as const) {
      await page.goto(`/app/guest-list/${plan}?part=${part.id}`);
      await expect(
        page.getByRole('button', { name: filled(guests.reply.of, { name, reply }) }),
      ).toBeVisible();
    }
  });
}
