import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page is hydrated, so that the app answers a press. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

/**
 * Moves the pointer and waits until the page is hydrated, because an untouched page waits a while before it
 * fetches the app.
 */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await expectHydrated(page);
}

/** Returns the header's link to the page in the other language. */
export const otherLanguage = (page: Page): Locator => page.getByRole('banner').locator('a[hreflang]').first();

/** Returns the header's link to another public page. */
export const headLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name });
