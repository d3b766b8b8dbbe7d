import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { BUDGET_ITEMS } from '@/data/ledger';
import { outboxState } from '@/data/sync/outbox';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { readContacts } from '@/domain/vendors/address-book';
import { modules } from '@/locales/en/modules';
import { vendors as texts } from '@/locales/en/vendors';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { ModulePages } from '../../../tests/builders/module-pages';
import { catchSaved, onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { currentAddress, newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';
import { vendorPages } from '../../../tests/builders/vendor-pages';

const person = setUpUser();
const given = onPlanPage(['vendors', 'files', 'modules'], () => newPlan({ guest_count: 100, duration: 8 }));

const { open, plant, ranked, stored } = vendorPages(given);

test('giving weight only to the price ranks the cheapest quote first', async () => {
  await plant(
    { vendor_name: 'Barata', price: 90_000, includes: [] },
    { vendor_name: 'Completa', price: 140_000, includes: ['equipment', 'lights', 'dj'] },
    { vendor_name: 'Ocupada', price: 10_000, free_on_date: false },
  );
  await open('music', '&weights=100-0-0-0-0-0');
  expect(ranked()).toEqual(['Barata', 'Completa']);
  expect(screen.getByText(new RegExp(texts.condition.date))).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.weights.reset }));
  const price = screen.getByRole('slider', { name: /price/ });
  expect(Number(price.getAttribute('value') ?? (price as HTMLInputElement).value)).toBe(35);
  await waitFor(() => expect(ranked()).toEqual(['Completa', 'Barata']));
});

test('a vendor can be asked for missing details in the vendor’s language', async () => {
  await plant({
    vendor_name: 'Cuarteto Sol',
    price: 100_000,
    tax_included: null,
    language: 'es',
    hours_included: 6,
  });
  await open();
  const table = screen.getByRole('region', { name: texts.table.title });
  expect(within(table).getByText('€1,210')).toBeTruthy();
  expect(within(table).getByText('€1,000 if tax is included: ask')).toBeTruthy();
  expect(within(table).getByText('2 extra hours have no price yet')).toBeTruthy();
  await person.click(within(table).getByRole('button', { name: /^Ask about \d+ points$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask Cuarteto Sol' });
  await waitFor(() =>
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(modules.message.label).value).toContain(
      '¿Cuánto cuesta cada hora extra?',
    ),
  );
});

test('booking a quote adds its item to the ledger in the same request', async () => {
  await plant(
    { vendor_name: 'DJ Manu', price: 100_000, deposit_rate: 2_500, guarantee: 20_000 },
    { vendor_name: 'Banda', price: 200_000 },
  );
  await open();
  const sent = vi.spyOn(globalThis, 'fetch');
  await person.click(screen.getByRole('button', { name: 'Book DJ Manu' }));
  const sheet = await screen.findByRole('dialog', { name: 'Book DJ Manu' });
  expect(within(sheet).getByText('€250')).toBeTruthy();
  await person.click(within(sheet).getByRole('button', { name: texts.booking.confirm }));
  expect(await within(sheet).findByRole('button', { name: 'Copy a reply for Banda' })).toBeTruthy();
  const items = () => storedRows(BUDGET_ITEMS, given.plan.id);
  await waitFor(async () => {
    const [item] = await items();
    const booked = (await stored()).find(({ vendor_name }) => vendor_name === 'DJ Manu');
    expect(item).toMatchObject({ vendor_name: 'DJ Manu', category: 'music', actual_amount: 100_000 });
    expect(item?.payments).toMatchObject([{ kind: 'deposit', amount: 25_000, paid_date: null }]);
    expect(booked).toMatchObject({ stage: 'booked', item_id: item?.id });
  }, patience);
  const saves = sent.mock.calls.filter(([input]) =>
    String(input instanceof Request ? input.url : input).includes('save_rows'),
  );
  expect(saves).toHaveLength(1);
  undo();
  await waitFor(async () => {
    expect(await items()).toHaveLength(0);
    expect((await stored()).map(({ stage }) => stage)).toEqual(['quoted', 'quoted']);
  }, patience);
});

test('a category without quotes shows the vendor agreed in the ledger', async () => {
  const venue = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'venue' as const,
    vendor_name: 'Hacienda',
    planned_amount: 700_000,
    actual_amount: 720_000,
  };
  const florist = { ...venue, id: crypto.randomUUID(), vendor_name: 'Flores', actual_amount: null };
  await storeRows(
    BUDGET_ITEMS,
    given.plan.id,
    [venue, florist].map((after) => ({ before: null, after })),
  );
  await open('venue');
  expect(screen.getByRole('heading', { level: 1, name: 'Venue: already agreed' })).toBeTruthy();
  const agreed = screen.getByRole('region', { name: texts.agreed.title });
  expect(within(agreed).getByRole('link', { name: 'Hacienda' })).toBeTruthy();
  expect(within(agreed).getByText('€7,200')).toBeTruthy();
  expect(within(agreed).queryByText('Flores')).toBeNull();
  await expectAccessible();
  cleanup();
  await open('music');
  expect(screen.queryByRole('region', { name: texts.agreed.title })).toBeNull();
  expect(screen.getByRole('link', { name: /Venue.*agreed/ })).toBeTruthy();
});

test('the address book exports the same contacts that it imported', async () => {
  const table =
    'Name,Category,Phone,Language,Rating,Notes\n"Foto ""Luz""",Photo and video,+34 612 345 678,es,4,"=1+1"\nSol Band,Music,,,,\n';
  const bring = () =>
    person.upload(
      screen.getByLabelText(texts.book.import, { selector: 'input' }),
      new File([table], 'vendors.csv', { type: 'text/csv' }),
    );
  await open();
  await person.click(screen.getByRole('link', { name: texts.book.open }));
  const title = await screen.findByRole('heading', { level: 1, name: texts.book.title }, patience);
  const sheet = title.closest<HTMLElement>('.page') ?? document.body;
  await within(sheet).findByText(texts.book.empty, {}, patience);
  await bring();
  await within(sheet).findByText('Foto "Luz"', {}, patience);
  // Importing the same file again adds no second copy of anybody.
  await bring();
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe('0 added, 0 updated'), patience);
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);

  const saved = catchSaved();
  await person.click(within(sheet).getByRole('button', { name: texts.book.export }));
  const { contacts } = readContacts((await saved()) ?? '', 'venue');
  expect(contacts).toMatchObject([
    {
      vendor_name: 'Foto "Luz"',
      category: 'photo-and-video',
      phone: '+34 612 345 678',
      language: 'es',
      style: 4,
      notes: '=1+1',
    },
    { vendor_name: 'Sol Band', category: 'music', language: null, style: null },
  ]);
  const search = within(sheet).getByRole('textbox', { name: texts.book.search });
  await person.type(search, '612 345');
  await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(1));
  expect(within(sheet).getByText('Foto "Luz"')).toBeTruthy();
  await person.clear(search);
  await within(sheet).findByText('Sol Band', {}, patience);

  await person.click(within(sheet).getByRole('button', { name: 'Add Sol Band to this plan' }));
  await waitFor(
    async () => expect(await stored()).toMatchObject([{ vendor_name: 'Sol Band', stage: 'idea' }]),
    patience,
  );
  expect(await within(sheet).findByText(texts.book.inPlan)).toBeTruthy();
  await person.click(within(sheet).getByRole('button', { name: 'Remove Sol Band from the address book' }));
  await waitFor(() => expect(within(sheet).queryByText('Sol Band')).toBeNull(), patience);
  expect(await stored()).toHaveLength(1);
  await undo();
  await within(sheet).findByText('Sol Band', {}, patience);
  await waitFor(() => expect(outboxState().entries).toHaveLength(0), patience);
});

test('vendors whose follow-up is due are listed above the comparison', async () => {
  await plant(
    { vendor_name: 'DJ Manu', price: 100_000, chase_on: '2026-01-02' },
    { vendor_name: 'Banda Azahar', chase_on: '2026-01-02', stage: 'refused' },
    { vendor_name: 'Cuarteto', chase_on: '2190-01-02' },
  );
  await open('venue');
  const notice = await screen.findByRole('region', { name: texts.chasing.title }, patience);
  await person.click(within(notice).getByText(texts.chasing.title));
  expect(within(notice).getAllByRole('listitem')).toHaveLength(1);
  await person.click(
    within(notice).getByRole('button', { name: texts.chasing.laterFor.replace('{{name}}', 'DJ Manu') }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.chasing.title })).toBeNull());
  await waitFor(async () => {
    const manu = (await stored()).find(({ vendor_name }) => vendor_name === 'DJ Manu');
    expect(manu?.chase_on?.slice(0, 2)).toBe('20');
    expect(manu?.chase_on).not.toBe('2026-01-02');
  }, patience);
});

test('a line of the comparison can be hidden and shown again', async () => {
  await plant({ vendor_name: 'DJ Manu', price: 100_000, deposit_rate: 2_500, substitute: true });
  await open();
  const line = () => screen.queryAllByRole('rowheader', { name: texts.field.substitute, hidden: true });
  expect(line().length).toBeGreaterThan(0);
  await person.click(screen.getByText(texts.lines.title, { selector: 'summary, summary *' }));
  await person.click(screen.getByRole('checkbox', { name: texts.field.substitute }));
  await waitFor(() => expect(line()).toHaveLength(0));
  await waitFor(() => expect(currentAddress()).toContain('hide=substitute'));
  await person.click(screen.getByRole('checkbox', { name: texts.field.substitute }));
  await waitFor(() => expect(line().length).toBeGreaterThan(0));
});

test('a viewer sees the comparison but can’t change it', async () => {
  await plant({
    vendor_name: 'DJ Manu',
    price: 100_000,
    instalments: [
      { rate: 3_000, days_before: 60 },
      { rate: 10_000, days_before: 7 },
    ],
    cancellation: [
      { days_before: 30, fee: 5_000 },
      { days_before: 90, fee: 1_000 },
    ],
    own_lines: [
      { name: 'Lights', text: 'LED' },
      { name: 'Encore', text: 'yes' },
    ],
  });
  await given.becomeViewer();
  await open();
  expect(screen.getByText(texts.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  await person.click(screen.getAllByRole('button', { name: 'DJ Manu' })[0] as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: 'DJ Manu' });
  expect(within(sheet).queryByRole('textbox')).toBeNull();
  expect(within(sheet).getByText('€1,000')).toBeTruthy();
  const lines = (field: keyof typeof texts.field) =>
    within(sheet).getByText(texts.field[field]).nextElementSibling?.textContent;
  expect(lines('instalments')).toBe('30%, 60 days before\nthe rest, 7 days before');
  expect(lines('cancellation')).toBe('10% until 90 days before\n50% until 30 days before');
  expect(lines('own_lines')).toBe('Lights: LED\nEncore: yes');
});

test('the page of an unknown category links to the known categories', async () => {
  renderAt('/app/vendor-comparison/fireworks', <ModulePages module="vendors" />);
  expect(await screen.findByRole('link', { name: 'Catering' })).toBeTruthy();
  cleanup();
  renderAt('/app/vendor-comparison/music', <ModulePages module="vendors" />);
  await waitFor(() => expect(currentAddress()).toBe('/app/open/vendor-comparison?category=music'));
});
