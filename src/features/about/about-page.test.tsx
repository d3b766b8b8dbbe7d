import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { coverage } from '@/domain/allocation/coverage';
import { offices, operator } from '@/lib/company';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { LANGUAGES } from '@/lib/texts';
import { about as english } from '@/locales/en/about';
import { about as spanish } from '@/locales/es/about';
import AboutPage from './about-page';

const TEXTS = { en: english, es: spanish };

beforeAll(startI18n);
afterEach(cleanup);

async function open(language: 'es' | 'en') {
  await changeLanguage(language);
  await loadTexts('about');
  return render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  ).container;
}

test.each(LANGUAGES)(
  'in the language %s, the about page shows the company’s story and links',
  async (language) => {
    const page = await open(language);
    const texts = TEXTS[language];
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeTruthy();
    expect(page.textContent).toContain(String(operator.foundedYear));
    expect(page.textContent).not.toContain('{{');
    for (const office of offices) expect(screen.getByText(office.city[language])).toBeTruthy();

    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo(texts.measure.more)).toBe(paths.methods);
    expect(leadsTo(texts.not.more)).toBe(paths.privacy);
    expect(leadsTo(texts.offices.write)).toBe(paths.contact);
    expect(leadsTo(texts.closing.start)).toMatch(/^\/auth\?mode=sign-up/);
  },
);

test('the about page shows the number of sources, countries and regions that the engine uses', async () => {
  await open('en');
  const { sources, countries, regions } = coverage();
  const shown = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(shown).toEqual([sources, countries, regions, 0].map(String));
  expect(Math.min(sources, countries, regions)).toBeGreaterThan(10);
});
