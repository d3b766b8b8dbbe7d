import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../fixtures';
import { TEXTS } from '../texts';

/**
 * Returns the button with which a household accepts or declines. The button is for all parts of the event, or
 * for one part.
 */
export const answerButton = (
  within: Page | Locator,
  language: Language,
  answer: 'accepted' | 'declined',
): Locator => within.getByRole('button', { name: TEXTS[language].rsvp[answer], exact: true }).first();

export const expectAnswerSaved = (page: Page, language: Language): Promise<void> =>
  expect(page.getByText(TEXTS[language].rsvp.saving.saved)).toBeVisible();
