import type { Locator, Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';

export async function openShareSheet(page: Page, language: Language): Promise<Locator> {
  const { plans, sharing } = TEXTS[language];
  await page.getByRole('button', { name: plans.plan.share }).click();
  return page.getByRole('dialog', { name: sharing.title });
}

/** Creates a link that invites one person, and returns it. */
export async function makeShareLink(sheet: Locator, language: Language): Promise<string> {
  const { sharing } = TEXTS[language];
  await sheet.getByRole('button', { name: sharing.make }).click();
  return sheet.getByLabel(sharing.link).inputValue();
}
