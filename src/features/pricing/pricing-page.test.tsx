import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import PricingPage from './pricing-page';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const person = userEvent.setup();

function open(languages: readonly string[] = ['es-ES']) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  render(
    <MemoryRouter>
      <PricingPage />
    </MemoryRouter>,
  );
}
/** Spaces that do not break are spaces. */
const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s/g, ' ');
const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li');

beforeAll(async () => {
  await startI18n();
  await loadTexts('pricing');
});
beforeEach(async () => {
  sessionAbsent({ left: false });
  await changeLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows four plans with their prices by the year and by the month', async () => {
  open();
  expect(plain(card('Free'))).toContain('0 €');
  expect(plain(card('Basic'))).toContain('72 € un solo pagopara un evento, sin renovación');
  expect(plain(card('Pro'))).toContain('22 €');
  expect(plain(card('Enterprise'))).toContain('A medida');
  await person.click(screen.getByRole('radio', { name: 'Mensual' }));
  expect(plain(card('Basic'))).toContain('72 €');
  expect(plain(card('Pro'))).toContain('29 €');
});

test('shows prices in the money of the visitor’s country, which can be changed', async () => {
  open(['es-MX', 'es']);
  expect(plain(card('Pro'))).toContain('375 MXN');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Moneda' }), 'GBP');
  expect(plain(card('Pro'))).toContain('19 GBP');
});

test('falls back on the currency of the language', async () => {
  open(['es']);
  expect(plain(card('Pro'))).toContain('22 €');
  cleanup();
  await changeLanguage('en');
  open(['en']);
  expect(plain(card('Pro'))).toContain('$22');
});

test('leads to signing up, to the app and to the company', () => {
  open();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Empieza gratis')).toBe('/auth?mode=sign-up');
  expect(href('Contratar Basic')).toBe('/auth?mode=sign-up');
  expect(href('Hablar con nosotros')).toBe('/contact');
  cleanup();
  sessionArrived({ id: 'someone', email: 'someone@example.com' }, 'token');
  open();
  expect(href('Ir a tus eventos')).toBe('/app');
});

test('asks whoever buys to begin at once before anything is paid', async () => {
  sessionArrived({ id: 'someone', email: 'someone@example.com' }, 'token');
  open();
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
  await person.click(screen.getByRole('button', { name: 'Contratar Pro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contratar Pro' }));
  expect(plain(dialog.getByText(/impuestos incluidos/))).toBe('264 €, impuestos incluidos');
  const pay = dialog.getByRole('button', { name: 'Ir al pago' });
  await person.click(pay);
  expect(dialog.getByText(/Marca la casilla/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('radio', { name: /al mes/ }));
  await person.click(dialog.getByRole('checkbox', { name: /Empezar ya/ }));
  await person.click(pay);
  expect(await dialog.findByRole('link', { name: 'Escríbenos' })).toBeTruthy();
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
    offer: 'pro-monthly',
    currency: 'EUR',
    language: 'es',
    back: '/app',
    begin_at_once: true,
  });
});

test.each([
  ['Número de eventos', ['1', '1', '10', 'Sin límite']],
  ['Recomendaciones con IA', ['Incluido', 'Incluido', 'Incluido', 'Incluido']],
  ['Tamaño de la lista de invitados', ['20', 'Sin límite', 'Sin límite', 'Sin límite']],
  ['Personas en cada plan, contigo', ['2', '2', '20', '20']],
  ['Trabajo en equipo', ['–No incluido', '–No incluido', 'Incluido', 'Incluido']],
  ['Atención prioritaria', ['–No incluido', 'Incluido', 'Incluido', 'Incluido']],
  ['Exportación a PDF', ['–No incluido', 'Incluido', 'Incluido', 'Incluido']],
  ['Atención por teléfono, por contrato', ['–No incluido', '–No incluido', '–No incluido', 'Incluido']],
])('compares the plans by %s', (feature, values) => {
  open();
  const table = within(screen.getByRole('table'));
  const cells = table.getByRole('rowheader', { name: feature }).closest('tr')?.querySelectorAll('td') ?? [];
  expect([...cells].map((cell) => cell.textContent)).toEqual(values);
});

test('answers what people ask about refunds, payment, nonprofits and invoices', () => {
  open();
  const answers = [...document.querySelectorAll('details')].map((one) => one.textContent ?? '');
  expect(answers.find((text) => text.includes('14 días'))).toContain('parte proporcional');
  expect(answers.some((text) => text.includes('tarjetas de crédito'))).toBe(true);
  expect(answers.some((text) => text.includes('sin ánimo de lucro'))).toBe(true);
  expect(answers.some((text) => text.includes('Enterprise: con factura'))).toBe(true);
});
