import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { filled, TEXTS } from '../texts';

type Fact = keyof (typeof TEXTS)['es']['plans']['field'];

export const factButton = (page: Page, language: Language, fact: Fact): Locator => {
  const { plans } = TEXTS[language];
  return page.getByRole('button', { name: filled(plans.field.edit, { field: plans.field[fact] }) }).first();
};

export async function rename(page: Page, language: Language, name: string): Promise<void> {
  await factButton(page, language, 'name').click();
  await page.getByLabel(TEXTS[language].plans.saved.newName).fill(name);
  await page.keyboard.press('Enter');
}

/** Waits for the page of the plan that was created, and returns the plan's id. */
export async function madePlan(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/app\/event-plan\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
