import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { about } from '@/locales/en/about';
import { common } from '@/locales/en/common';
import { about as aboutEs } from '@/locales/es/about';
import { ErrorBoundary } from '../routes/error-boundary';
import { lazyPage } from './lazy-page';

/** So many reads of the texts of a page fail. */
const { broken } = vi.hoisted(() => ({ broken: { times: 0 } }));
vi.mock('@/lib/texts', async (original) => {
  const texts = await original<typeof import('@/lib/texts')>();
  return {
    ...texts,
    readTexts: (language: string, namespace: string) =>
      namespace === 'about' && broken.times-- > 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : texts.readTexts(language, namespace),
  };
});
afterEach(() => vi.restoreAllMocks());

const AboutTitle = () => <h1>{useTranslation('about').t('title')}</h1>;

test('a page whose texts could not be fetched shows no keys, and asks for them again when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await changeLanguage('en');
  const Page = lazyPage(async () => ({ default: AboutTitle }), 'about');
  broken.times = 2;
  render(
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText(common.errorPage.notFetchedTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(await screen.findByRole('heading', { name: about.title })).toBeTruthy();
  // The other language is fetched apart.
  await changeLanguage('es');
  expect(await screen.findByRole('heading', { name: aboutEs.title })).toBeTruthy();
});
