import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTranslation } from '@/lib/translation';
import { about } from '@/locales/en/about';
import { common } from '@/locales/en/common';
import { about as aboutEs } from '@/locales/es/about';

afterEach(() => {
  cleanup();
  vi.doUnmock('@/lib/texts');
  vi.resetModules();
  vi.restoreAllMocks();
});

const AboutTitle = () => <h1>{useTranslation('about').t('title')}</h1>;

/** The app's parts with texts of which so many reads fail. */
async function withBrokenTexts(times: number) {
  let left = times;
  vi.resetModules();
  vi.doMock('@/lib/texts', async (original) => {
    const texts = await original<typeof import('@/lib/texts')>();
    return {
      ...texts,
      readTexts: (language: string, namespace: string) => {
        if (namespace !== 'about' || left === 0) return texts.readTexts(language, namespace);
        left -= 1;
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    };
  });
  const { changeLanguage, startI18n } = await import('@/lib/i18n');
  const { ErrorBoundary } = await import('../routes/error-boundary');
  const { lazyPage } = await import('./lazy-page');
  await startI18n();
  // The library outlives the modules: another test of this worker may have read them.
  const { default: i18next } = await import('i18next');
  for (const language of ['en', 'es']) {
    i18next.removeResourceBundle(language, 'about');
    delete i18next.services.backendConnector.state[`${language}|about`];
  }
  return { changeLanguage, ErrorBoundary, lazyPage };
}

test('a page whose texts could not be fetched shows no keys, and asks for them again when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The library asks once, and we do.
  const { changeLanguage, ErrorBoundary, lazyPage } = await withBrokenTexts(2);
  await changeLanguage('en');
  const Page = lazyPage(async () => ({ default: AboutTitle }), 'about');
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
