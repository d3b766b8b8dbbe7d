import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';

/** Returns the text box for entering guests. */
export const guestLine = (page: Page, language: Language): Locator =>
  page.getByRole('textbox', { name: TEXTS[language].guests.quick.label });

/** Types guests key by key, presses Enter, and waits until the text box is empty again. */
export async function writeGuests(page: Page, language: Language, people: string): Promise<void> {
  const line = guestLine(page, language);
  await line.pressSequentially(people);
  await line.press('Enter');
  await expect(line).toHaveValue('');
}

/** Opens a household. If no name is given, the list must contain only one household. */
export const openHousehold = (page: Page, name?: string): Promise<void> =>
  page
    .getByRole('heading', { level: 3, ...(name !== undefined && { name }) })
    .getByRole('button')
    .click();

/** Creates the invitation of the open household and returns its link. */
export async function makeInvitation(page: Page, language: Language): Promise<string> {
  const { invitation } = TEXTS[language].guests;
  await page.getByRole('button', { name: invitation.make }).click();
  return (await page.getByRole('link', { name: invitation.see }).getAttribute('href')) ?? '';
}

export async function acceptFirst(page: Page, language: Language): Promise<void> {
  const { reply } = TEXTS[language].guests;
  await page
    .getByRole('button', { name: new RegExp(`^${reply.of.split('{{')[0]}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: reply.accepted }).click();
}
