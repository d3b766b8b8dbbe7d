import { expect, type Page } from '@playwright/test';
import type { Language } from './fixtures';
import { TEXTS } from './texts';

/** Returns a date next summer in the format of a date field. */
export const nextSummer = (): string => `${new Date().getFullYear() + 1}-07-17`;

interface Wedding {
  name: string;
  city: string;
  budget: string;
  guests: string;
}
export const WEDDING: Record<Language, Wedding> = {
  es: { name: 'Boda de Íñigo y Zoë', city: 'L’Hospitalet de Llobregat', budget: '28.500,50', guests: '120' },
  en: { name: 'Zoë and Íñigo’s wedding', city: 'Saint-Jean-d’Angély', budget: '28,500.50', guests: '120' },
};

/** Called with the heading of each step after its question has been answered. */
type Look = (title: string) => Promise<void>;

/** Goes to the next question and waits for it, so that nothing is typed into the question before it. */
export async function next(page: Page, language: Language, title: string): Promise<void> {
  await page.getByRole('button', { name: TEXTS[language].wizard.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Fills in the wizard for a wedding up to its last step, which asks about the couple. */
export async function fillWedding(
  page: Page,
  language: Language,
  until: 'details' | 'couple' = 'couple',
  at = '/app/new-event',
  look: Look = async () => {},
): Promise<void> {
  const { wizard, common } = TEXTS[language];
  const wedding = WEDDING[language];
  await page.goto(at);
  const startOver = page.getByRole('button', { name: wizard.draft.startOver });
  await expect(page.getByLabel(wizard.name.label).or(startOver)).toBeVisible();
  if (await startOver.isVisible()) await startOver.click();
  await page.getByLabel(wizard.name.label).fill(wedding.name);
  await page.getByRole('radio', { name: common.eventType.wedding }).check({ force: true });
  await look(wizard.name.title);
  await next(page, language, wizard.details.title);
  await page.getByLabel(wizard.details.date).fill(nextSummer());
  await page.getByLabel(wizard.details.city).fill(wedding.city);
  await page.getByLabel(wizard.details.budget).fill(wedding.budget);
  await look(wizard.details.title);
  if (until === 'details') return;
  await next(page, language, wizard.size.title);
  await page.getByLabel(wizard.size.guests).fill(wedding.guests);
  await page.getByRole('radio', { name: new RegExp(common.locationType.outdoor) }).check({ force: true });
  await look(wizard.size.title);
  await next(page, language, wizard.categories.title);
  await page
    .getByRole('checkbox', { name: new RegExp(common.category.transportation) })
    .uncheck({ force: true });
  await look(wizard.categories.title);
  await next(page, language, wizard.priorities.title);
  await look(wizard.priorities.title);
  await next(page, language, wizard.review.title);
  await look(wizard.review.title);
  await next(page, language, wizard.couple.title);
  await page.getByRole('radio', { name: common.coupleType['groom-and-bride'] }).check({ force: true });
  await look(wizard.couple.title);
}
