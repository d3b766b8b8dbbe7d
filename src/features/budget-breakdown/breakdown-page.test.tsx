import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { historyQuery } from '@/data/budget-history';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { changeLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { breakdown as texts } from '@/locales/en/breakdown';
import { breakdown as spanish } from '@/locales/es/breakdown';
import { catchSaved, onPlanPage, patience } from '../../../tests/builders/plan-page';
import {
  addMember,
  become,
  currentAddress,
  newPerson,
  removeMember,
  renderAt,
} from '../../../tests/builders/plans';
import { storeRows, updatePlan } from '../../../tests/builders/rows';
import BreakdownPage from './breakdown-page';

const person = setUpUser();
const given = onPlanPage(['breakdown', 'budget', 'modules']);

const EMPTY: Omit<StoredItem, 'id'> = {
  ...EMPTY_ITEM,
  version: 0,
  category: 'music',
  vendor_name: 'DJ',
};
const add = async (change: Partial<StoredItem>): Promise<StoredItem> => {
  const after = { ...EMPTY, id: crypto.randomUUID(), ...change };
  const [stored] = await storeRows(BUDGET_ITEMS, given.plan.id, [{ before: null, after }]);
  return stored ?? after;
};
const open = async (search = '', title: string = texts.title) => {
  renderAt(paths.budgetBreakdown(given.plan.id) + search, <BreakdownPage />);
  await screen.findByRole('heading', { level: 1, name: title }, patience);
};
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const sheet = () => within(screen.getByRole('dialog'));

test('each figure of the breakdown opens the list of items behind it', async () => {
  const band = await add({ vendor_name: 'Banda Ñu', planned_amount: 90_000, actual_amount: 1_900_000 });
  await add({ vendor_name: 'DJ', planned_amount: 50_000 });
  await open();
  // The default measure is the likely cost: €19,000 agreed and €500 planned.
  expect(screen.getAllByText('€19,500').length).toBeGreaterThan(1);
  expect(screen.getByText(/Music is .* over its allocation/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Music €19,500 \(100%\)/ })).toBeTruthy();

  await press(/^Music, Likely cost: €19,500/);
  const rows = sheet().getAllByRole('link');
  expect(rows[0]?.textContent).toContain('Banda Ñu');
  expect(rows[0]?.getAttribute('href')).toBe(
    `/app/budget-tracking/${given.plan.id}?${new URLSearchParams({ category: 'music', q: band.vendor_name })}`,
  );
  expect(sheet().getByText(texts.rows.onlyPlanned, { exact: false })).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toContain('category=music'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).not.toContain('category'));

  await press(new RegExp(`^${texts.measure.committed}`));
  await press(texts.by.item);
  expect(screen.getByRole('link', { name: /Banda Ñu €19,000/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /DJ/ })).toBeNull();
  await waitFor(() =>
    expect(currentAddress()).toMatch(/measure=committed.*by=item|by=item.*measure=committed/),
  );
});

test('the breakdown of a plan without items shows the allocation and its reasons', async () => {
  await open();
  expect(screen.getByText(texts.status.none)).toBeTruthy();
  expect(screen.getAllByText('€24,000').length).toBeGreaterThan(1);
  await press(/^Catering, Suggested/);
  expect(sheet().getByRole('heading', { name: texts.rows.why })).toBeTruthy();
  await person.keyboard('{Escape}');
  await press(new RegExp(`^${texts.measure.paid}`));
  expect(screen.getByText(texts.picture.empty.paid)).toBeTruthy();
});

test('the breakdown compares the cost per guest with the usual cost', async () => {
  await add({ actual_amount: 1_500_000 });
  await open('?view=guests');
  expect(screen.getAllByText('€150').length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: /€150 per guest; usual/ })).toBeTruthy();
  expect(screen.getByText(/Andalusia/)).toBeTruthy();
  expect(screen.getByText(/Figures from 20\d\d/)).toBeTruthy();
});

test('the breakdown’s history shows changes by category and by item', async () => {
  const item = await add({ vendor_name: 'Banda Ñu', planned_amount: 90_000 });
  await storeRows(BUDGET_ITEMS, given.plan.id, [
    { before: item, after: { ...item, actual_amount: 120_000 } },
  ]);
  await updatePlan(given.plan, { changes: { budget: 2_500_000 } });
  await open('?view=moves');
  expect(await screen.findByText('+€1,200', { selector: 'p *' }, patience)).toBeTruthy();
  await press(/Music/);
  expect(sheet().getByRole('link', { name: 'Banda Ñu' })).toBeTruthy();
  expect(sheet().getAllByText('+€1,200').length).toBeGreaterThan(0);
  await person.keyboard('{Escape}');
  await press(new RegExp(`^${texts.measure.planned}`));
  expect(await screen.findByText('+€24,000', { selector: 'p *' }, patience)).toBeTruthy();
  await press(texts.moves.start0);
  await waitFor(() => expect(currentAddress()).toContain('since=start'));
  const told = await makeQueryClient(() => undefined).fetchQuery(
    historyQuery(given.plan.id, { since: null, until: null }),
  );
  expect(told.changes.reduce((sum, { moves }) => sum + moves.budget, 0)).toBe(2_500_000);
});

test('the history of a shared plan names the member who changed an amount', async () => {
  const saved = catchSaved();
  const item = await add({ vendor_name: 'Banda Ñu', planned_amount: 90_000 });
  const look = async () => {
    cleanup();
    await open('?view=moves&measure=expected');
    await person.click(await screen.findByRole('button', { name: /Music/ }, patience));
    return sheet()
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  };
  // The author isn't shown if the plan has only one member.
  for (const row of await look()) expect(row).not.toContain('Ana');

  const partner = await newPerson('free', 'Íñigo Núñez');
  await become(given.owner);
  await addMember(given.plan, partner, 'editor');
  await become(partner);
  await storeRows(BUDGET_ITEMS, given.plan.id, [
    { before: item, after: { ...item, planned_amount: 120_000 } },
  ]);
  const rows = await look();
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row?.includes('€900'))).toMatch(/Ana · /);
  expect(rows.find((row) => row?.includes('€300'))).toMatch(/Íñigo Núñez · /);
  await person.keyboard('{Escape}');
  await press(texts.moves.csv);
  const table = await saved();
  expect(table).toMatch(new RegExp(`"${texts.moves.day}","${texts.moves.author}"`));
  expect(table).toMatch(/"Íñigo Núñez","Music","Banda Ñu"/);

  await become(given.owner);
  await removeMember(given.plan, partner);
  const after = await look();
  expect(after.find((row) => row?.includes('€300'))).toContain(`${texts.moves.left} · `);
});

test('a viewer sees the breakdown without a button to add items', async () => {
  await add({ actual_amount: 10_000 });
  await given.becomeViewer();
  await open();
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  expect(screen.getByRole('button', { name: /^Music, Likely cost: €100/ })).toBeTruthy();
});

test('the breakdown page is in Spanish for a Spanish reader', async () => {
  await changeLanguage('es');
  await open('?view=moves', spanish.title);
  expect(await screen.findByRole('heading', { name: spanish.moves.title }, patience)).toBeTruthy();
});

test('a plan that doesn’t exist is reported as not found', async () => {
  renderAt(paths.budgetBreakdown('nowhere'), <BreakdownPage />);
  expect(await screen.findByText(/That plan doesn’t exist/, undefined, patience)).toBeTruthy();
});
