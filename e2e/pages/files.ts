import type { Download, Locator, Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { filled, TEXTS } from '../texts';

export const fileButton = (within: Page | Locator, language: Language, name: string): Locator =>
  within.getByRole('button', { name: filled(TEXTS[language].files.open, { name }) });

/** Returns the file that is downloaded after a press. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file;
}
