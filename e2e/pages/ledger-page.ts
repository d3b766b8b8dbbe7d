import { expect, type Locator, type Page } from '@playwright/test';
import { stored } from '../faulty';
import type { Language } from '../fixtures';
import { filled, TEXTS } from '../texts';

/** Opens the ledger and waits for its first row, so that nothing changes before the list is loaded. */
export async function openLedger(page: Page, plan: string, row = 'Orquesta'): Promise<void> {
  await page.goto(`/app/budget-tracking/${plan}`);
  await expect(page.getByText(row).first()).toBeVisible();
}

/** Returns the text box for entering expenses. */
export const ledgerLine = (page: Page, language: Language = 'es'): Locator =>
  page.getByLabel(TEXTS[language].ledger.quick.label, { exact: true });

/** Types an expense, for example “Florist 100”, and presses Enter. */
export async function writeLine(page: Page, line: string, language: Language = 'es'): Promise<void> {
  await ledgerLine(page, language).fill(line);
  await page.keyboard.press('Enter');
}

/** Types an expense and waits until the ledger shows it. */
export async function keepLine(page: Page, name: string, amount = '100'): Promise<void> {
  await writeLine(page, `${name} ${amount}`);
  await expect(page.getByText(name).first()).toBeVisible();
}

export const itemButton = (page: Page, language: Language, name: string): Locator =>
  page.getByRole('button', { name: filled(TEXTS[language].ledger.row.open, { name }) }).first();

export const payButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: new RegExp(`^${TEXTS[language].ledger.row.pay}`) });

export const storedNames = async (page: Page, plan: string): Promise<unknown[]> =>
  (await stored(page, plan, 'budget_items')).map(({ vendor_name }) => vendor_name).sort();
