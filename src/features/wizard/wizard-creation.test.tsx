import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Plan } from '@/data/plans';
import { outboxState } from '@/data/sync/outbox';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { sumCents } from '@/domain/money';
import { isMilestone } from '@/domain/timeline/item';
import { toastStore } from '@/ui/toast-store';
import { amountOf, newPlan, WEDDING } from '../../../tests/builders/plans';
import { storedRows, updatePlan } from '../../../tests/builders/rows';
import {
  choose,
  onWizard,
  open,
  person,
  pick,
  press,
  question,
  resume,
  storedPlans,
  wizardAddress,
  write,
} from '../../../tests/builders/wizard';

const patience = { timeout: 15_000 };
onWizard();

const told = () => toastStore.snapshot().map(({ title }) => title);

/** Counts the tasks, milestones and run-sheet items that were stored with a new plan. */
async function storedWith(plan: Plan | undefined) {
  if (!plan) throw new Error('no plan is stored');
  const [tasks, timeline] = await Promise.all([storedRows(TASKS, plan.id), storedRows(TIMELINE, plan.id)]);
  const milestones = timeline.filter(isMilestone).length;
  return { tasks: tasks.length, milestones, day: timeline.length - milestones };
}

async function answerAll() {
  await write('Nombre del evento', 'Boda de Íñigo y Zoë');
  await choose(/Boda/);
  await press('Siguiente');
  await question('¿Cuándo, dónde y con qué presupuesto?');
  await person.type(screen.getByLabelText('Fecha'), '2127-06-12');
  await pick('País', 'espana');
  await pick(/Región/, 'catal');
  await write('Ciudad o pueblo', "L'Hospitalet de Llobregat");
  await write('Presupuesto total', '23.750,50');
  await press('Siguiente');
  await question('¿Cuánta gente y en qué tipo de lugar?');
  await write('Número de invitados', '121');
  await choose(/Espacio interior/);
  await press('Siguiente');
  await question('¿Qué va a cubrir el presupuesto?');
  await person.click(screen.getByRole('checkbox', { name: /Ropa y belleza/ }));
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

test('answering all questions of the wizard creates the plan', async () => {
  await open();
  expect(screen.getByText('Paso 1 de 6')).toBeTruthy();
  await answerAll();
  expect(screen.getByText('Paso 6 de 7')).toBeTruthy();
  expect(screen.getByText(/Puedes añadirlas más adelante/)).toBeTruthy();
  await write('Importe de Lugar', '6.000,25');
  await finish();

  await waitFor(() => expect(wizardAddress()).toMatch(/^\/app\/event-plan\//), patience);
  expect(told()).toContain('¡Evento creado!');
  const [plan, ...others] = await storedPlans();
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
  expect(wizardAddress()).toContain(plan?.id);
  expect(sumCents(plan?.categories.map((choice) => choice.allocated_amount ?? 0) ?? [])).toBe(2_375_050);
  expect(amountOf(plan ?? null, 'venue')).toBe(600_025);
  expect(plan?.categories.find(({ category }) => category === 'attire')?.selected).toBe(false);
  // The draft is deleted from the device once the plan is stored.
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('celebra-draft'));
  await waitFor(() => expect(drafts()).toEqual([]), patience);
  const { tasks, milestones, day } = await storedWith(plan);
  expect(Math.min(tasks, milestones, day)).toBeGreaterThan(3);
});

test('retrying a refused plan creates one plan with the same answers', async () => {
  await resume('review');
  const other = await newPlan({ name: 'La otra' });
  await finish();
  expect(await screen.findByText('Ha habido un error al crear tu evento.', {}, patience)).toBeTruthy();
  expect(screen.getByText(/Tu suscripción no permite otro evento/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Novia y novia/ }).checked).toBe(true);
  expect(outboxState().entries).toEqual([]);

  await updatePlan(other, { changes: { deleted: true } });
  await press('Crear evento');
  await waitFor(() => expect(wizardAddress()).toMatch(/^\/app\/event-plan\//), patience);
  expect((await storedPlans()).map(({ name }) => name)).toEqual([WEDDING.name]);
});

test('a plan whose creation got no response is created only once', async () => {
  await resume('review');
  const real = globalThis.fetch;
  let failing = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.includes('save_rows') || !failing) return real(input, init);
    // The service stores the plan, but its response is lost.
    await real(input, init);
    return new Response('{"message":"bad gateway"}', { status: 502 });
  });
  await finish();
  await waitFor(() => expect(wizardAddress()).toMatch(/^\/app\/event-plan\//), patience);
  const [first] = await storedPlans();
  const before = await storedWith(first);
  expect(toastStore.snapshot().at(-1)?.text).toMatch(/está en este dispositivo/);
  expect(outboxState().entries).toHaveLength(1);

  failing = false;
  await waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  const [plan, ...others] = await storedPlans();
  expect(others).toEqual([]);
  expect(await storedWith(plan)).toEqual(before);
});
