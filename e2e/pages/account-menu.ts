import type { Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';

/** Signs out with the account menu. The app asks for confirmation if there are unsent changes. */
export async function signOut(page: Page, language: Language): Promise<void> {
  const { nav } = TEXTS[language].common;
  await page.getByRole('button', { name: nav.account, exact: true }).click();
  await page.getByRole('menuitem', { name: nav.signOut }).click();
}
