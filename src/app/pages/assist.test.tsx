import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { giveConsent } from '@/data/assist/consent';
import { BUDGET_ITEMS } from '@/data/ledger';
import { SUGGESTIONS } from '@/data/suggestions';
import { outboxState } from '@/data/sync/outbox';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import type { Category } from '@/domain/plan/facts';
import LedgerPage from '@/features/ledger/ledger-page';
import { paths } from '@/lib/paths';
import { assist as texts } from '@/locales/en/assist';
import { suggestions } from '@/locales/en/suggestions';
import { expectAccessible } from '../../../tests/builders/accessible';
import { askAssistant, openAssist } from '../../../tests/builders/assist-sheet';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';

const person = setUpUser();
const given = onPlanPage(['ledger', 'files', 'modules', 'assist', 'suggestions', 'checklist', 'timeline']);

const item = (category: Category, vendor_name: string, planned_amount: number) => ({
  ...EMPTY_ITEM,
  id: crypto.randomUUID(),
  version: 0,
  event_on: null,
  category,
  vendor_name,
  planned_amount,
});
const amounts = async () =>
  (await storedRows(BUDGET_ITEMS, given.plan.id)).map(({ planned_amount }) => planned_amount).sort();
const sent = () => waitFor(() => expect(outboxState().entries).toEqual([]), patience);

const plant = () =>
  storeRows(
    BUDGET_ITEMS,
    given.plan.id,
    [
      item('venue', 'Masía Altramuz', 900_000),
      item('decorations', 'Flores Chiribita', 500_000),
      item('attire', 'Restituto', 300_000),
      item('music', 'Orquesta Bambalina', 400_000),
    ].map((after) => ({ before: null, after: after as never })),
  );
const SAVE = 'Save 3,000 without touching the music';
const LOWERED = /Masía Altramuz|Flores Chiribita/;

test('the assistant asks for the owner’s consent once per plan', async () => {
  await plant();
  const sheet = await openAssist(given.plan.id);
  expect(await within(sheet).findByText(texts.consent.names, {}, patience)).toBeTruthy();
  await expectAccessible();
  await person.click(within(sheet).getByRole('button', { name: texts.consent.give }));
  const starts = await within(sheet).findByRole('region', { name: texts.starts }, patience);
  expect(within(starts).getAllByRole('button')).toHaveLength(3);
  await person.click(within(sheet).getByText(texts.sent));
  // After the consent was withdrawn, the assistant asks for it again.
  await person.click(within(sheet).getByRole('button', { name: texts.consent.end }));
  expect(await within(sheet).findByRole('button', { name: texts.consent.give }, patience)).toBeTruthy();
});

test('an owner can undo one of two accepted lines of the assistant’s suggestion', async () => {
  await plant();
  await giveConsent(given.plan.id);
  const sheet = await openAssist(given.plan.id);
  await askAssistant(sheet, SAVE);
  const accepts = await within(sheet).findAllByRole('button', { name: LOWERED }, patience);
  expect(within(sheet).getByText(texts.scripted)).toBeTruthy();
  expect(within(sheet).getByText(texts.scriptedWords)).toBeTruthy();
  expect(within(sheet).getByText(texts.line.costNow)).toBeTruthy();
  expect(within(sheet).queryByText(/Orquesta Bambalina/)).toBeNull();
  await sent();
  // The amounts stay the same until a person accepts the suggestion.
  expect(await amounts()).toEqual([300_000, 400_000, 500_000, 900_000]);
  const accept = (name: string) =>
    within(sheet).getByRole('button', { name: suggestions.acceptOne.replace('{{what}}', name) });
  expect(accepts.length).toBeGreaterThan(0);
  await person.click(accept('Masía Altramuz'));
  await person.click(accept('Flores Chiribita'));
  await sent();
  const [suggestion] = await storedRows(SUGGESTIONS, given.plan.id);
  expect(suggestion?.states.toSorted()).toEqual(['accepted', 'accepted', 'open']);
  expect(suggestion?.reason).toMatch(/^From the assistant/);
  const accepted = await amounts();
  expect(accepted.filter((one) => [500_000, 900_000].includes(one))).toEqual([]);
  undo();
  await sent();
  expect(await amounts()).toContain(500_000);
});

test('the displayed requests to the assistant contain placeholders instead of names', async () => {
  await plant();
  await giveConsent(given.plan.id);
  let sheet = await openAssist(given.plan.id);
  await askAssistant(sheet, SAVE);
  await within(sheet).findAllByRole('button', { name: LOWERED }, patience);
  await expectAccessible();
  await person.click(within(sheet).getByText(texts.sent));
  const words = await within(sheet).findByText(/"open_items"/, {}, patience);
  expect(words.textContent).toContain('⟨vendor');
  expect(sheet.querySelectorAll('pre').length).toBeGreaterThan(4);
  for (const pre of sheet.querySelectorAll('pre')) expect(pre.textContent).not.toMatch(LOWERED);
  // After a reload, the assistant doesn't ask for consent again.
  cleanup();
  sheet = await openAssist(given.plan.id);
  expect(await within(sheet).findByText(SAVE, {}, patience)).toBeTruthy();
  await person.click(within(sheet).getByText(texts.sent));
  await person.click(within(sheet).getByRole('button', { name: texts.clear }));
  expect(await within(sheet).findByRole('region', { name: texts.starts })).toBeTruthy();
});

test('a suggester is told that only the owner can consent to the assistant', async () => {
  const zoe = await newPerson('free', 'Zoë');
  await addMember(given.plan, zoe, 'suggester');
  const sheet = await openAssist(given.plan.id);
  expect(await within(sheet).findByText(texts.consent.owner, {}, patience)).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: texts.consent.give })).toBeNull();
  cleanup();
  await become(given.owner);
  await given.becomeViewer();
  renderAt(paths.budgetTracking(given.plan.id), <LedgerPage />);
  await screen.findByRole('heading', { level: 1 }, patience);
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
});
