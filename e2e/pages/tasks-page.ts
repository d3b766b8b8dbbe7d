import type { Locator, Page } from '@playwright/test';

export const taskButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first();

export const openTask = (page: Page, name: string): Promise<void> => taskButton(page, name).click();
