import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { operator } from '@/lib/company';
import { changeLanguage, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import { MarketingLayout } from './marketing-layout';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const person = setUpUser();

const open = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <MarketingLayout />
    </MemoryRouter>,
  );
const addresses = (of: HTMLElement) =>
  within(of)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
const PAGES = ['/', '/features', '/pricing', '/about', '/contact', '/blog'];

beforeAll(startI18n);
beforeEach(async () => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  sessionAbsent({ left: false });
  await changeLanguage('es');
});
afterEach(cleanup);

test('the public layout links to every public page', () => {
  open('/pricing');
  const navigation = (name: string) => screen.getByRole('navigation', { name, hidden: true });
  expect(addresses(navigation('Principal'))).toEqual(PAGES);
  expect(addresses(navigation('Menú'))).toEqual([...PAGES, '/auth', '/auth?mode=sign-up']);
  const button = screen.getByRole('button', { name: 'Abrir el menú' });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(menu?.hasAttribute('popover')).toBe(true);
  for (const link of screen.getAllByRole('link', { current: 'page' }))
    expect(link.getAttribute('href')).toBe('/pricing');
});

test('only signed-in people see the dashboard link in the public layout', () => {
  open();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link', { name: 'Entrar' })[0]?.getAttribute('href')).toBe('/auth');
  expect(header.getAllByRole('link', { name: 'Comenzar' })[0]?.getAttribute('href')).toBe(
    '/auth?mode=sign-up',
  );
  expect(header.queryByRole('link', { name: 'Mi panel' })).toBeNull();
  cleanup();
  sessionArrived({ id: 'someone', email: 'someone@example.com' }, 'token');
  open();
  expect(screen.getByRole('link', { name: 'Mi panel' }).getAttribute('href')).toBe('/app');
  expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
});

test('the footer contains legal links, social links and the newsletter form', async () => {
  open();
  const footer = screen.getByRole('contentinfo');
  const found = addresses(footer);
  for (const path of ['/privacy', '/terms', '/methods', ...Object.values(operator.social)])
    expect(found).toContain(path);
  expect(within(within(footer).getByRole('list', { name: 'Síguenos' })).getAllByRole('link')).toHaveLength(5);
  expect(footer.textContent).toContain('© 2024 Celebra');
  expect(await within(footer).findByRole('textbox')).toBeTruthy();
  cleanup();
  open('/auth');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the theme button switches between light, dark and the device’s theme', async () => {
  open();
  const [toggle] = screen.getAllByRole('button', { name: /Apariencia/ });
  if (!toggle) throw new Error('No theme switch');
  for (const [theme, said] of [
    ['light', 'Apariencia: Claro'],
    ['dark', 'Apariencia: Oscuro'],
    [undefined, 'Apariencia: Igual que el dispositivo'],
  ]) {
    await person.click(toggle);
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(screen.getAllByRole('status').some((status) => status.textContent === said)).toBe(true);
  }
});
