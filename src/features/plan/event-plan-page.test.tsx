import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { setOutbox } from '@/data/sync/outbox';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { paths } from '@/lib/paths';
import { budget } from '@/locales/en/budget';
import { common } from '@/locales/en/common';
import { modules } from '@/locales/en/modules';
import { plans as texts } from '@/locales/en/plans';
import {
  compared,
  onPlanPage,
  patience,
  refusedDialog,
  sides,
  theirs,
  undo,
} from '../../../tests/builders/plan-page';
import { amountOf, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import { storedPlan, updatePlan } from '../../../tests/builders/rows';
import EventPlanPage from './event-plan-page';

const person = setUpUser();
const given = onPlanPage(['plans', 'budget', 'now', 'tasks', 'checklist', 'modules'], () =>
  newPlan({}, (choices) =>
    choices.map((choice) =>
      choice.category === 'music' ? { ...choice, locked: true, allocated_amount: 150_000 } : choice,
    ),
  ),
);

const stored = () => storedPlan(given.plan.id);
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

test('a change that affects the allocation is previewed before it is stored', async () => {
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
  expect(allocatedTotal(after?.categories ?? [])).toBe(2_400_000);

  undo();
  await waitFor(async () => expect((await stored())?.guest_count).toBe(100), patience);
  expect((await stored())?.categories).toEqual(given.plan.categories);
});

const choose = async (label: string, option: string) => {
  screen.getByLabelText(label).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('option', { name: option }));
};

test('choosing another event type previews the effects on the allocation', async () => {
  await open();
  await edit('event_type');
  await choose(texts.field.event_type, common.eventType.corporate);
  expect(await screen.findByText(texts.preview.title)).toBeTruthy();
  expect(screen.getByText(texts.preview.typeKeeps)).toBeTruthy();
  await press(texts.preview.accept);
  await waitFor(
    async () => expect(await stored()).toMatchObject({ event_type: 'corporate', couple_type: null }),
    patience,
  );
  const corporate = await stored();
  expect(corporate?.categories).not.toEqual(given.plan.categories);
  expect(allocatedTotal(corporate?.categories ?? [])).toBe(2_400_000);

  await edit('event_type');
  await choose(texts.field.event_type, common.eventType.wedding);
  await press(texts.preview.accept);
  expect(screen.getByText(common.validation.coupleTypeRequired)).toBeTruthy();
  await choose(texts.field.couple_type, common.coupleType['bride-and-bride']);
  await press(texts.preview.accept);
  await waitFor(
    async () =>
      expect(await stored()).toMatchObject({ event_type: 'wedding', couple_type: 'bride-and-bride' }),
    patience,
  );
});

test('a birthday in Mexico can be changed into a quinceañera', async () => {
  await updatePlan(given.plan, {
    changes: { event_type: 'birthday', couple_type: null, country: 'MX', region: null },
  });
  await open();
  await edit('event_type');
  await choose(common.kind.label, common.kind.quinceanera);
  await press(texts.preview.accept);
  await waitFor(async () => expect(await stored()).toMatchObject({ kind: 'quinceanera' }), patience);
  expect(await screen.findAllByText(common.kind.quinceanera)).not.toHaveLength(0);
});

test('one click replaces “&” in an event’s name with a word', async () => {
  await open();
  await edit('name');
  await write(texts.saved.newName, 'Odalys & Kerr');
  await press('Write “Odalys and Kerr”');
  expect(document.activeElement).toBe(screen.getByLabelText(texts.saved.newName));
  await person.keyboard('{Enter}');
  await waitFor(async () => expect((await stored())?.name).toBe('Odalys and Kerr'), patience);
});

test('values entered but not saved are restored when the plan is reopened', async () => {
  await open();
  await edit('guest_count');
  await write(texts.field.guest_count, '180');
  await person.keyboard('{Escape}');
  await edit('name');
  await write(texts.saved.newName, 'A new name');
  cleanup();

  await open();
  await edit('guest_count');
  expect(screen.getByLabelText(texts.field.guest_count)).toHaveProperty('value', '180');
  expect(screen.getByText(modules.draft.restored)).toBeTruthy();
  await press(texts.preview.dismiss);
  await edit('name');
  expect(screen.getByLabelText(texts.saved.newName)).toHaveProperty('value', 'A new name');
  await press(modules.draft.discard);
  expect(screen.getByLabelText(texts.saved.newName)).toHaveProperty('value', given.plan.name);
  await person.keyboard('{Enter}');
  await edit('guest_count');
  expect(screen.getByLabelText(texts.field.guest_count)).toHaveProperty('value', '100');
  expect((await stored())?.version).toBe(given.plan.version);
});

test('dismissing the preview of a change discards the change', async () => {
  await open();
  await edit('guest_count');
  await write(texts.field.guest_count, '180');
  await press(texts.preview.dismiss);
  expect(screen.queryByText(texts.preview.title)).toBeNull();

  await edit('budget');
  await write(texts.field.budget, '1000');
  expect(await screen.findByText(/^The locked amounts add up to/)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.preview.accept }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect((await stored())?.version).toBe(given.plan.version);
});

test('an amount being edited is stored only after Enter', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const saves = () => sent.mock.calls.filter(([address]) => String(address).includes('save_rows'));
  await open();
  const amount = screen.getByLabelText(budget.rows.amount.replace('{{category}}', 'Catering'));
  await person.clear(amount);
  await person.type(amount, '7000');
  expect(saves()).toEqual([]);
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(amountOf(await stored(), 'catering')).toBe(700_000), patience);
  expect(saves()).toHaveLength(1);
  expect(allocatedTotal((await stored())?.categories ?? [])).toBe(2_400_000);
});

test('resolving a conflict about the plan can keep both people’s changes', async () => {
  await open();
  await updatePlan(given.plan, { changes: { city: 'Cádiz' } });
  await edit('guest_count');
  await write(texts.field.guest_count, '180');
  await press(texts.preview.accept);

  const dialog = await refusedDialog();
  await waitFor(
    () =>
      expect(compared(dialog)).toEqual({
        [texts.field.city]: theirs('Cádiz'),
        [texts.field.guest_count]: sides('100 guests', '180 guests'),
      }),
    patience,
  );
  await press(modules.conflict.applyMine);
  await waitFor(
    async () => expect(await stored()).toMatchObject({ city: 'Cádiz', guest_count: 180 }),
    patience,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('resolving a conflict about the plan can keep only the other person’s change', async () => {
  await open();
  await updatePlan(given.plan, { changes: { name: 'La de ellos' } });
  await edit('name');
  await write(texts.saved.newName, 'La mía{Enter}');
  await refusedDialog();
  await person.click(await screen.findByRole('button', { name: modules.conflict.keepTheirs }, patience));
  expect(await screen.findByRole('heading', { level: 1, name: 'La de ellos' })).toBeTruthy();
  expect((await stored())?.name).toBe('La de ellos');
});

test('a refused change and its reason stay visible until the change is discarded', async () => {
  await open();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes('save_rows')
      ? Promise.resolve(Response.json({ message: 'refused', code: 'XX000' }, { status: 403 }))
      : real(input, init),
  );
  await edit('name');
  await write(texts.saved.newName, 'No llega{Enter}');
  const dialog = await refusedDialog();
  expect(await within(dialog).findByText(common.failures.forbidden, {}, patience)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'No llega', hidden: true })).toBeTruthy();
  await press(modules.unsaved.discard);
  expect(await screen.findByRole('heading', { level: 1, name: given.plan.name })).toBeTruthy();
});

test('a viewer sees the plan without any control to change it', async () => {
  await given.becomeViewer();
  await open();
  expect(screen.getByText(texts.plan.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('list', { name: budget.ranking.label })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a missing plan is reported only after the device’s unsent changes are loaded', async () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await open(crypto.randomUUID());
  expect(heading()).toBe(modules.missingTitle);
  act(() => setOutbox({ device: 'asked' }));
  expect(heading()).toBe(common.loading);
  act(() => setOutbox({ device: 'silent' }));
  expect(screen.getByText(modules.deviceSilentTitle)).toBeTruthy();
  act(() => setOutbox({ device: 'read' }));
  expect(heading()).toBe(modules.missingTitle);
});

test('an unknown plan, an invalid id and another person’s plan get the same message', async () => {
  await newPerson('free');
  for (const id of [given.plan.id, crypto.randomUUID(), 'nonsense']) {
    await open(id);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(modules.missingTitle);
    cleanup();
  }
});

test('an event of one day can be extended to several days', async () => {
  await open();
  await edit('event_date');
  await press(modules.days.several);
  await press('3 days');
  expect(screen.getByText('Thu, Jun 12 – Sat, Jun 14, 2127, 72 hours')).toBeTruthy();
  expect(await screen.findByText(texts.preview.title)).toBeTruthy();
  await press(texts.preview.accept);
  await waitFor(
    async () => expect(await stored()).toMatchObject({ event_end_date: '2127-06-14', duration: 72 }),
    patience,
  );
  expect(screen.getAllByText(/Thursday, June 12 – Saturday, June 14, 2127/).length).toBeGreaterThan(1);
  expect(screen.queryByText(texts.field.duration)).toBeNull();
  undo();
  await waitFor(
    async () => expect(await stored()).toMatchObject({ event_end_date: null, duration: 9 }),
    patience,
  );
});
