import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { confirm, newAccount, signIn, signUp } from './account';
import {
  expect,
  expectAccessible,
  expectUsable,
  languagesOf,
  mailedLink,
  newAddress,
  PASSWORD,
  setLanguage,
  test,
} from './fixtures';
import { signOut } from './pages/account-menu';
import { askForReset } from './pages/auth-pages';
import { touch } from './pages/public-page';
import { TEXTS } from './texts';

/** These journeys provoke refused requests, which the browser logs as errors. */
test.use({ allowedErrors: /Failed to load resource: the server responded with a status of 4\d\d/ });

for (const language of languagesOf('es')) {
  const { auth, common } = TEXTS[language];

  test.describe(`sign-up and sign-in, in ${language}`, () => {
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('a person signs up, confirms by email, signs out and signs in again', async ({ page }) => {
      const email = newAddress();
      await signUp(page, language, email);
      const account = await confirm(page, language, email);
      await page.getByRole('link', { name: common.nav.dashboard }).click();
      await expect(page).toHaveURL(/\/app$/);
      await expect(page.getByRole('navigation', { name: common.nav.workspace }).first()).toBeVisible();
      await signOut(page, language);
      await expect(page).toHaveURL(/\/auth$/);

      const left = await page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
      );
      expect(left.filter((key) => !/^celebra-(language|theme|anti-forgery)$/.test(key))).toEqual([]);

      await signIn(page, language, { ...account, password: 'no es esta' });
      await expect(page.getByText(auth.provider.invalid_credentials).first()).toBeVisible();
      await expect(page.getByLabel(auth.email)).toHaveValue(account.email);
      await signIn(page, language, account);
      await expect(page.getByText(auth.loginSuccess).first()).toBeVisible();
      await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /\/$/);
    });

    test('after sign-in, the page that the person had requested opens', async ({ page }) => {
      const account = await newAccount(page, language);
      await page.goto('/');
      await signOut(page, language);
      // Waits for the sign-in page, because only then is the sign-out complete.
      await expect(page).toHaveURL(/\/auth$/);
      await page.goto('/app/saved-plans?sort=name');
      await expect(page).toHaveURL(/\/auth\?next=/);
      await signIn(page, language, account);
      await expect(page).toHaveURL(/\/app\/saved-plans\?sort=name$/);
    });

    test('after following a broken link, a person reads why the link failed', async ({ page }) => {
      await page.goto('/reset-password?error=access_denied&error_description=The+link+is+gone');
      await expect(page.getByText('The link is gone').first()).toBeVisible();
      await expect(page).toHaveURL(/\/auth/);
      await page.goto('/#error=access_denied&error_code=otp_expired&error_description=Link+expired');
      await expect(page.getByText(auth.provider.otp_expired).first()).toBeVisible();
      await page.goto('/reset-password?token_hash=invented&type=recovery');
      await page.getByRole('button', { name: auth.reset.proceed }).click();
      await expect(
        page.getByText(auth.provider.otp_expired).or(page.getByText(auth.invalidResetLink)).first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/auth/);
      await page.goto('/reset-password');
      await expect(page).toHaveURL(/\/auth/);
    });
  });
}

for (const language of languagesOf('en')) {
  const { auth, common } = TEXTS[language];

  test.describe(`emailed account links, in ${language}`, () => {
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('a password-reset link from an email works only once', async ({ page }) => {
      const { email } = await newAccount(page, language);
      await page.goto('/');
      await signOut(page, language);
      await askForReset(page, language, email);

      const link = await mailedLink(page, email, language === 'es' ? /contraseña/i : /password/i);
      await page.goto(link);
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('button', { name: auth.reset.proceed }).click();
      const submit = page.getByRole('button', { name: auth.reset.submit });
      await page.getByLabel(auth.reset.newPassword, { exact: true }).fill('laurel y salvia 9');
      await page.getByLabel(auth.reset.confirmPassword, { exact: true }).fill('laurel');
      await expect(page.getByText(auth.passwordsDoNotMatch).first()).toBeVisible();
      await expect(submit).toBeDisabled();
      await page.getByLabel(auth.reset.confirmPassword, { exact: true }).fill('laurel y salvia 9');
      await expect(page.getByText(auth.reset.match)).toBeVisible();
      await expectAccessible(page);
      await submit.click();
      await expect(page.getByText(auth.passwordUpdatedText).first()).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      await signIn(page, language, { email, password: 'laurel y salvia 9' });
      await expect(page.getByRole('link', { name: common.nav.dashboard })).toBeVisible();

      await page.goto(link);
      await page.getByRole('button', { name: auth.reset.proceed }).click();
      await expect(
        page.getByText(auth.provider.otp_expired).or(page.getByText(auth.invalidResetLink)).first(),
      ).toBeVisible();
    });

    test('opening the emailed link of another account doesn’t replace the signed-in account', async ({
      page,
    }) => {
      const mine = await newAccount(page, language);
      const theirs = newAddress();
      await page.request.post('/auth/v1/signup', {
        headers: { apikey: PUBLISHABLE_KEY },
        data: { email: theirs, password: PASSWORD, data: { language_preference: language } },
      });
      const owner = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem('celebra-session') ?? '{}').user?.email);
      await page.goto(await mailedLink(page, theirs, /./));
      const asked = page.getByRole('dialog');
      await expect(asked.getByText(theirs)).toBeVisible();
      await expect(asked.getByText(mine.email)).toBeVisible();
      await expectAccessible(page);
      expect(await owner()).toBe(mine.email);
      await asked.getByRole('button', { name: auth.link.stay }).click();
      await expect(asked).toHaveCount(0);
      expect(await owner()).toBe(mine.email);
    });

    test('after sign-up, the page names the email address that gets the confirmation', async ({ page }) => {
      const email = newAddress();
      await page.setViewportSize({ width: 375, height: 800 });
      await signUp(page, language, email);
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole('button', { name: auth.checkMail.resend })).toBeDisabled();
      await expectUsable(page);
      await page.reload();
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('button', { name: auth.checkMail.change }).click();
      await expect(page.getByLabel(auth.email)).toHaveValue(email);
    });
  });
}

test('choosing a language in the sign-up form translates the page at once', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await expect(page.getByRole('heading', { name: TEXTS.es.auth.signUp.title })).toBeVisible();
  await page
    .getByRole('radio', { name: TEXTS.es.auth.languages.en })
    .or(page.getByLabel(TEXTS.es.auth.language))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: TEXTS.en.auth.signUp.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the page title is right for account forms, redirects and unknown blog posts', async ({ page }) => {
  const { title } = TEXTS.es.common;
  for (const [path, own] of [
    ['/auth', title.auth],
    ['/auth?mode=sign-up', title.signUp],
    ['/auth?mode=reset', title.resetRequest],
    ['/blog/no-existe', title.notFound],
    // After a redirect, the document has the title of the page that is shown.
    ['/app', title.auth],
    ['/app/open/event-tasks', title.auth],
  ] as const) {
    await page.goto(path);
    await touch(page);
    await expect(page).toHaveTitle(own);
  }
});
