import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PLANS, plannedPlan } from '@/data/plans';
import { addToOutbox } from '@/data/sync/outbox';
import { TASKS } from '@/data/tasks';
import { writeWizardDraft } from '@/domain/wizard/draft';
import { paths } from '@/lib/paths';
import { currentSession } from '@/lib/session/session-state';
import { keepDemoInputs, keptDemoInputs } from '@/parts/allocation-demo/demo-inputs';
import { patience } from '../../../tests/builders/plan-page';
import { newPerson, newPlan } from '../../../tests/builders/plans';
import { createPlan, storedRows } from '../../../tests/builders/rows';
import {
  ANSWERS,
  choose,
  onWizard,
  open,
  person,
  press,
  question,
  resume,
  storedPlans,
  wizardAddress,
  write,
} from '../../../tests/builders/wizard';
import { saveDraft } from './draft-store';
import { newPlan as newPlanFrom } from './use-create-plan';

onWizard();

describe('the wizard', () => {
  test('continuing without answers focuses the first missing value', async () => {
    await open();
    await press('Siguiente');
    expect(await screen.findByText('Ponle un nombre al evento.')).toBeTruthy();
    expect(screen.getByText('Elige qué tipo de evento es.')).toBeTruthy();
    const name = screen.getByRole('textbox', { name: 'Nombre del evento' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await question('¿Qué vas a celebrar?');
  });

  test('one click in the wizard replaces “&” in a name with a word', async () => {
    await open();
    await write('Nombre del evento', 'Odalys & Inés');
    await press('Escribir «Odalys e Inés»');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del evento' });
    expect([name.value, document.activeElement]).toEqual(['Odalys e Inés', name]);
    expect(screen.queryByRole('button', { name: /^Escribir/ })).toBeNull();
  });

  test('the wizard keeps all answers when going back', async () => {
    await resume('review');
    for (let i = 0; i < 5; i++) await press('Anterior');
    await question('¿Qué vas a celebrar?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Boda/ }).checked).toBe(true);
    await press('Siguiente');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Presupuesto total' })).value).toBe(
      '23.750,50',
    );
  });

  test('entering one amount in the wizard adapts the other amounts', async () => {
    await resume('review');
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    // The last rows render a moment after the first ones.
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
    // Both the row and the message about locked amounts have this button.
    const [release] = screen.getAllByRole('button', { name: 'Liberar Lugar' });
    if (release) await person.click(release);
    expect(field('Importe de Lugar').value).toBe(venue);
  });

  test('the wizard explains an amount with its reasons and sources', async () => {
    await resume('review');
    await press('Por qué este importe para Catering');
    expect(screen.getByText(/menos invitados de lo habitual \(121; lo habitual son 149\)/i)).toBeTruthy();
    expect(screen.getAllByText(/Valor de partida propio, 2026/).length).toBeGreaterThan(0);
  });

  test('the wizard asks about the couple only if the event is a wedding', async () => {
    await open();
    await choose(/Cumpleaños/);
    expect(screen.getByText('Paso 1 de 6')).toBeTruthy();
  });
});

describe('a draft', () => {
  test('the wizard offers to continue a draft at its last step', async () => {
    await open();
    await write('Nombre del evento', 'Mi boda');
    await choose(/Boda/);
    await press('Siguiente');
    await question('¿Cuándo, dónde y con qué presupuesto?');
    await write('Ciudad o pueblo', 'Sevilla');
    cleanup();

    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dejaste un evento a medias');
    expect(screen.getByText(/Mi boda/)).toBeTruthy();
    await press('Continuar');
    await question('¿Cuándo, dónde y con qué presupuesto?');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ciudad o pueblo' }).value).toBe('Sevilla');
    cleanup();

    await open();
    await press('Empezar otro evento');
    await question('¿Qué vas a celebrar?');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del evento' }).value).toBe('');
  });

  test('the wizard offers the drafts of two tabs separately', async () => {
    const other = { step: 'name', plan_id: crypto.randomUUID(), saved_at: '2026-01-01T00:00:00Z' } as const;
    const values = { ...ANSWERS, name: 'Cumple Beta' };
    localStorage.setItem(
      `celebra-draft:${currentSession().user?.id}:wizard:${other.plan_id}:gone`,
      JSON.stringify({ saved_at: other.saved_at, data: writeWizardDraft({ ...other, values }) }),
    );
    await open();
    await question('Dejaste un evento a medias');
    await press('Empezar otro evento');
    await write('Nombre del evento', 'Boda Alfa');
    cleanup();

    await open();
    await question('Dejaste varios eventos a medias');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Boda Alfa',
      'Cumple Beta',
    ]);
    await press('Descartar Boda Alfa');
    await question('Dejaste un evento a medias');
    await press('Continuar');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del evento' }).value).toBe(
      'Cumple Beta',
    );
  });

  test('a draft that became a plan in another tab creates no second plan', async () => {
    const plan_id = crypto.randomUUID();
    const values = { ...ANSWERS, couple_type: 'bride-and-bride' } as const;
    saveDraft({ step: 'couple', plan_id, saved_at: new Date().toISOString(), values });
    await open('?step=couple');
    await question('¿Quiénes se casan?');
    const first = newPlanFrom(plan_id, { ...values, name: 'Boda Original' });
    if (!first) throw new Error('the answers are not complete');
    await createPlan(first);
    await press('Crear evento');
    expect(await screen.findByText('Este evento ya lo creaste', {}, patience)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ver el evento' });
    expect(link.getAttribute('href')).toBe(paths.eventPlan(plan_id));
    expect((await storedPlans()).map(({ name }) => name)).toEqual(['Boda Original']);
    // The answers stay in the draft and can be used for another event.
    cleanup();
    await open();
    await question('Has llegado al límite de tu suscripción');
    expect(screen.getByText(/se conserva en este dispositivo|guardado en este dispositivo/i)).toBeTruthy();
  });

  test.each(['stored', 'waiting'])(
    'a draft can’t change the plan that another tab made from the draft (%s)',
    async (how) => {
      const plan_id = crypto.randomUUID();
      const values = { ...ANSWERS, couple_type: 'bride-and-bride' } as const;
      saveDraft({ step: 'couple', plan_id, saved_at: new Date().toISOString(), values });
      await open('?step=couple');
      await question('¿Quiénes se casan?');
      const first = newPlanFrom(plan_id, { ...values, name: 'Boda Original' });
      if (!first) throw new Error('the answers are not complete');
      const real = globalThis.fetch;
      let isDown = how === 'waiting';
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : real(input, init),
      );
      // All tabs on a device share one outbox.
      const creation = { table: PLANS.table, before: null, after: plannedPlan(first), first: true } as const;
      const { outcome } = addToOutbox(plan_id, [creation]);
      if (!isDown) expect(await outcome).toBeNull();
      await press('Crear evento');
      expect(await screen.findByText('Este evento ya lo creaste', {}, patience)).toBeTruthy();
      isDown = false;
      expect(await outcome).toBeNull();
      expect((await storedPlans()).map(({ name }) => name)).toEqual(['Boda Original']);
      expect(await storedRows(TASKS, plan_id)).toEqual([]);
    },
  );

  test('another account’s draft isn’t shown', async () => {
    await open();
    await write('Nombre del evento', 'Mi boda');
    cleanup();
    await newPerson('free');
    await open();
    await question('¿Qué vas a celebrar?');
  });

  test('an unreadable draft is ignored', async () => {
    const key = `celebra-draft:${currentSession().user?.id}:wizard:${crypto.randomUUID()}:gone`;
    localStorage.setItem(key, '{"saved_at":"2026-01-01","data":"{\\"version\\":1"}');
    await open();
    await question('¿Qué vas a celebrar?');
  });
});

test('a URL can’t skip questions', async () => {
  await open('?step=review');
  await question('¿Qué vas a celebrar?');
  await waitFor(() => expect(wizardAddress()).toBe(`${paths.newEvent}?step=name`));
});

test('the wizard reports a reached plan limit before the first question', async () => {
  await newPlan();
  await open();
  await question('Has llegado al límite de tu suscripción');
  expect(await screen.findByText('hasta 10 planes de evento')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver planes guardados' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
});

test('the wizard starts with the figures that a visitor tried before sign-up', async () => {
  const inputs = { country: 'MX', region: null, currency: 'MXN', budget: 25_000_000, guest_count: 140 };
  keepDemoInputs({ ...inputs, ranking: ['music'] });
  await open();
  expect(screen.getByText(/Hemos traído lo que probaste: 250\.000 MXN para 140 invitados/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Boda/ }).checked).toBe(true);
  await press('Empezar de cero');
  expect(screen.queryByText(/Hemos traído/)).toBeNull();
  expect(keptDemoInputs()).toBeNull();
});
