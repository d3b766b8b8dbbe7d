import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { common } from '@/locales/en/common';
import { ErrorBoundary } from '../routes/error-boundary';
import { lazyPage } from './lazy-page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOWHERE = 'nowhere' as never;

test('loadTexts requests texts again after a failed attempt', async () => {
  await startI18n();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(loadTexts(NOWHERE)).rejects.toThrow('No texts for');
  await expect(loadTexts(NOWHERE)).rejects.toThrow('No texts for');
});

test('a page never shows translation keys if its texts fail to load', async () => {
  await startI18n();
  await changeLanguage('en');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = lazyPage(async () => ({ default: () => <h1>Page</h1> }), NOWHERE);
  render(
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText(common.errorPage.notFetchedTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(await screen.findByText(common.errorPage.notFetchedTitle)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
});
