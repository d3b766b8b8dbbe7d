import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import { contact } from '@/locales/es/contact';
import { enterprise } from '@/locales/es/enterprise';
import { pricing } from '@/locales/es/pricing';
import { expectAccessible } from '../../../tests/builders/accessible';
import { newPerson } from '../../../tests/builders/plans';
import { Faq } from './faq';
import PricingPage from './pricing-page';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const person = setUpUser();
const patience = { timeout: 20_000 };

function open(languages: readonly string[] = ['es-ES']) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  render(
    <MemoryRouter>
      <PricingPage />
    </MemoryRouter>,
  );
}
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

test('the pricing page can switch from yearly to monthly prices', async () => {
  open();
  expect(plain(card('Free'))).toContain('0 €');
  expect(plain(card('Basic'))).toContain('72 € un solo pagopara un evento, sin renovación');
  expect(plain(card('Pro'))).toContain('22 €');
  expect(plain(card('Enterprise'))).toContain('A medida');
  await person.click(screen.getByRole('radio', { name: 'Mensual' }));
  expect(plain(card('Basic'))).toContain('72 €');
  expect(plain(card('Pro'))).toContain('29 €');
});

test('the pricing page starts with the currency of the visitor’s country', async () => {
  open(['es-MX', 'es']);
  expect(plain(card('Pro'))).toContain('375 MXN');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Moneda' }), 'GBP');
  expect(plain(card('Pro'))).toContain('19 GBP');
});

test('without a country, the pricing page uses the currency of the language', async () => {
  open(['es']);
  expect(plain(card('Pro'))).toContain('22 €');
  cleanup();
  await changeLanguage('en');
  open(['en']);
  expect(plain(card('Pro'))).toContain('$22');
});

test('the pricing page links visitors to sign-up but signed-in people to the app', () => {
  open();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Empieza gratis')).toBe('/auth?mode=sign-up');
  expect(href('Contratar Basic')).toBe('/auth?mode=sign-up');
  cleanup();
  sessionArrived({ id: 'someone', email: 'someone@example.com' }, 'token');
  open();
  expect(href('Ir a tus eventos')).toBe('/app');
});

test('before paying, a buyer must agree to an immediate start of the service', async () => {
  await newPerson('free');
  open();
  const real = globalThis.fetch;
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      String(url).includes('/functions/v1/checkout')
        ? Promise.resolve(new Response('{}', { status: 503 }))
        : real(url, init),
    );
  // Counts only purchase requests, because the tier is read by a separate request.
  const bought = () => asked.mock.calls.filter(([url]) => String(url).includes('/functions/v1/checkout'));
  await person.click(screen.getByRole('button', { name: 'Contratar Pro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contratar Pro' }, patience));
  expect(plain(dialog.getByText(/impuestos incluidos/))).toBe('264 €, impuestos incluidos');
  const pay = dialog.getByRole('button', { name: 'Ir al pago' });
  await person.click(pay);
  expect(dialog.getByText(/Marca la casilla/)).toBeTruthy();
  expect(bought()).toEqual([]);
  expect(plain(dialog.getByText(/Se renueva/))).toContain('cada año por 264 €');
  await person.click(dialog.getByRole('radio', { name: /al mes/ }));
  expect(plain(dialog.getByText(/Se renueva/))).toContain('cada mes por 29 €');
  await person.click(dialog.getByRole('checkbox', { name: /Pido que empiece ya/ }));
  await person.click(pay);
  expect(await dialog.findByRole('link', { name: 'Escríbenos' }, patience)).toBeTruthy();
  expect(JSON.parse(String(bought()[0]?.[1]?.body))).toEqual({
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
])('the pricing page compares the tiers by the feature “%s”', (feature, values) => {
  open();
  const table = within(screen.getByRole('table'));
  const cells = table.getByRole('rowheader', { name: feature }).closest('tr')?.querySelectorAll('td') ?? [];
  expect([...cells].map((cell) => cell.textContent)).toEqual(values);
});

test('the pricing page answers questions on refunds, payment, nonprofits and invoices', () => {
  open();
  const answers = [...document.querySelectorAll('details')].map((one) => one.textContent ?? '');
  expect(answers.find((text) => text.includes('14 días'))).toContain('parte proporcional');
  expect(answers.some((text) => text.includes('tarjetas de crédito'))).toBe(true);
  expect(answers.some((text) => text.includes('sin ánimo de lucro'))).toBe(true);
  expect(answers.some((text) => text.includes('Enterprise: con factura'))).toBe(true);
});

test('a company can request an Enterprise quote through a form', async () => {
  sessionStorage.clear();
  open();
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await person.click(screen.getByRole('button', { name: pricing.action.talk }));
  const sheet = within(await screen.findByRole('dialog', { name: enterprise.title }, patience));
  const type = (label: string, text: string) =>
    person.type(sheet.getByLabelText(new RegExp(`^${label}`)), text);
  await person.click(sheet.getByRole('button', { name: enterprise.submit }));
  expect(sheet.getByText(enterprise.companyNeeded)).toBeTruthy();
  await expectAccessible();
  expect(document.activeElement).toBe(sheet.getByLabelText(new RegExp(`^${contact.form.company}`)));
  await type(contact.form.company, 'Fiestas S.L.');
  await type(enterprise.taxId, 'B12345678');
  await type(contact.form.firstName, 'Zoë');
  await type(contact.form.lastName, 'Gil');
  await type(contact.form.email, 'zoe@example.org');
  expect(asked).not.toHaveBeenCalled();
  // Entered text survives closing the sheet by mistake.
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: pricing.action.talk }, patience));
  const again = within(await screen.findByRole('dialog', { name: enterprise.title }, patience));
  await person.click(again.getByRole('button', { name: enterprise.submit }));
  await screen.findByRole('heading', { name: enterprise.sent }, patience);
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toMatchObject({
    company: 'Fiestas S.L.',
    email: 'zoe@example.org',
    subject: 'Enterprise para Fiestas S.L.',
    message: `${contact.form.company}: Fiestas S.L.\n${enterprise.taxId}: B12345678`,
  });
  expect(sessionStorage.getItem('celebra-enterprise')).toBeNull();
});

test('the pricing page offers purchase by message if nothing is sold online', () => {
  render(
    <MemoryRouter>
      <Faq sold={false} />
    </MemoryRouter>,
  );
  const text = document.body.textContent ?? '';
  for (const question of ['refunds', 'payment', 'change'] as const) {
    expect(text).toContain(pricing.faq[question].byMessage);
    expect(text).not.toContain(pricing.faq[question].answer);
  }
});
