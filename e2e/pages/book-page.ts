import { type Download, expect, type Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';
import { savedBy } from './files';

export async function makeBook(page: Page, language: Language): Promise<void> {
  const { book } = TEXTS[language];
  await page.getByRole('button', { name: book.make }).click();
  await expect(page.getByText(book.made)).toBeVisible();
}

export const saveBook = (page: Page, language: Language): Promise<Download> =>
  savedBy(page, () => page.getByRole('button', { name: TEXTS[language].book.save }).click());
