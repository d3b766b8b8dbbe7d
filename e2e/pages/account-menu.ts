import type { Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';

/** Signs out in the account's menu. The app asks for confirmation if changes are unsent. */
export async function signOut(page: Page, language: Language): Promise<void> {
  const { nav } = TEXTS[language].common;
  await page.getByRole('button', { name: nav.account, exact: true }).click();
  await page.getByRole('menuitem', { name: nav.signOut }).click();
}
