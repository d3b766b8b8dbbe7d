import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent } from '@/lib/session/session-state';
import { dismissToast, toastStore } from '@/ui/toast-store';
import FeaturesPage from './features-page';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const person = setUpUser();

const open = () =>
  render(
    <MemoryRouter>
      <FeaturesPage />
    </MemoryRouter>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(async () => {
  await startI18n();
  await loadTexts('tour', 'budget', 'checklist', 'allocationdemo');
});
beforeEach(async () => {
  sessionAbsent({ left: false });
  await changeLanguage('es');
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('the tour shows six features with a link to try each feature', () => {
  open();
  expect(screen.getAllByRole('region')).toHaveLength(6);
  expect(screen.getAllByRole('link', { name: /^Pruébalo: / })).toHaveLength(6);
});

test('each feature of the tour links to a different page of the demo', () => {
  open();
  const leads = screen.getAllByRole('link', { name: /^Pruébalo: / }).map((link) => link.getAttribute('href'));
  expect(leads.every((href) => /^\/demo(\/.+)?\?tour$/.test(href ?? ''))).toBe(true);
  expect(new Set(leads).size).toBe(6);
});

test('the pictures of the tour show figures calculated by the engine', async () => {
  open();
  const whatIf = section('¿Y si fuéramos noventa?');
  expect(whatIf.getByRole('status').textContent).toBe('90');
  expect(whatIf.getByText(/cada invitado pasa de 200\s€ a 267\s€/)).toBeTruthy();

  const usual = section('Lo que cuesta donde celebras');
  await person.click(usual.getByRole('radio', { name: 'Andalucía' }));
  expect(usual.getByText(/120 invitados en Andalucía/)).toBeTruthy();

  const split = section('Un reparto con sus porqués');
  await person.click(split.getByRole('button', { name: /^Fijar Música en / }));
  expect(split.getAllByText('Fijado')).toHaveLength(2);

  const tasks = section('Qué toca hacer, y cuándo');
  const all = tasks.getByRole('status').textContent;
  await person.click(tasks.getByRole('radio', { name: 'Seis semanas' }));
  expect(tasks.getByRole('status').textContent).not.toBe(all);
  expect(tasks.getByRole('status').textContent).toMatch(/Con tan poco tiempo, \d+ se quedan fuera/);
  expect(section('Lo que queda por gastar').getByText(/^de 24\.000/)).toBeTruthy();
});
