import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { type Archive, type ArchivedPlan, readArchive } from '../src/domain/archive/archive';
import { comparablePlan } from '../tests/builders/comparable-plan';
import { type Account, newAccount, secretKey, signIn, upgrade } from './account';
import { firstRows, inDays } from './faulty';
import { expect, expectUsable, type Language, languagesOf, setLanguage, test, WIDTH_OF } from './fixtures';
import { makeBook, saveBook } from './pages/book-page';
import { savedBy } from './pages/files';
import { call, newPlan, newRow, saveRows, WEDDING_ROW } from './plan';
import { filled, TEXTS } from './texts';

const DAY_MS = 86_400_000;
const GUEST = 'Melquisedec';

/** Downloads all data of the account in one file. */
async function download(page: Page, language: Language): Promise<string> {
  const { yourdata } = TEXTS[language];
  await page.goto('/app/profile/data');
  const zip = await savedBy(page, () => page.getByRole('button', { name: yourdata.download.submit }).click());
  return zip.path();
}

/** Returns the importable part of a download. Names replace ids, so that two downloads can be compared. */
function inside(zip: string) {
  const file = unzipSync(readFileSync(zip))['celebra.json'];
  const archive: Archive | string = readArchive(file ? strFromU8(file) : '');
  if (typeof archive === 'string') throw new Error(archive);
  const { made_at: _, plans, vendors, ...rest } = archive;
  const address_book: ArchivedPlan = { plan_id: '', rows: vendors };
  return { ...rest, plans: plans.map(comparablePlan), vendors: comparablePlan(address_book) };
}

/** Makes the plan's book in the language that the page doesn't use. */
async function bookOf(page: Page, language: Language, plan: string): Promise<string> {
  const { book, guests } = TEXTS[language];
  await page.goto(`/app/event-plan/${plan}/pdf`);
  await page.getByRole('combobox', { name: book.language }).click();
  const other = language === 'es' ? 'en' : 'es';
  await page.getByRole('option', { name: guests.language[other] }).click();
  await makeBook(page, language);
  const paper = await saveBook(page, language);
  const text = readFileSync(await paper.path(), 'latin1');
  expect(text).toContain(`/Lang (${other})`);
  return paper.suggestedFilename();
}

/** Requests the deletion of the account on the profile page. */
async function leave(page: Page, language: Language, { password }: Account): Promise<void> {
  const { profile } = TEXTS[language];
  await page.goto('/app/profile');
  await page.getByRole('button', { name: profile.deletion.open }).click();
  const sheet = page.getByRole('dialog', { name: profile.deletion.open });
  await expect(sheet.getByText(WEDDING_ROW.name)).toBeVisible();
  await expectUsable(page);
  await sheet.getByLabel(profile.password.current).fill(password);
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: profile.departure.label })).toBeVisible();
}

// Tests run one after another, because a nightly job affects all accounts on the shared server.
test.describe.configure({ mode: 'default' });

for (const language of languagesOf('es')) {
  const { auth, profile, yourdata } = TEXTS[language];

  test.describe(`deletion of an account, in ${language}`, () => {
    test.use({
      locale: language === 'es' ? 'es-ES' : 'en-US',
      viewport: { width: WIDTH_OF[language], height: 812 },
      // The service answers with these codes when the account is being deleted.
      allowedErrors: /status of 40[0-6]/,
    });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('data downloaded before an account’s deletion can be imported into another account', async ({
      page,
      baseURL,
    }) => {
      const account = await newAccount(page, language);
      await upgrade(page, baseURL ?? '', secretKey(), 'basic');
      const plan = await newPlan(page);
      const household = newRow('households', { name: GUEST });
      const guest = { household_id: household.id, name: GUEST, last_name: 'Rey', party_size: 2 };
      const payment = {
        id: randomUUID(),
        kind: 'deposit',
        amount: 300,
        due_date: inDays(9),
        payer: 'Padrinos',
      };
      await saveRows(page, plan, [
        ...firstRows(WEDDING_ROW.event_date),
        household,
        newRow('guests', guest),
        newRow('budget_items', { category: 'venue', vendor_name: 'Finca', budget_payments: [payment] }),
        newRow('invitation_words', { hosts: 'Íñigo y Zoë', words_es: 'Nos encantaría verte.' }),
      ]);
      const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem('celebra-session') ?? '{}'));
      await saveRows(page, user.id, [
        newRow('vendors', { vendor_name: 'Flores Azahar', category: 'decorations' }),
      ]);
      expect(await bookOf(page, language, plan)).toMatch(/\.pdf$/);
      const zip = await download(page, language);

      await leave(page, language, account);
      // Every page shows when the account will be deleted. No dialog asks again, because the person has just
      // decided.
      await page.goto('/app');
      await expect(page.getByRole('region', { name: profile.departure.label })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectUsable(page);

      await page.goto('/app/profile');
      await page.getByRole('button', { name: profile.leave.submit }).click();
      // After signing in, the person must first answer whether to keep the account.
      await page.goto('/auth');
      await signIn(page, language, account);
      const question = page.getByRole('dialog', { name: profile.departure.question });
      await expect(question).toBeVisible();
      await expectUsable(page);
      await question.getByRole('button', { name: profile.departure.keep }).click();
      await expect(page.getByText(profile.departure.kept, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: profile.departure.label })).toHaveCount(0);

      await leave(page, language, account);
      const at = new Date(Date.now() + 8 * DAY_MS).toISOString();
      await page.request.post(`/__mailbox/nightly?at=${at}`);
      // A device that is still signed in after the deletion is signed out, and its data is removed.
      await page.goto('/app/profile');
      await expect(page.getByText(profile.sessions.endedHere, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('celebra-session'))).toBeNull();
      await page.goto('/auth');
      await signIn(page, language, account);
      await expect(page.getByText(auth.provider.invalid_credentials, { exact: true })).toBeVisible();

      await newAccount(page, language);
      await page.goto('/app/profile/data');
      await page.getByLabel(yourdata.bring.choose).setInputFiles(zip);
      await page.getByRole('button', { name: filled(yourdata.bring.submit_one, { count: 1 }) }).click();
      await expect(
        page.getByText(filled(yourdata.bring.stored, { name: WEDDING_ROW.name })).first(),
      ).toBeVisible();
      const [back] = await call<{ plan_id: string }[]>(page, 'plan_summaries', { today: '2027-01-01' });
      expect(back?.plan_id).not.toBe(plan);
      await page.goto(`/app/guest-list/${back?.plan_id}`);
      await expect(page.getByText(GUEST).first()).toBeVisible();
      // Every row is restored: both accounts have the same download.
      const taken = inside(zip);
      expect(taken.plans[0]).toHaveLength(firstRows('').length + 5);
      expect(inside(await download(page, language))).toEqual(taken);
    });
  });
}
