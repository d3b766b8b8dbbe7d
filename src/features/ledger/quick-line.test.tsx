import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { addDays } from '@/domain/calendar';
import { formatDate, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { ledger as texts } from '@/locales/en/ledger';
import { toastStore } from '@/ui/toast-store';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import LedgerPage from './ledger-page';
import { newItem } from './make-items';

const person = setUpUser();
const given = onPlanPage(['ledger', 'files', 'modules']);

const items = () => storedRows(BUDGET_ITEMS, given.plan.id);
const add = (vendor_name: string, change: Partial<StoredItem> = {}) =>
  storeRows(BUDGET_ITEMS, given.plan.id, [
    { before: null, after: { ...newItem('decorations'), vendor_name, ...change } },
  ]);
const open = async () => {
  renderAt(paths.budgetTracking(given.plan.id), <LedgerPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
};
const filled = (text: string, holes: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => holes[hole] ?? '');

test('a quick entry above the agreed price asks whether to raise the price', async () => {
  await add('Florista', { actual_amount: 100_000 });
  await open();
  const line = screen.getByLabelText(texts.quick.label);
  await person.type(line, 'Florista 400 el 3 de mayo');
  expect(screen.getByText(/new installment of Florista/)).toBeTruthy();
  await person.keyboard('{Enter}');
  await waitFor(async () => expect((await items())[0]?.payments).toHaveLength(1), patience);

  await person.type(line, 'florista 700');
  await person.click(screen.getByRole('button', { name: texts.quick.chip.paidToday }));
  await person.type(line, '{Enter}');
  expect(await screen.findByText(texts.over.title)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: filled(texts.over.raise, { price: '€1,100' }) }));
  await waitFor(async () => expect((await items())[0]?.actual_amount).toBe(110_000), patience);
  expect((await items())[0]?.payments).toHaveLength(2);

  await person.type(line, 'Band on May 3{Enter}');
  expect(screen.getByText(texts.quick.missing.amount.replace('{{amount}}', '1,250'))).toBeTruthy();
});

test('adding a category’s main expense says that the category is booked', async () => {
  const music = given.plan.categories.find(({ category }) => category === 'music')?.allocated_amount ?? 0;
  const units = (cents: number) => String(Math.ceil(cents / 100));
  await open();
  await person.type(await screen.findByLabelText(texts.quick.label), `DJ Gaita ${units(music / 10)}{Enter}`);
  await waitFor(() =>
    expect(toastStore.snapshot().at(-1)?.title).toBe(filled(texts.said.added, { name: 'DJ Gaita' })),
  );
  expect(document.activeElement).toBe(screen.getByLabelText(texts.quick.label));
  await person.keyboard(`Orquesta Sol ${units(music / 2)}{Enter}`);
  const said = filled(texts.said.added, { name: 'Orquesta Sol' });
  const booked = filled(texts.said.booked, { said, category: common.category.music });
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe(booked));
});

test('a quick line with two amounts or two dates asks which one is meant', async () => {
  await add('Florista', { actual_amount: 100_000 });
  await open();
  const line = screen.getByLabelText(texts.quick.label);
  await person.type(line, 'Cake 1000 table 12 on 3/5{Enter}');
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
  expect(screen.getByText(texts.quick.ask.amount)).toBeTruthy();
  expect(group(texts.quick.which.amount).map(({ textContent }) => textContent)).toEqual([
    '1000 = €1,000',
    '12 = €12',
  ]);
  expect(document.activeElement).toBe(group(texts.quick.which.amount)[0]);
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(line);
  await person.keyboard('{Enter}');
  const days = group(texts.quick.which.date);
  expect(document.activeElement).toBe(days[0]);
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe(texts.quick.which.noDate);
  await person.keyboard('{Enter}');
  expect(
    screen.getByText('Cake table 12 on 3-5 · Catering · €1,000 · not paid yet, no date · new item'),
  ).toBeTruthy();
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(await items()).toHaveLength(2), patience);
  expect((await items()).find(({ vendor_name }) => vendor_name.startsWith('Cake'))).toMatchObject({
    vendor_name: 'Cake table 12 on 3-5',
    category: 'catering',
    actual_amount: 100_000,
    payment_date: null,
  });
});

test('the buttons below the quick line set the date, kind and category of the entry', async () => {
  await open();
  const line = screen.getByLabelText(texts.quick.label);
  const chip = (name: string) => screen.getByRole('button', { name });
  await person.type(line, 'Finca 1350{ArrowDown}');
  expect(document.activeElement).toBe(chip(texts.quick.chip.paidToday));
  await person.click(chip(texts.quick.chip.deposit));
  await person.selectOptions(screen.getByLabelText(texts.quick.chip.category), 'music');
  await person.click(chip(texts.quick.chip.dueOn));
  const day = screen.getByLabelText(texts.quick.chip.day);
  expect(document.activeElement).toBe(day);
  await person.type(line, '{Enter}');
  expect(screen.getByText(texts.problem.dateRequired)).toBeTruthy();
  fireEvent.change(day, { target: { value: addDays(today(), 30) } });
  const due = filled(texts.quick.dueOn, { date: formatDate(addDays(today(), 30), 'medium') });
  expect(screen.getByText(`Finca · Music · €1,350 · deposit · ${due} · new item`)).toBeTruthy();
  await person.type(line, '{Enter}');
  await waitFor(async () => expect(await items()).toHaveLength(1), patience);
  expect(await items()).toMatchObject([
    {
      category: 'music',
      actual_amount: null,
      payments: [{ kind: 'deposit', amount: 135_000, due_date: addDays(today(), 30), paid_date: null }],
    },
  ]);

  await person.type(line, 'DJ -90');
  expect(chip(texts.quick.chip.refund).getAttribute('aria-pressed')).toBe('true');
  expect(chip(texts.quick.chip.deposit).getAttribute('aria-pressed')).toBe('false');
  await person.click(chip(texts.quick.chip.receivedToday));
  await person.type(line, '{Enter}');
  // The refund exceeds the payments, so a dialog asks for confirmation.
  await person.click(await screen.findByRole('button', { name: texts.back.keep }, patience));
  await waitFor(async () => expect(await items()).toHaveLength(2), patience);
  expect((await items()).find(({ vendor_name }) => vendor_name === 'DJ')?.payments).toMatchObject([
    { kind: 'refund', amount: 9_000, paid_date: today() },
  ]);
});

test('a quick line in another currency needs confirmation', async () => {
  await open();
  const line = screen.getByLabelText(texts.quick.label);
  await person.type(line, 'DJ $500{Enter}');
  expect(screen.getByText(filled(texts.quick.ask.currency, { currency: 'EUR' }))).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('$500 = €500');
  await person.keyboard('{Enter}{Enter}');
  await waitFor(async () => expect((await items())[0]?.actual_amount).toBe(50_000), patience);
});
