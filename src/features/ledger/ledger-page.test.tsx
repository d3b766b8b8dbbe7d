import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS, CONTRIBUTIONS, type StoredItem } from '@/data/ledger';
import { paths } from '@/lib/paths';
import { ledger as texts } from '@/locales/en/ledger';
import { modules } from '@/locales/en/modules';
import {
  catchSaved,
  compared,
  onPlanPage,
  patience,
  refusedDialog,
  sides,
  theirs,
  undo,
} from '../../../tests/builders/plan-page';
import { become, currentAddress, newPerson, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import { newContribution } from './cash/make-contributions';
import LedgerPage from './ledger-page';
import { newEntry, newItem } from './make-items';

const person = setUpUser();
const given = onPlanPage(['ledger', 'files', 'modules']);

const items = () => storedRows(BUDGET_ITEMS, given.plan.id);
const moneyIn = () => storedRows(CONTRIBUTIONS, given.plan.id);
const save = (before: StoredItem | null, after: StoredItem) =>
  storeRows(BUDGET_ITEMS, given.plan.id, [{ before, after }]).then(([item]) => item ?? after);
const add = (vendor_name: string, change: Partial<StoredItem> = {}) =>
  save(null, { ...newItem('decorations'), vendor_name, ...change });
const open = async (search = '') => {
  renderAt(paths.budgetTracking(given.plan.id) + search, <LedgerPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
};
const filled = (text: string, holes: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => holes[hole] ?? '');
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
/** Finds an amount by its label. The label can be nested in another element. */
const figure = (label: string) => {
  const [found] = screen.getAllByText(label);
  return (found?.closest('dt') ?? found)?.parentElement?.textContent;
};

test('deleting an item in the form can be undone', async () => {
  await open();
  await person.click(await screen.findByRole('button', { name: texts.empty.action }));
  const sheet = within(screen.getByRole('dialog'));
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  expect(await sheet.findByText(texts.problem.vendorRequired)).toBeTruthy();
  await person.type(sheet.getByLabelText(texts.form.vendor), 'Flores & Cía.');
  await person.type(sheet.getByLabelText(texts.form.agreed), '1250.50');
  await person.click(sheet.getByRole('button', { name: texts.payments.add }));
  await person.clear(sheet.getByLabelText(texts.payments.amount));
  await person.type(sheet.getByLabelText(texts.payments.amount), '250.5');
  await person.click(sheet.getByLabelText(texts.payments.paid));
  await person.click(sheet.getByRole('button', { name: texts.form.create }));

  expect(await screen.findAllByText('€22,749.50')).toHaveLength(2);
  expect(figure(texts.picture.paid)).toContain('€250.50');
  await waitFor(async () => expect(await items()).toHaveLength(1), patience);
  expect((await items())[0]).toMatchObject({
    vendor_name: 'Flores & Cía.',
    planned_amount: 125_050,
    actual_amount: 125_050,
    payments: [{ amount: 25_050, kind: 'payment' }],
  });

  await press('Edit Flores & Cía.');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.form.delete }));
  await waitFor(async () => expect(await items()).toHaveLength(0), patience);
  undo();
  await waitFor(async () => expect((await items())[0]?.payments).toHaveLength(1), patience);
  expect(await screen.findByRole('button', { name: 'Edit Flores & Cía.' })).toBeTruthy();
});

test('marking an overdue payment as paid lowers the overdue figure', async () => {
  await add('Atelier', { actual_amount: 90_000, payments: [newEntry('2026-01-10', 30_000)] });
  await add('DJ', { planned_amount: 50_000 });
  await open();
  expect(figure(texts.due.overdue)).toContain('€300');
  await person.click(screen.getByRole('button', { name: /^Overdue/ }));
  expect(screen.queryByText('DJ')).toBeNull();
  await waitFor(() => expect(currentAddress()).toContain('show=overdue'));
  await press(/^Mark as paid.*Atelier/);
  expect(figure(texts.due.overdue)).toContain(texts.due.none);
  expect(await screen.findByText(texts.filter.none)).toBeTruthy();
  await waitFor(async () =>
    expect((await items()).some(({ payments }) => payments[0]?.paid_date)).toBe(true),
  );
  undo();
  await waitFor(() => expect(figure(texts.due.overdue)).toContain('€300'), patience);
});

test('searching the ledger puts the search into the URL', async () => {
  await add('Ñandú', { actual_amount: 100 });
  await add('Zeta', { planned_amount: 900, category: 'music' });
  await open('?sort=name');
  const rows = () => screen.getAllByRole('button', { name: /^Edit / }).map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Ñandú', 'Zeta']);
  await person.type(screen.getByLabelText(texts.filter.search), 'nandu');
  await waitFor(() => expect(rows()).toEqual(['Ñandú']));
  await waitFor(() => expect(currentAddress()).toContain('q=nandu'));
});

test('resolving a conflict about an item can keep both people’s changes', async () => {
  const item = await add('Catering', { actual_amount: 500_000 });
  await open();
  await press('Edit Catering');
  await save(item, { ...item, actual_amount: 550_000 });
  const sheet = within(screen.getByRole('dialog'));
  await person.type(sheet.getByLabelText(texts.form.description), 'Mine');
  await person.click(sheet.getByRole('button', { name: texts.form.save }));
  const dialog = await refusedDialog();
  expect(within(dialog).getByText(modules.unsaved.stale)).toBeTruthy();
  await waitFor(
    () =>
      expect(compared(dialog)).toMatchObject({
        [texts.form.agreed]: theirs('€5,500'),
        [texts.form.description]: sides(modules.unsaved.empty, 'Mine'),
      }),
    patience,
  );
  await press(modules.conflict.applyMine);
  await waitFor(async () => expect((await items())[0]?.description).toBe('Mine'), patience);
  expect((await items())[0]?.actual_amount).toBe(550_000);
});

test('saving an item that was deleted elsewhere can restore the item with the change', async () => {
  const item = await add('Catering', { payments: [newEntry('2126-01-10', 30_000)] });
  await open();
  await press('Edit Catering');
  await storeRows(BUDGET_ITEMS, given.plan.id, [{ before: item, after: null }]);
  const sheet = within(screen.getByRole('dialog'));
  await person.type(sheet.getByLabelText(texts.form.description), 'Mine');
  await person.click(sheet.getByRole('button', { name: texts.form.save }));
  const dialog = await refusedDialog();
  expect(await within(dialog).findByText(modules.unsaved.deleted, {}, patience)).toBeTruthy();
  await press(modules.unsaved.keep);
  await waitFor(
    async () =>
      expect(await items()).toMatchObject([
        { vendor_name: 'Catering', description: 'Mine', payments: [{ amount: 30_000 }] },
      ]),
    patience,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('resolving a conflict about a contribution can keep both people’s changes', async () => {
  const fresh = { ...newContribution([], '2126-01-01', null, 'Ana'), amount: 100_000 };
  const [gift] = await storeRows(CONTRIBUTIONS, given.plan.id, [{ before: null, after: fresh }]);
  if (!gift) throw new Error('nothing stored');
  await open('?view=cash');
  await press(filled(texts.cash.edit, { name: 'Ana' }));
  await storeRows(CONTRIBUTIONS, given.plan.id, [{ before: gift, after: { ...gift, amount: 120_000 } }]);
  const sheet = within(screen.getByRole('dialog'));
  await person.type(sheet.getByLabelText(texts.contribution.who), ' & Leo');
  await person.click(sheet.getByRole('button', { name: texts.form.save }));
  const dialog = await refusedDialog();
  await waitFor(
    () =>
      expect(compared(dialog)).toEqual({
        [texts.contribution.who]: sides('Ana', 'Ana & Leo'),
        [texts.contribution.amount]: theirs('€1,200'),
      }),
    patience,
  );
  await press(modules.conflict.applyMine);
  const kept = async () => (await moneyIn()).map((one) => [one.contributor, one.amount]);
  await waitFor(async () => expect(await kept()).toEqual([['Ana & Leo', 120_000]]), patience);
});

test('the view of contributions shows how much money is still missing', async () => {
  await add('Finca', { actual_amount: 200_000, payment_date: '2126-12-20' });
  await open('?view=cash');
  expect(await screen.findByText(texts.cash.inNone)).toBeTruthy();
  await press(texts.cash.inAdd);
  const sheet = within(screen.getByRole('dialog'));
  await person.type(sheet.getByLabelText(texts.contribution.who), 'Our savings');
  await person.type(sheet.getByLabelText(texts.contribution.amount), '1500');
  await person.click(sheet.getByRole('button', { name: texts.form.save }));
  expect(await screen.findByText(/you’ll be €500 short/)).toBeTruthy();
  expect(screen.getByText(texts.cash.liftTitle)).toBeTruthy();
  await waitFor(async () => expect(await moneyIn()).toHaveLength(1), patience);
});

test('the view of cancellation terms shows the refund for cancelling today', async () => {
  await add('Hacienda', { actual_amount: 100_000, cancellation: [{ cancel_by: '2126-01-01', fee: 2_500 }] });
  await add('Autobús', { actual_amount: 10_000 });
  await open('?view=cancel');
  expect(await screen.findByText(/If you cancel today, you still get €750 back/)).toBeTruthy();
  expect(screen.getByText(/One agreed item of €100 has no terms yet/)).toBeTruthy();
});

test('the downloaded ledger keeps formulas as plain text', async () => {
  await add('-Flores', { actual_amount: 125_050 });
  const saved = catchSaved();
  await open();
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: modules.csv }));
  const text = await saved();
  expect(text?.split('\r\n')[0]).toBe(
    '"Category","Vendor","Entry","Expected","Agreed, incl. tax and service","Due on","Amount (EUR)",' +
      '"Paid on","Paid by","Tax, %","Service, %","If you cancel","Notes"',
  );
  expect(text).toContain(`"'-Flores"`);
  expect(text).toContain('1250.50');
});

test('a viewer sees the ledger but can’t change it', async () => {
  await add('Florista', { actual_amount: 100_000, description: 'Ramo' });
  await given.becomeViewer();
  await open();
  expect(await screen.findByText(texts.readOnly)).toBeTruthy();
  expect(screen.queryByLabelText(texts.quick.label)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mark as paid/ })).toBeNull();
  await press('Edit Florista');
  expect(within(screen.getByRole('dialog')).getByText('Ramo')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: texts.form.save })).toBeNull();
});

test('the ledger page reports a stranger’s plan as not found', async () => {
  const stranger = await newPerson('free');
  await become(stranger);
  renderAt(paths.budgetTracking(given.plan.id), <LedgerPage />);
  expect(
    await screen.findByRole('heading', { level: 1, name: /plan doesn’t exist/i }, patience),
  ).toBeTruthy();
});
