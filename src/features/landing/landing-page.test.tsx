import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { readDemoInputs } from '@/domain/wizard/demo-inputs';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import { keptDemoInputs } from '@/parts/allocation-demo/demo-inputs';
import LandingPage from './landing-page';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const person = setUpUser();

async function open() {
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Pruébalo con una boda' }, { timeout: 10_000 });
}
const row = (name: RegExp) => screen.getByRole('button', { name });
/** Parses an amount, such as 2497 from "2.497 €". */
const amountIn = (element: HTMLElement) =>
  Number(/([\d.]+)\s€\s*(?:Prioridad \d)?$/.exec(element.textContent ?? '')?.[1]?.replaceAll('.', ''));
const address = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

/** Stubs the browser's preferred languages. */
const languages = (all: readonly string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(all);

beforeAll(async () => {
  await startI18n();
  await loadTexts('landing', 'allocationdemo');
});
beforeEach(async () => {
  localStorage.clear();
  sessionAbsent({ left: false });
  languages(['es']);
  await changeLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the landing page links to sign-up and to the list of features', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Empieza gratis' })).toHaveLength(2);
  expect(address('Empieza gratis')).toBe('/auth?mode=sign-up');
  expect(address('Saber más')).toBe('/features');
});

test('the landing page links a signed-in person to the app', async () => {
  sessionArrived({ id: 'someone', email: 'someone@example.com' }, 'token');
  await open();
  expect(address('Ir a tus eventos')).toBe('/app');
  expect(address('Seguir con estos números')).toBe('/app/new-event');
});

test('the landing page marks its three testimonials as examples', async () => {
  await open();
  const features = screen.getByRole('heading', { name: 'Menos cuentas, más fiesta' }).closest('section');
  expect(within(features ?? document.body).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const voices = screen.getByText(/Testimonios de ejemplo/).closest('section') ?? document.body;
  expect(within(voices).getAllByRole('figure')).toHaveLength(3);
  const stars = within(voices).getAllByRole('img', { name: '5 estrellas de 5' });
  expect(stars.map(({ children }) => children.length)).toEqual([5, 5, 5]);
});

test('the wizard receives the figures that a visitor tried on the landing page', async () => {
  await open();
  expect(keptDemoInputs()).toBeNull();
  const before = amountIn(row(/^Música/));
  await person.click(row(/^Música/));
  await person.click(row(/^Foto y vídeo/));
  expect(row(/^Música/).getAttribute('aria-pressed')).toBe('true');
  expect(row(/^Música.*Prioridad 1$/)).toBeTruthy();
  expect(amountIn(row(/^Música/))).toBeGreaterThan(before);
  expect(screen.getByText('Foto y vídeo es ahora tu prioridad número 2.')).toBeTruthy();

  const budget = screen.getByRole('textbox', { name: 'Presupuesto' });
  await person.clear(budget);
  await person.type(budget, '18.500');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Región' }), 'Asturias');
  expect(screen.getByText(/Lo habitual para una boda así \(Asturias\)/)).toBeTruthy();
  // Waits until the animation of the figures has ended.
  await vi.waitFor(() =>
    expect(readDemoInputs(keptDemoInputs())).toMatchObject({
      event_type: 'wedding',
      country: 'ES',
      region: 'ES-AS',
      budget: 1_850_000,
      guest_count: 110,
    }),
  );
  expect(address('Seguir con estos números')).toBe('/auth?mode=sign-up&next=%2Fapp%2Fnew-event');
});

test.each([
  ['Invitados (deslizador)', [111, 60, 300, 10]],
  ['Presupuesto (deslizador)', [22_500, 4_000, 60_000, 22_000]],
] as const)('moving the slider “%s” updates the amounts immediately', async (name, places) => {
  await open();
  await person.click(row(/^Música/));
  const slider = screen.getByRole('slider', { name });
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: name.replace(/ \(.*/, '') });
  const list = row(/^Música/).closest('ul');
  const shown = () =>
    [list?.innerHTML, slider.getAttribute('aria-valuetext'), number.value, number.style.width].join('\n');
  for (const value of places) {
    const before = shown();
    fireEvent.input(slider, { target: { value } });
    const written = shown();
    expect(written !== before).toBe(true);
    await waitFor(() => expect(keptDemoInputs()).toContain(String(value)));
    expect(shown() === written).toBe(true);
  }
});

test('choosing a fourth category as a priority replaces the third priority', async () => {
  await open();
  for (const name of [/^Música/, /^Catering/, /^Lugar/, /^Bebidas/]) await person.click(row(name));
  expect(row(/^Lugar/).getAttribute('aria-pressed')).toBe('false');
  expect(row(/^Bebidas.*Prioridad 3$/)).toBeTruthy();
  await person.click(row(/^Música/));
  expect(row(/^Catering.*Prioridad 1$/)).toBeTruthy();
});

test('choosing another country changes the currency', async () => {
  await open();
  await person.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'México');
  expect(screen.getByText(/Lo habitual para una boda así \(México\): de .*MXN/)).toBeTruthy();
  cleanup();
  localStorage.clear();
  await changeLanguage('en');
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
  await screen.findByText(/Usual for such a wedding \(United States\): \$/);
});

test('the landing page starts with the browser’s country if the usual cost there is known', async () => {
  languages(['es-MX', 'es']);
  await open();
  expect(await screen.findByText(/Lo habitual para una boda así \(México\): de .*MXN/)).toBeTruthy();
  await person.click(row(/^Música/));
  expect(readDemoInputs(keptDemoInputs())).toMatchObject({ country: 'MX', currency: 'MXN' });
  cleanup();
  localStorage.clear();
  languages(['es-AQ']);
  await open();
  expect(screen.getByText(/Lo habitual para una boda así \(España\)/)).toBeTruthy();
});

test.each(['', 'muchos', '0', '-4'])(
  'the landing example keeps its amounts while the guest field contains %j',
  async (text) => {
    await open();
    const before = amountIn(row(/^Catering/));
    const guests = screen.getByRole('textbox', { name: 'Invitados' });
    await person.clear(guests);
    if (text) await person.type(guests, text);
    expect(amountIn(row(/^Catering/))).toBe(before);
    await person.tab();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Invitados' }).value).toBe('110');
  },
);
