import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { planQuery, updatePlan } from '@/data/plans';
import { splitTotal } from '@/domain/plan/split';
import { paths } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { budget } from '@/locales/en/budget';
import { modules } from '@/locales/en/modules';
import { plans as texts } from '@/locales/en/plans';
import { toastStore } from '@/ui/toast-store';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { amountOf, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import EventPlanPage from './event-plan-page';

const person = userEvent.setup();
const given = onPlanPage(['plans', 'budget', 'modules'], () =>
  newPlan({}, (choices) =>
    choices.map((choice) =>
      choice.category === 'music' ? { ...choice, locked: true, allocated_amount: 150_000 } : choice,
    ),
  ),
);

/** As it is stored, read anew. */
const stored = () => makeQueryClient(() => undefined).fetchQuery(planQuery(given.plan.id));
const open = async (id = given.plan.id) => {
  renderAt(paths.eventPlan(id), <EventPlanPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const edit = (field: keyof typeof texts.field) =>
  person.click(
    screen.getByRole('button', { name: texts.field.edit.replace('{{field}}', texts.field[field]) }),
  );
const write = async (label: string, text: string) => {
  const input = screen.getByLabelText(label);
  await person.clear(input);
  await person.type(input, text);
};
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const told = () => toastStore.snapshot().map(({ title }) => title);

test('a fact that moves the split is previewed, accepted, stored with every amount, and can be taken back', async () => {
  await open();
  await edit('guest_count');
  await write(texts.field.guest_count, '180');
  expect(await screen.findByText(texts.preview.title)).toBeTruthy();
  expect(screen.getByText(texts.preview.kept_one)).toBeTruthy();
  expect((await stored())?.guest_count).toBe(100);

  await press(texts.preview.accept);
  expect(await screen.findAllByText('180 guests')).toHaveLength(2);
  await waitFor(async () => expect((await stored())?.guest_count).toBe(180), patience);
  const after = await stored();
  expect(amountOf(after, 'catering')).toBeGreaterThan(amountOf(given.plan, 'catering'));
  expect(amountOf(after, 'music')).toBe(150_000);
  expect(splitTotal(after?.categories ?? [])).toBe(2_400_000);

  undo();
  await waitFor(async () => expect((await stored())?.guest_count).toBe(100), patience);
  expect((await stored())?.categories).toEqual(given.plan.categories);
});

test('a dismissed change changes nothing, and what cannot be is said', async () => {
  await open();
  await edit('guest_count');
  await write(texts.field.guest_count, '180');
  await press(texts.preview.dismiss);
  expect(screen.queryByText(texts.preview.title)).toBeNull();

  await edit('budget');
  await write(texts.field.budget, '1000');
  expect(await screen.findByText(/^The locked amounts add up to/)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.preview.accept })).toHaveProperty('disabled', true);
  expect((await stored())?.version).toBe(given.plan.version);
});

test('a ranking moved up gives more, at once and in the database', async () => {
  await open();
  const up = budget.ranking.up.replace('{{category}}', 'Decorations');
  await press(up);
  await press(up);
  await waitFor(
    async () =>
      expect((await stored())?.categories.find(({ category }) => category === 'decorations')?.priority).toBe(
        4,
      ),
    patience,
  );
  expect(amountOf(await stored(), 'decorations')).toBeGreaterThan(amountOf(given.plan, 'decorations'));
  expect(told()).toEqual([texts.said.ranking]);
});

test('a typed amount is fixed when it is meant, not while it is typed', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await open();
  sent.mockClear();
  const amount = screen.getByLabelText(budget.rows.amount.replace('{{category}}', 'Catering'));
  await person.clear(amount);
  await person.type(amount, '7000');
  expect(sent).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(amountOf(await stored(), 'catering')).toBe(700_000), patience);
  expect(splitTotal((await stored())?.categories ?? [])).toBe(2_400_000);
});

test('a change that meets somebody else’s is put beside it, and both can stay', async () => {
  await open();
  await updatePlan({ id: given.plan.id, version: given.plan.version, changes: { city: 'Cádiz' } });
  await edit('guest_count');
  await write(texts.field.guest_count, '180');
  await press(texts.preview.accept);

  const dialog = await screen.findByRole('dialog', {}, patience);
  expect(within(dialog).getByText('City: Sevilla → Cádiz')).toBeTruthy();
  expect(within(dialog).getByText('Guests: 100 guests → 180 guests')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: texts.conflict.applyMine }));
  await waitFor(
    async () => expect(await stored()).toMatchObject({ city: 'Cádiz', guest_count: 180 }),
    patience,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what they changed can be kept instead', async () => {
  await open();
  await updatePlan({ id: given.plan.id, version: given.plan.version, changes: { name: 'La de ellos' } });
  await edit('name');
  await write(texts.saved.newName, 'La mía{Enter}');
  await person.click(await screen.findByRole('button', { name: texts.conflict.keepTheirs }, patience));
  expect(await screen.findByRole('heading', { level: 1, name: 'La de ellos' })).toBeTruthy();
  expect((await stored())?.name).toBe('La de ellos');
});

test('a change that could not be saved is taken back, and the reader is told', async () => {
  await open();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes('update_event_plan')
      ? Promise.resolve(Response.json({ message: 'refused', code: 'XX000' }, { status: 403 }))
      : real(input, init),
  );
  await edit('name');
  await write(texts.saved.newName, 'No llega{Enter}');
  await waitFor(() => expect(told()).toContain('That did not work'), patience);
  expect(await screen.findByRole('heading', { level: 1, name: given.plan.name })).toBeTruthy();
});

test('a viewer reads and is offered nothing to change', async () => {
  await given.becomeViewer();
  await open();
  expect(screen.getByText(texts.plan.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an unknown id, nonsense and a stranger’s plan are answered alike', async () => {
  await newPerson('free');
  for (const id of [given.plan.id, crypto.randomUUID(), 'nonsense']) {
    await open(id);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(modules.missingTitle);
    cleanup();
  }
});
