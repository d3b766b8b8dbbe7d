import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { expect, newAddress, PASSWORD, test } from './fixtures';
import { TEXTS } from './texts';
import { startTwoOrigins, type TwoOrigins } from './two-origins';

const { auth, common } = TEXTS.es;
let hosted: TwoOrigins;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  hosted = await startTwoOrigins(PUBLISHABLE_KEY);
});
test.afterAll(() => hosted?.stop());

function mailedLink(email: string): string {
  const [, link = ''] =
    /(http\S+token_hash=\S+)/.exec(hosted.service.mailbox.list(email)[0]?.text ?? '') ?? [];
  return link;
}

test('an account lives from sign-up to reset with site and service on two origins, under the policy', async ({
  page,
}) => {
  const email = newAddress();
  const front = await page.goto(hosted.site);
  const policy = front?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);

  await page.goto(`${hosted.site}/auth?mode=sign-up&next=%2Fapp%2Fsaved-plans`);
  await page.getByLabel(auth.fullName).fill('Ana Núñez');
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page.getByRole('heading', { name: auth.checkMail.title })).toBeVisible();

  const confirmation = mailedLink(email);
  expect(confirmation).toContain(`${hosted.site}/?token_hash=`);
  await page.goto(confirmation);
  await page.getByRole('button', { name: auth.link.confirm }).click();
  await expect(page).toHaveURL(`${hosted.site}/app/saved-plans`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: common.nav.account }).click();
  await page.getByRole('menuitem', { name: common.nav.signOut }).click();
  await expect(page).toHaveURL(`${hosted.site}/auth`);

  await page.getByRole('link', { name: auth.signIn.forgot }).click();
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.request.submit }).click();
  await expect(page.getByText(auth.resetEmailSentText).first()).toBeVisible();
  const reset = mailedLink(email);
  expect(reset).toContain(`${hosted.site}/reset-password?token_hash=`);
  await page.goto(reset);
  await page.getByRole('button', { name: auth.reset.proceed }).click();
  for (const label of [auth.reset.newPassword, auth.reset.confirmPassword])
    await page.getByLabel(label, { exact: true }).fill('laurel y salvia 9');
  await page.getByRole('button', { name: auth.reset.submit }).click();
  await expect(page).toHaveURL(`${hosted.site}/auth`);

  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill('laurel y salvia 9');
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect(page.getByRole('link', { name: common.nav.dashboard })).toBeVisible();
});
