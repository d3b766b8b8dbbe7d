import type { Locator, Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';

/** Chooses an item of the menu “More” in a module. */
export async function chooseMore(page: Page, language: Language, item: string): Promise<void> {
  await page.getByRole('button', { name: TEXTS[language].modules.more, exact: true }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens the search for pages, events and rows with its keyboard shortcut. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k');
  return page.getByRole('dialog').getByRole('combobox');
}
