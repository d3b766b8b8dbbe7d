import { expect, type Locator, type Page } from '@playwright/test';

/** The app has taken the page over: what is pressed is answered by it. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

/** The same, of a page that a reader has touched: untouched ones wait a while before they fetch the app. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await expectHydrated(page);
}

/** The link in the head to the page in the other language. */
export const otherLanguage = (page: Page): Locator => page.getByRole('banner').locator('a[hreflang]').first();

/** The head's link to another public page. */
export const headLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name });
