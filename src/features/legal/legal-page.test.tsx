import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operator } from '@/lib/company';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { LANGUAGES } from '@/lib/texts';
import { legal as english } from '@/locales/en/legal';
import { legal as spanish } from '@/locales/es/legal';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

const PAGES = { privacy: PrivacyPage, terms: TermsPage };
const TEXTS = { en: english, es: spanish };
const cases = LANGUAGES.flatMap((language) => [
  { language, name: 'privacy' as const },
  { language, name: 'terms' as const },
]);

beforeAll(startI18n);
afterEach(cleanup);

async function open(language: 'es' | 'en', name: keyof typeof PAGES) {
  await changeLanguage(language);
  await loadTexts('legal');
  const Page = PAGES[name];
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  ).container;
}

test.each(cases)(
  '$name in $language can be navigated from its table of contents',
  async ({ language, name }) => {
    const page = await open(language, name);
    const texts = TEXTS[language];
    expect(screen.getByRole('heading', { level: 1, name: texts[name].title })).toBeTruthy();

    const contents = within(screen.getByRole('navigation', { name: texts.contents })).getAllByRole('link');
    const sections = [...page.querySelectorAll('article h2')];
    expect(contents.map((link) => link.textContent)).toEqual(sections.map((heading) => heading.textContent));
    for (const link of contents)
      expect(page.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
  },
);

test.each(cases)('$name in $language contains no unfilled placeholder', async ({ language, name }) => {
  const page = await open(language, name);
  expect(page.textContent).not.toMatch(/\{\{|undefined|\$t\(/);
  expect(page.textContent).toContain(operator.legalName);
  expect(page.querySelector(`a[href="mailto:${operator.emails.privacy}"]`)).toBeTruthy();
  for (const label of [...page.querySelectorAll('section[aria-label]')].map((one) => one.ariaLabel))
    expect(page.querySelectorAll(`section[aria-label="${label}"]`)).toHaveLength(1);
});

describe('the promises of the legal texts in both languages', () => {
  const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort();
  const headings = (text: string) => text.match(/^## /gm)?.length;

  test('the clauses about online sales contain the same figures in both languages', () => {
    for (const sale of ['online', 'byMessage'] as const)
      expect(numbersOf(Object.values(spanish[sale]).join(' '))).toEqual(
        numbersOf(Object.values(english[sale]).join(' ')),
      );
  });

  test.each(['privacy', 'terms'] as const)(
    'the %s page has the same sections and figures in both languages',
    (name) => {
      expect(headings(spanish[name].body)).toBe(headings(english[name].body));
      // The two languages write the phone hours differently, with a 12-hour and a 24-hour clock.
      const plain = (text: string) => text.replace(/9 AM to 6 PM|9:00 a 18:00/, '');
      expect(numbersOf(plain(spanish[name].body))).toEqual(numbersOf(plain(english[name].body)));
    },
  );
});

test.each(LANGUAGES)(
  'the legal texts in %s omit the payment service if nothing is sold online',
  async (language) => {
    await changeLanguage(language);
    await loadTexts('legal');
    const pages = () =>
      render(
        <MemoryRouter>
          <PrivacyPage sold={false} />
          <TermsPage sold={false} />
        </MemoryRouter>,
      ).container.textContent;
    const text = pages();
    expect(text).not.toContain(operator.processors.payments.name);
    expect(text).not.toMatch(/\{\{|undefined|\$t\(/);
    expect(text).toContain(TEXTS[language].byMessage.renewal);
  },
);

test.each(LANGUAGES)(
  'the legal texts in %s mention an assistant only if the app has one',
  async (language) => {
    await changeLanguage(language);
    await loadTexts('legal');
    const told = (assisted: boolean) =>
      render(
        <MemoryRouter>
          <PrivacyPage assisted={assisted} />
        </MemoryRouter>,
      ).container.textContent;
    expect(told(false)).not.toMatch(/assistant|asistente|\{\{|undefined/);
    expect(told(true)).toMatch(/assistant|asistente/);
    expect(told(true)).toContain(operator.processors.model.name);
    expect(told(true)).not.toMatch(/\{\{|undefined/);
  },
);

test('the privacy page labels a sample operator as an example', async () => {
  await open('en', 'privacy');
  expect(screen.queryByText(english.example) !== null).toBe(operator.isExample);
});
