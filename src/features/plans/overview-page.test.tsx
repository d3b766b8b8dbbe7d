import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '@/domain/calendar';
import { today } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { overview as texts } from '@/locales/es/overview';
import { plans } from '@/locales/es/plans';
import { mendPage, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import OverviewPage from './overview-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('overview');
});
beforeEach(() => changeLanguage('es'));
afterEach(cleanup);

test('without events it offers the first step', async () => {
  await newPerson('free');
  renderAt(paths.app, <OverviewPage />);
  const begin = await screen.findByRole('link', { name: texts.emptyAction }, patience);
  expect(begin.getAttribute('href')).toBe(paths.newEvent);
});

test('says how long it is to the next event, which are at risk, and why', async () => {
  await newPerson('enterprise');
  await newPlan();
  const poor = await newPlan({ name: 'Boda con poco', budget: 100_000, event_date: addDays(today(), 12) });
  renderAt(paths.app, <OverviewPage />);

  const attention = await screen.findByRole('region', { name: texts.attention }, patience);
  const reasons = within(attention).getByRole('listitem');
  expect(within(reasons).getByRole('link', { name: 'Boda con poco' }).getAttribute('href')).toBe(
    paths.eventPlan(poor.id),
  );
  expect(within(reasons).getByText(plans.severity.high)).toBeTruthy();
  expect(within(reasons).getByText(/por debajo de lo habitual/)).toBeTruthy();
  expect(within(reasons).getByText('Solo faltan 12 días.')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();

  const dates = screen.getByRole('region', { name: texts.dates });
  const rows = within(dates).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Boda con poco',
    'Boda de Íñigo y Zoë',
  ]);
});
