import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { filled, TEXTS } from '../texts';

/** Returns a table with eight seats in the room, of which `taken` seats are taken. */
export const tableOfEight = (page: Page, language: Language, name: string, taken: number): Locator =>
  page.getByRole('button', { name: filled(TEXTS[language].seating.plan.table, { name, taken, seats: 8 }) });

/** Chooses the door's code in the list of papers that can be printed. */
export async function openTableCode(page: Page, language: Language): Promise<void> {
  const { paper } = TEXTS[language].seating;
  await page.getByRole('combobox', { name: paper.which }).press('Enter');
  await page.getByRole('option', { name: paper.code }).press('Enter');
}

/** Creates the code that lets guests find their table, and returns the code's link. */
export async function makeTableCode(page: Page, language: Language): Promise<string> {
  await page.getByRole('button', { name: TEXTS[language].seating.code.make }).click();
  return (await page.getByText(/\/find-table\/[0-9a-f]{32}$/).textContent()) ?? '';
}

export async function findTableOf(page: Page, language: Language, name: string): Promise<void> {
  await page.getByRole('textbox', { name: TEXTS[language].findtable.name }).fill(name);
  await page.keyboard.press('Enter');
}

/** Returns the heading above the table that was found for a guest. */
export const foundTable = (page: Page, language: Language): Locator =>
  page.getByRole('heading', { level: 2, name: TEXTS[language].findtable.yours_one });

export const expectEndedCode = (page: Page, language: Language): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: TEXTS[language].findtable.broken.title })).toBeVisible();
