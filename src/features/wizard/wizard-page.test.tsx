import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerPlanMutations } from '@/data/plan-mutations';
import { plansQuery } from '@/data/plans';
import { sumCents } from '@/domain/money';
import { defaultChoices } from '@/domain/plan/facts';
import type { WizardStep } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { keepTried, keptTried } from '@/parts/live-split/tried';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { amountOf, mendPage, newPerson, newPlan, type Person, WEDDING } from '../../../tests/builders/plans';
import { saveDraft } from './draft-store';
import WizardPage from './wizard-page';

// A whole wizard a test, on machines that do other things too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

const person = userEvent.setup();
let owner: Person;
let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return pathname === paths.newEvent ? <WizardPage /> : <p>elsewhere</p>;
}

async function open(search = '') {
  const client = makeQueryClient(() => undefined);
  registerPlanMutations(client);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.newEvent + search]}>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, patience);
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => person.click(screen.getByRole('radio', { name }));
const write = async (name: string | RegExp, text: string) => {
  const input = screen.getByRole('textbox', { name });
  await person.clear(input);
  await person.type(input, text);
};
const pick = async (name: string | RegExp, text: string) => {
  const input = screen.getByRole('combobox', { name });
  await person.clear(input);
  await person.type(input, `${text}{Enter}`);
};
const stored = () => makeQueryClient(() => undefined).fetchQuery(plansQuery(owner.id));
const told = () => toastStore.snapshot().map(({ title }) => title);

const ANSWERS: WizardValues = {
  ...WEDDING,
  couple_type: null,
  budget: 2_375_050,
  guest_count: 121,
  categories: defaultChoices('wedding'),
};

/** Goes on at a step with everything before it answered, as after a reload. */
async function resume(step: WizardStep) {
  const saved_at = new Date().toISOString();
  saveDraft(owner.id, { step, plan_id: crypto.randomUUID(), saved_at, values: ANSWERS });
  await open(`?step=${step}`);
}

/** From the first question to the last in Spanish; each answer is right. */
async function answerAll() {
  await write('Nombre del evento', 'Boda de Íñigo y Zoë');
  await choose(/Boda/);
  await press('Siguiente');
  await question('¿Cuándo, dónde y con cuánto?');
  await person.type(screen.getByLabelText('Fecha'), '2127-06-12');
  await pick('País', 'espana');
  await pick(/Región/, 'catal');
  await write('Ciudad o pueblo', "L'Hospitalet de Llobregat");
  await write('Presupuesto total', '23.750,50');
  await press('Siguiente');
  await question('¿Cuánta gente y en qué tipo de lugar?');
  await write('Número de invitados', '121');
  await choose(/Local cerrado/);
  await press('Siguiente');
  await question('¿Qué va a cubrir el presupuesto?');
  await person.click(screen.getByRole('checkbox', { name: /Vestuario/ }));
  await press('Siguiente');
  await question('¿Qué es lo más importante para ti?');
  await person.click(await screen.findByRole('button', { name: 'Subir Música' }));
  await press('Siguiente');
  await question('Así se reparte tu presupuesto');
}

async function finish() {
  await press('Siguiente');
  await question('¿Quiénes se casan?');
  await choose(/Novia y novia/);
  await press('Crear evento');
}

beforeAll(async () => {
  mendPage();
  window.scrollTo = () => undefined;
  await startI18n();
  await loadTexts('wizard', 'budget');
});
beforeEach(async () => {
  localStorage.clear();
  await changeLanguage('es');
  owner = await newPerson('free');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

describe('the wizard', () => {
  test('leads from the first question to a saved plan', async () => {
    await open();
    expect(screen.getByText('Paso 1 de 6')).toBeTruthy();
    await answerAll();
    expect(screen.getByText('Paso 6 de 7')).toBeTruthy();
    expect(screen.getByText(/Puedes añadirlas más adelante/)).toBeTruthy();
    await write('Importe de Lugar', '6.000,25');
    await finish();

    await waitFor(() => expect(address).toMatch(/^\/app\/event-plan\//), patience);
    expect(told()).toContain('¡Evento creado!');
    const [plan, ...others] = await stored();
    expect(others).toEqual([]);
    expect(plan).toMatchObject({
      name: 'Boda de Íñigo y Zoë',
      event_date: '2127-06-12',
      budget: 2_375_050,
      currency: 'EUR',
      region: 'ES-CT',
      city: "L'Hospitalet de Llobregat",
      couple_type: 'bride-and-bride',
    });
    expect(address).toContain(plan?.id);
    expect(sumCents(plan?.categories.map((choice) => choice.allocated_amount ?? 0) ?? [])).toBe(2_375_050);
    expect(amountOf(plan ?? null, 'venue')).toBe(600_025);
    expect(plan?.categories.find(({ category }) => category === 'attire')?.selected).toBe(false);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('celebra-draft'))).toEqual([]);
  });

  test('says in words what is missing and takes the reader there', async () => {
    await open();
    await press('Siguiente');
    expect(await screen.findByText('Ponle un nombre al evento.')).toBeTruthy();
    expect(screen.getByText('Elige qué tipo de evento es.')).toBeTruthy();
    const name = screen.getByRole('textbox', { name: 'Nombre del evento' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await question('¿Qué vas a celebrar?');
  });

  test('loses nothing on the way back', async () => {
    await resume('review');
    for (let i = 0; i < 5; i++) await press('Anterior');
    await question('¿Qué vas a celebrar?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Boda/ }).checked).toBe(true);
    await press('Siguiente');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Presupuesto total' })).value).toBe(
      '23.750,50',
    );
  });

  test('lets the rest follow a typed amount, and takes it back on Escape', async () => {
    await resume('review');
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    // The last rows come a moment after the first.
    await screen.findByRole('textbox', { name: 'Importe de Música' });
    const [venue, music] = [field('Importe de Lugar').value, field('Importe de Música').value];
    await write('Importe de Lugar', '1.000');
    expect(field('Importe de Música').value).not.toBe(music);
    await person.keyboard('{Escape}');
    expect([field('Importe de Lugar').value, field('Importe de Música').value]).toEqual([venue, music]);

    await write('Importe de Lugar', '90.000');
    expect(screen.getByText(/Los importes fijados suman/).textContent).toContain('66.249,50');
    await press('Siguiente');
    await question('Así se reparte tu presupuesto');
    await press('Soltar Lugar');
    expect(field('Importe de Lugar').value).toBe(venue);
  });

  test('explains an amount with its reasons and its sources', async () => {
    await resume('review');
    await press('Por qué este importe para Comida');
    expect(screen.getByText(/menos invitados de lo habitual \(121; lo habitual son 149\)/i)).toBeTruthy();
    expect(screen.getAllByText(/Valor de partida propio, 2026/).length).toBeGreaterThan(0);
  });

  test('keeps everything when the creation fails, and makes one plan when pressed again', async () => {
    await resume('review');
    const real = globalThis.fetch;
    let failing = true;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (!url.includes('create_event_plan') || !failing) return real(input, init);
      // The plan arrives, its answer doesn't.
      await real(input, init);
      return new Response('{"message":"bad gateway"}', { status: 502 });
    });
    await finish();
    expect(await screen.findByText('Ha habido un error al crear tu evento.', {}, patience)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Novia y novia/ }).checked).toBe(true);

    failing = false;
    await press('Crear evento');
    await waitFor(() => expect(address).toMatch(/^\/app\/event-plan\//), patience);
    expect(await stored()).toHaveLength(1);
  });

  test('asks no couple of what is no wedding', async () => {
    await open();
    await choose(/Cumpleaños/);
    expect(screen.getByText('Paso 1 de 6')).toBeTruthy();
  });
});

describe('a draft', () => {
  test('is offered again, at the step where it was left', async () => {
    await open();
    await write('Nombre del evento', 'Mi boda');
    await choose(/Boda/);
    await press('Siguiente');
    await question('¿Cuándo, dónde y con cuánto?');
    await write('Ciudad o pueblo', 'Sevilla');
    cleanup();

    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dejaste un evento a medias');
    expect(screen.getByText(/Mi boda/)).toBeTruthy();
    await press('Continuar');
    await question('¿Cuándo, dónde y con cuánto?');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ciudad o pueblo' }).value).toBe('Sevilla');
    cleanup();

    await open();
    await press('Empezar de nuevo');
    await question('¿Qué vas a celebrar?');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del evento' }).value).toBe('');
  });

  test('of somebody else is not shown', async () => {
    await open();
    await write('Nombre del evento', 'Mi boda');
    cleanup();
    await newPerson('free');
    await open();
    await question('¿Qué vas a celebrar?');
  });

  test('that can not be read is no draft', async () => {
    localStorage.setItem(`celebra-draft-${owner.id}`, '{"version":1,"step":');
    await open();
    await question('¿Qué vas a celebrar?');
  });
});

test('an address does not skip questions', async () => {
  await open('?step=review');
  await question('¿Qué vas a celebrar?');
  await waitFor(() => expect(address).toBe(`${paths.newEvent}?step=name`));
});

test('at the limit the way out is shown before the wizard', async () => {
  await newPlan();
  await open();
  await question('Tu plan está completo');
  const brings = within(screen.getByRole('list'));
  expect(brings.getByText('hasta 10 eventos')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver planes guardados' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
});

test('begins with what was tried before signing up, and says so', async () => {
  const tried = { country: 'MX', region: null, currency: 'MXN', budget: 25_000_000, guest_count: 140 };
  keepTried({ ...tried, ranking: ['music'] });
  await open();
  expect(screen.getByText(/Hemos traído lo que probaste: 250\.000 MXN para 140 invitados/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Boda/ }).checked).toBe(true);
  await press('Empezar de cero');
  expect(screen.queryByText(/Hemos traído/)).toBeNull();
  expect(keptTried()).toBeNull();
});
