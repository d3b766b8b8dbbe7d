import { expect, type Page } from '@playwright/test';
import { stored } from '../faulty';
import { TEXTS } from '../texts';

const { ledger } = TEXTS.es;

/** Opens the ledger and waits for its first row, so that what is written then meets what has been read. */
export async function openLedger(page: Page, plan: string, row = 'Orquesta'): Promise<void> {
  await page.goto(`/app/budget-tracking/${plan}`);
  await expect(page.getByText(row).first()).toBeVisible();
}

/** Writes a line as it is typed: a name and an amount. */
export async function writeLine(page: Page, line: string): Promise<void> {
  await page.getByLabel(ledger.quick.label).fill(line);
  await page.keyboard.press('Enter');
}

/** Who is paid, by the rows that the service holds. */
export const storedNames = async (page: Page, plan: string): Promise<unknown[]> =>
  (await stored(page, plan, 'budget_items')).map(({ vendor_name }) => vendor_name).sort();
