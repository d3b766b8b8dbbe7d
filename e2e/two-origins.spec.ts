import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirmFirst, newAccount, signIn, signUp, upgrade } from './account';
import { arrive, expectArrived } from './every-page';
import { waiting } from './faulty';
import { pdfNamed } from './files';
import {
  test as base,
  expect,
  expectNoOverflow,
  type Language,
  languagesOf,
  mailedLink,
  newAddress,
  newPhone,
  setLanguage,
  WIDTH_OF,
} from './fixtures';
import { type ModuleName, openModule } from './module-saves';
import { signOut } from './pages/account-menu';
import { askForReset } from './pages/auth-pages';
import { fileButton, savedBy } from './pages/files';
import { makeInvitation, openHousehold, writeGuests } from './pages/guests-page';
import { itemButton, writeLine } from './pages/ledger-page';
import { openSearch } from './pages/menus';
import { madePlan } from './pages/plan-page';
import { answerButton, expectAnswerSaved } from './pages/rsvp-page';
import {
  expectEndedCode,
  findTableOf,
  foundTable,
  makeTableCode,
  openTableCode,
  tableOfEight,
} from './pages/seating-page';
import { makeShareLink, openShareSheet } from './pages/share-sheet';
import { newPlan } from './plan';
import { filled, TEXTS } from './texts';
import { startTwoOrigins, type TwoOrigins } from './two-origins';
import { fillWedding, WEDDING } from './wizard';

const test = base.extend<object, { hosted: TwoOrigins }>({
  hosted: [
    async ({ browserName: _ }, use) => {
      const hosted = await startTwoOrigins();
      await use(hosted);
      await hosted.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.site),
});

// Journeys run one after another in one process, so that they share one build.
test.describe.configure({ mode: 'default' });

/** Signs out and expects the sign-in page. */
const leave = async (page: Page, language: Language) => {
  await signOut(page, language);
  await expect(page).toHaveURL(/\/auth$/);
};

test('sign-up and password reset work if page and service have separate origins', async ({
  page,
  hosted,
}) => {
  const { auth, common } = TEXTS.es;
  await setLanguage(page, 'es');
  const email = newAddress();
  const front = await page.goto('/');
  expect(front?.headers()['content-security-policy']).toContain(
    `connect-src 'self' ${hosted.service} ${hosted.service.replace('http', 'ws')};`,
  );
  // The files are served by nginx if it is installed, otherwise by the built-in host. The header `server`
  // tells which.
  expect(front?.headers().server ?? 'node').toBe(hosted.host);

  await signUp(page, 'es', email);
  const confirmation = await mailedLink(page, email, /./, hosted.service);
  expect(confirmation).toContain(`${hosted.site}/?token_hash=`);
  await confirmFirst(page, 'es', email, hosted.service);
  await page.goto('/app/saved-plans');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leave(page, 'es');

  await askForReset(page, 'es', email);
  const reset = await mailedLink(page, email, /./, hosted.service);
  expect(reset).toContain(`${hosted.site}/reset-password?token_hash=`);
  await page.goto(reset);
  await page.getByRole('button', { name: auth.reset.proceed }).click();
  for (const label of [auth.reset.newPassword, auth.reset.confirmPassword])
    await page.getByLabel(label, { exact: true }).fill('laurel y salvia 9');
  await page.getByRole('button', { name: auth.reset.submit }).click();
  await expect(page).toHaveURL(/\/auth$/);

  await signIn(page, 'es', { email, password: 'laurel y salvia 9' });
  await expect(page.getByRole('link', { name: common.nav.dashboard })).toBeVisible();
});

/** The modules of a plan, each with a pattern of its address. */
const ROOMS: Record<Exclude<ModuleName, 'plan'>, RegExp> = {
  analytics: /\/analytics\?/,
  tracking: /\/budget-tracking\//,
  breakdown: /\/budget-breakdown\//,
  whatIf: /\/what-if\//,
  tasks: /\/event-tasks\//,
  timeline: /\/event-timeline\//,
  guests: /\/guest-list\//,
  tables: /\/table-arrangement\//,
  checkIn: /\/check-in\//,
  vendors: /\/vendor-comparison\//,
  drinks: /\/drinks-wizard\?/,
  drinksPreferences: /\/drinks-preferences\?/,
};

test('without an assistant service, no module shows the assistant', async ({ page, hosted }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${new URL(request.url()).pathname}`));
  await newAccount(page, 'es', hosted.service);
  const plan = await newPlan(page, {}, hosted.service);
  const trace = new RegExp(
    [TEXTS.es, TEXTS.en].flatMap(({ assist }) => [assist.open, assist.title]).join('|'),
    'i',
  );
  const expectNoTrace = async (room: string) => {
    await expectArrived(page);
    await expect(page.getByText(trace), room).toHaveCount(0);
    await expect(page.getByRole('button', { name: trace }), room).toHaveCount(0);
  };
  for (const path of ['', '/saved-plans', `/check-in/${plan}/badges`, `/event-plan/${plan}`]) {
    await arrive(page, `/app${path}`);
    await expectNoTrace(path);
  }
  // Follows links between modules, because reloading each module would be five times slower.
  for (const [room, address] of Object.entries(ROOMS)) {
    await openModule(page, room as ModuleName);
    await expect(page).toHaveURL(address);
    await expectNoTrace(room);
  }
  const search = await openSearch(page);
  await search.fill(TEXTS.es.common.nav.module.tasks);
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.fill(TEXTS.es.assist.title);
  await expect(page.getByRole('option', { name: trace })).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(Object.keys(ROOMS).length);
  expect(asked.filter((path) => /assist/i.test(path))).toEqual([]);
});

for (const language of languagesOf('es'))
  test.describe(`a couple, in ${language}`, () => {
    const { auth, files, guests, rsvp, seating, sharing, wizard } = TEXTS[language];
    const FAMILY = 'Núñez de la Peña';
    const width = WIDTH_OF[language];
    test.use({
      locale: language === 'es' ? 'es-ES' : 'en-GB',
      viewport: { width, height: 900 },
      // The functions answer with status 404 for a link or code that was revoked.
      allowedErrors: /status of 404 .*\/functions\/v1\/(rsvp|find-table)\)$/,
    });

    /** Checks for horizontal overflow, and takes a screenshot if PICTURES is set. */
    const look = async (page: Page, part: string) => {
      await expectNoOverflow(page);
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${language}-${part}.png`, fullPage: true });
    };
    const allSent = (page: Page) => expect.poll(() => waiting(page)).toBe(0);

    test(`the main features work if page and service have separate origins, in ${language}`, async ({
      page,
      browser,
      hosted,
      strict,
    }) => {
      const other = async () => {
        const theirs = await newPhone(browser, strict);
        await setLanguage(theirs, language);
        return theirs;
      };
      await setLanguage(page, language);
      const email = newAddress();
      await signUp(page, language, email);
      await look(page, 'check-mail');
      await confirmFirst(page, language, email, hosted.service);
      await upgrade(page, hosted.service, hosted.secretKey);
      await fillWedding(page, language);
      await page.getByRole('button', { name: wizard.create }).click();
      const plan = await madePlan(page);
      await expect(page.getByRole('heading', { level: 1, name: WEDDING[language].name })).toBeVisible();
      await look(page, 'plan');

      await test.step('an invitation is revoked after a guest has replied to it', async () => {
        await page.goto(`/app/guest-list/${plan}`);
        await writeGuests(page, language, `Zoë ${FAMILY}`);
        await allSent(page);
        await openHousehold(page);
        const link = await makeInvitation(page, language);
        expect(link).toContain(`${hosted.site}/rsvp/`);
        await look(page, 'invitation');
        const phone = await other();
        await phone.goto(link);
        await answerButton(phone, language, 'accepted').click();
        await expectAnswerSaved(phone, language);
        await look(phone, 'rsvp');

        await page.reload();
        await expect(page.getByText(guests.reply.accepted, { exact: true }).first()).toBeVisible();
        await look(page, 'guests');
        await openHousehold(page);
        await page.getByRole('button', { name: guests.invitation.revoke }).click();
        await expect(page.getByText(guests.invitation.revoked).first()).toBeVisible();
        await phone.reload();
        await expect(phone.getByRole('heading', { level: 1, name: rsvp.broken.title })).toBeVisible();
        await look(phone, 'rsvp-revoked');
        await phone.context().close();
      });

      await test.step('a table code is revoked after a guest has scanned it', async () => {
        await page.goto(`/app/table-arrangement/${plan}`);
        await page.getByRole('textbox', { name: seating.empty.count }).press('Enter');
        await page.getByRole('button', { name: `Zoë ${FAMILY}`, exact: true }).click();
        const name = filled(seating.tableName, { number: 1 });
        await tableOfEight(page, language, name, 0).press('Enter');
        await expect(tableOfEight(page, language, name, 1)).toBeVisible();
        await look(page, 'tables');
        await page.getByRole('button', { name: seating.view.papers, exact: true }).click();
        await openTableCode(page, language);
        await allSent(page);
        const code = await makeTableCode(page, language);
        expect(code).toContain(`${hosted.site}/find-table/`);
        await expect(
          page.getByRole('img', { name: new RegExp(`^${seating.code.label.split('{{')[0]}`) }),
        ).toBeVisible();
        await look(page, 'code');
        const phone = await other();
        await phone.goto(code);
        await findTableOf(phone, language, `zoe ${FAMILY}`);
        await expect(foundTable(phone, language)).toBeFocused();
        await look(phone, 'find-table');

        await page.getByRole('button', { name: seating.code.revoke }).click();
        await expect(page.getByText(seating.code.revoked).first()).toBeVisible();
        await phone.reload();
        await expectEndedCode(phone, language);
        await look(phone, 'find-table-revoked');
        await phone.context().close();
      });

      const contract = pdfNamed('Contrato.pdf');
      await test.step('a file is uploaded to the plan', async () => {
        await page.goto(`/app/budget-tracking/${plan}`);
        await writeLine(page, 'Florista 1250', language);
        await itemButton(page, language, 'Florista').click();
        const up = page.waitForResponse((answer) => answer.url().startsWith(`${hosted.service}/storage/v1/`));
        await page.getByLabel(files.add).setInputFiles(contract);
        expect((await up).ok()).toBe(true);
        await expect(fileButton(page, language, contract.name)).toBeVisible();
        await allSent(page);
        await look(page, 'file');
      });

      const friend = await other();
      await test.step('a new member of the shared plan downloads the file', async () => {
        await page.goto(`/app/event-plan/${plan}`);
        const link = await makeShareLink(await openShareSheet(page, language), language);
        expect(link).toContain(`${hosted.site}/app/join/`);
        await look(page, 'sharing');
        await newAccount(friend, language, hosted.service);
        await friend.goto(link);
        await expect(friend.getByRole('heading', { level: 1, name: sharing.join.title })).toBeVisible();
        await look(friend, 'join');
        await friend.getByRole('button', { name: sharing.join.action }).click();
        await expect(friend.getByRole('heading', { level: 1, name: WEDDING[language].name })).toBeVisible();

        await friend.goto(`/app/budget-tracking/${plan}`);
        await itemButton(friend, language, 'Florista').click();
        await fileButton(friend, language, contract.name).click();
        const preview = friend.getByRole('dialog', { name: contract.name });
        const saved = await savedBy(friend, () =>
          preview.getByRole('button', { name: files.preview.save }).click(),
        );
        const bytes = await readFile(await saved.path());
        expect(bytes.equals(contract.buffer)).toBe(true);
        await look(friend, 'preview');
      });

      await test.step('after both people sign out, no plan data can be read', async () => {
        await page.keyboard.press('Escape');
        await leave(page, language);
        await page.goto(`/app/event-plan/${plan}`);
        await expect(page.getByRole('button', { name: auth.signIn.submit, exact: true })).toBeVisible();
        await expect(page.getByText(WEDDING[language].name)).toHaveCount(0);
        await look(page, 'signed-out');
        await friend.goto('/app/saved-plans');
        await leave(friend, language);
        await friend.context().close();
      });
    });
  });
