import { expect, type Page } from '@playwright/test';
import { type Language, mailedLink, PASSWORD } from '../fixtures';
import { TEXTS } from '../texts';

export async function sendSignUp(
  page: Page,
  language: Language,
  email: string,
  name = 'Ana Núñez Íñiguez',
): Promise<void> {
  const { auth } = TEXTS[language];
  await page.getByLabel(auth.fullName).fill(name);
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page.getByRole('heading', { name: auth.checkMail.title })).toBeVisible();
}

/** Opens the link in the confirmation email, and presses the button that confirms the address. */
export async function confirmByMail(
  page: Page,
  language: Language,
  email: string,
  service = '',
): Promise<void> {
  await page.goto(await mailedLink(page, email, /./, service));
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
  await page.getByRole('button', { name: TEXTS[language].auth.link.confirm }).click();
}

/** Requests a new password by email, starting from the sign-in form. */
export async function askForReset(page: Page, language: Language, email: string): Promise<void> {
  const { auth } = TEXTS[language];
  await page.getByRole('link', { name: auth.signIn.forgot }).click();
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.request.submit }).click();
  await expect(page.getByText(auth.resetEmailSentText).first()).toBeVisible();
}
