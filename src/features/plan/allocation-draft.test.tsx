import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { sumCents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { paths } from '@/lib/paths';
import { budget } from '@/locales/en/budget';
import { common } from '@/locales/en/common';
import { modules } from '@/locales/en/modules';
import { plans as texts } from '@/locales/en/plans';
import { toastStore } from '@/ui/toast-store';
import { onPlanPage, patience, refusedDialog, undo } from '../../../tests/builders/plan-page';
import { amountOf, newPlan, renderAt } from '../../../tests/builders/plans';
import { storedPlan, storeRows, updatePlan } from '../../../tests/builders/rows';
import EventPlanPage from './event-plan-page';

const person = setUpUser();
const given = onPlanPage(['plans', 'budget', 'modules'], () => newPlan());

const stored = () => storedPlan(given.plan.id);
const open = async () => {
  renderAt(paths.eventPlan(given.plan.id), <EventPlanPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const up = (category: Category) => budget.ranking.up.replace('{{category}}', common.category[category]);
const down = (category: Category) => budget.ranking.down.replace('{{category}}', common.category[category]);
const bar = () => screen.queryByRole('region', { name: texts.allocationDraft.title });
const rankOf = (plan: Plan | null, category: Category) =>
  plan?.categories.find((choice) => choice.category === category)?.priority;
const amountField = (category: Category) =>
  screen.getByLabelText<HTMLInputElement>(
    budget.rows.amount.replace('{{category}}', common.category[category]),
  );

/** Returns by how many cents each row's amount changes. */
const changes = () =>
  within(screen.getByRole('list', { name: budget.ranking.label }))
    .getAllByRole('listitem')
    .map((row) => {
      const [, sign, figure = '0'] = /([+−-])\D{0,3}([\d,.]+)/.exec(row.textContent) ?? [];
      return Number(figure.replace(/,/g, '')) * 100 * (sign === '+' ? 1 : -1);
    });

test('a category’s new rank is only a draft until accepted', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const saves = () => sent.mock.calls.filter(([address]) => String(address).includes('save_rows'));
  await open();
  expect(changes().every((change) => change === 0)).toBe(true);
  expect(bar()).toBeNull();
  const rank = rankOf(given.plan, 'decorations') ?? 0;
  await press(up('decorations'));
  await press(up('decorations'));
  expect(bar()?.textContent).toContain('€24,000');
  const shown = changes();
  expect(shown[rank - 3]).toBeGreaterThan(0);
  expect(sumCents(shown)).toBe(0);
  // Only saves are checked, because the page may still be loading other data.
  expect(saves()).toEqual([]);

  await press(texts.allocationDraft.accept);
  expect(bar()).toBeNull();
  expect(document.activeElement?.textContent).toBe(texts.plan.ranking);
  expect(changes().every((change) => change === 0)).toBe(true);
  await waitFor(async () => expect(rankOf(await stored(), 'decorations')).toBe(rank - 2), patience);
  expect(saves()).toHaveLength(1);
  const gained = amountOf(await stored(), 'decorations') - amountOf(given.plan, 'decorations');
  expect(gained).toBe(shown[rank - 3]);
  expect(allocatedTotal((await stored())?.categories ?? [])).toBe(2_400_000);

  undo();
  await waitFor(async () => expect((await stored())?.categories).toEqual(given.plan.categories), patience);
});

test('returning a category to its stored rank removes the draft', async () => {
  await open();
  const before = amountField('music').value;
  await press(up('music'));
  expect(amountField('music').value).not.toBe(before);
  await press(texts.preview.dismiss);
  expect(bar()).toBeNull();
  expect(amountField('music').value).toBe(before);
  undo();
  expect(await screen.findByRole('button', { name: texts.allocationDraft.accept })).toBeTruthy();
  await press(down('music'));
  expect(bar()).toBeNull();
  cleanup();
  await open();
  expect(bar()).toBeNull();
  expect((await stored())?.version).toBe(given.plan.version);
});

test('clicking categories ranks them in the order of the clicks', async () => {
  await open();
  await press(texts.plan.unranked);
  const list = within(screen.getByRole('list', { name: budget.ranking.label }));
  const row = (category: Category) =>
    list.getByRole('button', { name: new RegExp(`^(=|\\d+) ?${common.category[category]}`) });
  const chosen = () => list.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual([]);
  await person.click(row('music'));
  await person.click(row('catering'));
  expect(document.activeElement).toBe(row('catering'));
  expect(chosen()).toEqual([
    expect.stringMatching(`^1${common.category.music}`),
    expect.stringMatching(`^2${common.category.catering}`),
  ]);
  await person.click(row('music'));
  expect(chosen()).toEqual([expect.stringMatching(`^1${common.category.catering}`)]);
});

test('an excluded category and an entered amount stay in the draft until accepted', async () => {
  await open();
  const box = () => screen.getByRole('checkbox', { name: new RegExp(`^${common.category.transportation}`) });
  await person.click(box());
  expect(box().closest('label')?.textContent).toMatch(/[−-].*\d/);
  const amount = amountField('catering');
  await person.clear(amount);
  await person.type(amount, '7000{Enter}');
  expect((await stored())?.version).toBe(given.plan.version);
  await press(texts.allocationDraft.accept);
  await waitFor(async () => expect(amountOf(await stored(), 'catering')).toBe(700_000), patience);
  const after = await stored();
  expect(after?.categories.find(({ category }) => category === 'transportation')?.selected).toBe(false);
  expect(allocatedTotal(after?.categories ?? [])).toBe(2_400_000);
});

test('an impossible draft of the allocation can’t be accepted', async () => {
  await open();
  await press(up('music'));
  const amount = amountField('catering');
  await person.clear(amount);
  await person.type(amount, '99000{Enter}');
  expect(bar()?.textContent).toContain(texts.preview.impossible);
  const accept = screen.getByRole('button', { name: texts.allocationDraft.accept });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  await press(texts.preview.dismiss);
  expect((await stored())?.version).toBe(given.plan.version);
});

test('an unsaved ranking survives another person’s change of the plan', async () => {
  await open();
  await press(up('music'));
  const rank = rankOf(given.plan, 'music') ?? 0;
  cleanup();
  expect(toastStore.snapshot().map(({ title }) => title)).toEqual([modules.draft.closed]);
  await updatePlan(given.plan, { changes: { guest_count: 140, city: 'Cádiz' } });

  await open();
  // The page has loaded the other person's change.
  await waitFor(() => expect(document.body.textContent).toContain('Cádiz'), patience);
  expect(bar()).toBeTruthy();
  await press(texts.allocationDraft.accept);
  await waitFor(async () => expect(rankOf(await stored(), 'music')).toBe(rank - 1), patience);
  expect(await stored()).toMatchObject({ guest_count: 140, city: 'Cádiz' });
  cleanup();
  await open();
  expect(bar()).toBeNull();
});

test('accepting a changed fact doesn’t accept the draft ranking', async () => {
  await open();
  await press(up('music'));
  await press(texts.field.edit.replace('{{field}}', texts.field.guest_count));
  const guests = screen.getByLabelText(texts.field.guest_count);
  await person.clear(guests);
  await person.type(guests, '180');
  await press(texts.preview.accept);
  await waitFor(async () => expect((await stored())?.guest_count).toBe(180), patience);
  expect(rankOf(await stored(), 'music')).toBe(rankOf(given.plan, 'music'));
  expect(bar()).toBeTruthy();
  expect(sumCents(changes())).toBe(0);
});

test('resolving a conflict about an accepted ranking can keep the other person’s change', async () => {
  await open();
  await press(up('music'));
  await updatePlan(given.plan, { changes: { city: 'Cádiz' } });
  await press(texts.allocationDraft.accept);
  await refusedDialog();
  await press(modules.conflict.applyMine);
  const rank = (rankOf(given.plan, 'music') ?? 0) - 1;
  await waitFor(async () => expect(rankOf(await stored(), 'music')).toBe(rank), patience);
  expect((await stored())?.city).toBe('Cádiz');
});

test('excluding a category with an agreed price shows a warning', async () => {
  await storeRows(BUDGET_ITEMS, given.plan.id, [
    {
      before: null,
      after: {
        ...EMPTY_ITEM,
        id: crypto.randomUUID(),
        version: 0,
        category: 'transportation',
        vendor_name: 'Autocares',
        actual_amount: 73_500,
      },
    },
  ]);
  await open();
  const [folded] = screen.getAllByText(texts.plan.categories);
  await person.click(folded as HTMLElement);
  const leave = (category: Category) =>
    person.click(screen.getByRole('checkbox', { name: new RegExp(common.category[category]) }));
  await leave('attire');
  expect(bar()?.textContent).not.toContain('agreed');
  await leave('transportation');
  const said = texts.allocationDraft.leaving
    .replace('{{category}}', common.category.transportation)
    .replace('{{amount}}', '€735');
  expect(within(bar() as HTMLElement).getByText(said)).toBeTruthy();
});

test('the suggestion for outdated amounts lists each changed category', async () => {
  const off: Partial<Record<Category, number>> = { catering: -10_000, drinks: 10_000 };
  const categories = given.plan.categories.map((choice) => ({
    ...choice,
    allocated_amount: (choice.allocated_amount ?? 0) + (off[choice.category] ?? 0),
  }));
  await updatePlan(given.plan, { changes: {}, categories });
  await open();
  const title = { name: texts.suggestion.newerTitle };
  const panel = await screen.findByRole('region', title, patience);
  const shown = within(panel).getAllByText(/ → /);
  expect(shown.map(({ textContent }) => textContent?.split(':')[0])).toEqual(['Catering', 'Drinks']);
  const line = (text: string) => text.replace('{{what}}', texts.plan.split);
  await press(line(modules.suggestions.takeOne));
  await waitFor(
    async () => expect(amountOf(await stored(), 'drinks')).toBe(amountOf(given.plan, 'drinks')),
    patience,
  );
  expect(screen.queryByRole('region', title)).toBeNull();
  undo();
  await screen.findByRole('region', title, patience);
  await press(line(modules.suggestions.leaveOne));
  expect(screen.queryByRole('region', title)).toBeNull();
});
