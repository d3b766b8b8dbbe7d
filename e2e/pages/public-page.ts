import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page is hydrated, so that it reacts to presses. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

/**
 * Moves the pointer and waits until the page is hydrated. A page that nobody touches waits before it loads
 * the app.
 */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await expectHydrated(page);
}

/** Returns the header's link to the page in the other language. */
export const otherLanguage = (page: Page): Locator => page.getByRole('banner').locator('a[hreflang]').first();

export const headLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name });
