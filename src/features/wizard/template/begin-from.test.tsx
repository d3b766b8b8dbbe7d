import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EVENT_PARTS } from '@/data/guests';
import { PLANS } from '@/data/plans';
import { SUGGESTIONS } from '@/data/suggestions';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { defaultChoices } from '@/domain/plan/facts';
import { isRow } from '@/domain/timeline/item';
import { loadTexts } from '@/lib/i18n';
import { templates as texts } from '@/locales/es/templates';
import { wizard } from '@/locales/es/wizard';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../../tests/builders/accessible';
import { partRow } from '../../../../tests/builders/guests';
import { newPerson, newPlan, startClient } from '../../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../../tests/builders/rows';
import { furnish, keepTemplate } from '../../../../tests/builders/templates';
import {
  choose,
  onWizard,
  open,
  press,
  question,
  resume,
  storedPlans,
  wizardAddress,
} from '../../../../tests/builders/wizard';
import { loadDrafts } from '../draft-store';

const patience = { timeout: 15_000 };
onWizard();

/** Makes a plan for a church wedding with a part and a locked amount, and stores it as a template. */
async function template(): Promise<{ id: string; name: string; budget: number }> {
  await newPerson('pro');
  await loadTexts('checklist', 'timeline');
  startClient();
  const plan = await newPlan({}, (choices) =>
    choices.map((choice) =>
      choice.category === 'venue' ? { ...choice, locked: true, allocated_amount: 600_000 } : choice,
    ),
  );
  await furnish(plan, 'religious');
  const part = { ...partRow(crypto.randomUUID(), 'Ceremonia'), place: 'Iglesia de Santa Ana' };
  await storeRows(EVENT_PARTS, plan.id, [{ before: null, after: part }]);
  return { id: await keepTemplate(plan, 'Bodas de Sevilla'), name: 'Bodas de Sevilla', budget: plan.budget };
}

test('the wizard hides the choice of templates from a person without templates', async () => {
  await newPerson('pro');
  await open();
  const list = vi.spyOn(globalThis, 'fetch');
  await choose(/Boda/);
  await waitFor(
    () =>
      expect(
        list.mock.calls.some(([input]) =>
          String(input instanceof Request ? input.url : input).includes('/templates'),
        ),
      ).toBe(true),
    patience,
  );
  expect(screen.queryByText(texts.from.label)).toBeNull();
});

test('choosing another event type removes the selected template', async () => {
  const { id } = await template();
  await open(`?template=${id}`);
  expect(await screen.findByText(texts.from.chosen, {}, patience)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Boda/ }).checked).toBe(true);
  expect(screen.getByRole('combobox', { name: texts.from.label }).textContent).toContain('Bodas de Sevilla');
  await expectAccessible();
  await choose(/Cumplea/);
  expect(await screen.findByText(texts.from.other)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: texts.from.label }).textContent).toContain(texts.from.scratch);
});

test('a template’s locked amount keeps its share of the budget in a new event', async () => {
  const [venue, ...others] = defaultChoices('wedding');
  if (!venue) throw new Error('A wedding has categories');
  await resume('details', {
    budget: 1_200_000,
    template: { id: crypto.randomUUID(), name: 'Bodas', budget: 2_400_000 },
    categories: [{ ...venue, locked: true, allocated_amount: 600_000 }, ...others],
  });
  await press('Siguiente');
  await question('¿Cuánta gente y en qué tipo de lugar?');
  const kept = async () => (await loadDrafts())[0]?.draft.values;
  await waitFor(async () => expect((await kept())?.template?.budget).toBeNull(), patience);
  expect((await kept())?.categories[0]).toMatchObject({ locked: true, allocated_amount: 300_000 });
});

const ABROAD = { country: 'MX', region: null, city: 'Oaxaca', currency: 'MXN', event_date: '2128-06-10' };

test('a template’s rows that don’t fit the new event become suggestions', async () => {
  const { id, name } = await template();
  await resume('couple', { ...ABROAD, ceremony: 'civil', template: { id, name, budget: null } });
  await choose(/Novio y novia|Novia y novio/);
  expect(screen.getByText(wizard.comesFrom.replace('{{name}}', name))).toBeTruthy();
  await press('Crear evento');
  await waitFor(() => expect(wizardAddress()).toMatch(/^\/app\/event-plan\//), patience);
  const plan = (await storedPlans()).find(({ country }) => country === 'MX');
  if (!plan) throw new Error('The event is not there');
  const [tasks, timeline, parts, suggestions] = await Promise.all([
    storedRows(TASKS, plan.id),
    storedRows(TIMELINE, plan.id),
    storedRows(EVENT_PARTS, plan.id),
    storedRows(SUGGESTIONS, plan.id),
  ]);
  expect(tasks.length).toBeGreaterThan(3);
  expect(timeline.filter(isRow).every(({ time_zone }) => time_zone.startsWith('America/'))).toBe(true);
  expect(parts).toMatchObject([
    { name: 'Ceremonia', place: 'Iglesia de Santa Ana', event_on: ABROAD.event_date },
  ]);
  const reasons = suggestions.map(({ reason }) => reason ?? '');
  expect(reasons.some((reason) => reason.includes('España') && reason.includes('México'))).toBe(true);
  expect(reasons.some((reason) => reason.includes('Sevilla') && reason.includes('Oaxaca'))).toBe(true);
  expect(reasons.some((reason) => reason === texts.reason.ceremony.replace('{{template}}', name))).toBe(true);
  const lines = suggestions.flatMap(({ changes }) => changes);
  expect(lines.find(({ table }) => table === 'event_parts')).toMatchObject({
    before: { place: 'Iglesia de Santa Ana' },
    row: { place: null },
    version: 1,
  });
  expect(suggestions.every(({ states }) => states.every((state) => state === 'open'))).toBe(true);
  // The message states the number of lines. The plan's news states the number of suggestions.
  expect(toastStore.snapshot().at(-1)?.text).toMatch(new RegExp(`^${lines.length} cosas`));
  const read = await storedRows(PLANS, plan.id);
  expect(read[0]?.news).toEqual({ suggestions: suggestions.length });
});

test('if a template can’t be loaded, the event can be created without it', async () => {
  await newPerson('pro');
  await resume('couple', { template: { id: crypto.randomUUID(), name: 'Bodas', budget: null } });
  await choose(/Novia y novia/);
  await press('Crear evento');
  expect(await screen.findByText(wizard.failed.template, {}, { timeout: 30_000 })).toBeTruthy();
  expect(await storedPlans()).toEqual([]);
  await press(wizard.failed.scratch);
  await waitFor(() => expect(wizardAddress()).toMatch(/^\/app\/event-plan\//), patience);
  expect(await storedPlans()).toHaveLength(1);
});
