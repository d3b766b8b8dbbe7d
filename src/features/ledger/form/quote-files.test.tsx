import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { renderAt } from '@/../tests/builders/plans';
import { quoteRow } from '@/../tests/builders/quotes';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { ATTACHMENTS } from '@/data/attachments';
import { BUDGET_ITEMS } from '@/data/ledger';
import { QUOTES } from '@/data/vendor-quotes';
import { paths } from '@/lib/paths';
import { files as fileTexts } from '@/locales/en/files';
import { ledger as texts } from '@/locales/en/ledger';
import LedgerPage from '../ledger-page';
import { newItem } from '../make-items';

const person = setUpUser();
const given = onPlanPage(['ledger', 'files', 'modules']);

test('an item’s form opens the files of the booked quote', async () => {
  const { id } = given.plan;
  const item = { ...newItem('music'), vendor_name: 'Band', actual_amount: 90_000 };
  await storeRows(BUDGET_ITEMS, id, [{ before: null, after: item }]);
  const quote = quoteRow('music', { stage: 'booked', vendor_name: 'The Band', item_id: item.id });
  await storeRows(QUOTES, id, [{ before: null, after: quote }]);
  const file = (subject_id: string, file_name: string) => ({
    before: null,
    after: {
      id: crypto.randomUUID(),
      version: 0,
      subject_id,
      file_name,
      media_type: 'application/pdf' as const,
      size: 100,
    },
  });
  await storeRows(ATTACHMENTS, id, [file(item.id, 'receipt.pdf'), file(quote.id, 'contract.pdf')]);

  renderAt(paths.budgetTracking(id), <LedgerPage />);
  await person.click(await screen.findByRole('button', { name: 'Edit Band' }, patience));
  expect(screen.getByText('2 files')).toBeTruthy();
  const sheet = within(screen.getByRole('dialog'));
  const theirs = within(sheet.getByRole('region', { name: texts.quoteFiles.title }));
  expect(theirs.getByRole('button', { name: 'Open contract.pdf' })).toBeTruthy();
  expect(theirs.queryByRole('button', { name: /Delete/ })).toBeNull();
  expect(theirs.getByRole('link', { name: 'See The Band’s quote' }).getAttribute('href')).toBe(
    paths.vendorComparison('music', id),
  );
  const own = within(sheet.getByRole('list', { name: 'Files' }));
  expect(own.getByRole('button', { name: 'Open receipt.pdf' })).toBeTruthy();
});

test('a file added to a new item is kept in the draft until the item is created', async () => {
  const { id } = given.plan;
  const bytes = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  renderAt(paths.budgetTracking(id), <LedgerPage />);
  const add = async () => {
    const [button] = await screen.findAllByRole('button', { name: texts.empty.action }, patience);
    if (button) await person.click(button);
    return within(await screen.findByRole('dialog', {}, patience));
  };
  const first = await add();
  await person.type(first.getByLabelText(texts.form.vendor), 'Band');
  await person.upload(
    first.getByLabelText(fileTexts.add),
    new File([bytes], 'contract.pdf', { type: 'application/pdf' }),
  );
  await first.findByRole('button', { name: 'Open contract.pdf' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await add();
  await again.findByRole('button', { name: 'Open contract.pdf' });
  await person.type(again.getByLabelText(texts.form.planned), '900');
  await person.click(again.getByRole('button', { name: texts.form.create }));
  await waitFor(async () => {
    const [item] = await storedRows(BUDGET_ITEMS, id);
    expect(item?.vendor_name).toBe('Band');
    expect(await storedRows(ATTACHMENTS, id)).toMatchObject([
      { file_name: 'contract.pdf', subject_id: item?.id },
    ]);
  }, patience);
});

test('saving an item while a file is still being read stores the file with the item', async () => {
  const { id } = given.plan;
  const bytes = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  let finish: () => void = () => undefined;
  const reading = new Promise<void>((done) => {
    finish = done;
  });
  const slow = new File([bytes], 'contract.pdf', { type: 'application/pdf' });
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => reading.then(() => bytes.buffer) });
  renderAt(paths.budgetTracking(id), <LedgerPage />);
  const [button] = await screen.findAllByRole('button', { name: texts.empty.action }, patience);
  if (button) await person.click(button);
  const sheet = within(await screen.findByRole('dialog', {}, patience));
  await person.type(sheet.getByLabelText(texts.form.vendor), 'Band');
  await person.type(sheet.getByLabelText(texts.form.planned), '900');
  await person.upload(sheet.getByLabelText(fileTexts.add), slow);
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  finish();
  await waitFor(async () => {
    const [item] = await storedRows(BUDGET_ITEMS, id);
    expect(await storedRows(ATTACHMENTS, id)).toMatchObject([
      { file_name: 'contract.pdf', subject_id: item?.id },
    ]);
  }, patience);
});
