import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session-state';
import { dismissToast, toastStore } from '@/ui/toast-store';
import FeaturesPage from './features-page';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const person = userEvent.setup();

const open = () =>
  render(
    <MemoryRouter>
      <FeaturesPage />
    </MemoryRouter>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (feature: string) => person.click(screen.getByRole('button', { name: `Pruébalo: ${feature}` }));

beforeAll(async () => {
  // What the browser does with a dialog, as far as these tests see it.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await startI18n();
  await loadTexts('tour', 'budget', 'checklist', 'split');
});
beforeEach(async () => {
  sessionAbsent({ left: false });
  await changeLanguage('es');
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('shows six features, each with a picture and a way to try it', () => {
  open();
  expect(screen.getAllByRole('region')).toHaveLength(6);
  expect(screen.getAllByRole('button', { name: /^Pruébalo: / })).toHaveLength(4);
  expect(screen.getAllByRole('link', { name: /^Pruébalo: / })).toHaveLength(2);
});

test('leads to the pages of the app, by signing in for whoever is not', () => {
  open();
  const link = () => screen.getByRole('link', { name: 'Pruébalo: Qué toca hacer, y cuándo' });
  expect(link().getAttribute('href')).toBe('/auth?next=%2Fapp%2Fopen%2Fevent-tasks');
  cleanup();
  sessionArrived({ id: 'someone', email: 'someone@example.com' }, 'token');
  open();
  expect(link().getAttribute('href')).toBe('/app/open/event-tasks');
});

test('announces the demonstration of what cannot be tried by itself yet', async () => {
  open();
  await press('En tu teléfono, también sin conexión');
  expect(toastStore.snapshot().map(({ title }) => title)).toEqual(['La demo llega pronto']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the live split for what can be tried', async () => {
  open();
  await press('Un reparto con sus porqués');
  const dialog = within(screen.getByRole('dialog', { name: 'Prueba el reparto' }));
  await dialog.findByRole('heading', { name: 'Pruébalo con una boda' }, { timeout: 10_000 });
  await person.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastStore.snapshot()).toEqual([]);
});

test('computes its pictures with the engine', async () => {
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
