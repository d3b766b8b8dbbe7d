import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan } from '@/../tests/builders/plans';
import { setUpUser } from '@/../tests/builders/user';
import { vendorPages } from '@/../tests/builders/vendor-pages';
import { vendors as texts } from '@/locales/en/vendors';

const person = setUpUser();
const given = onPlanPage(['vendors', 'files', 'modules'], () => newPlan({ guest_count: 100, duration: 8 }));
const { open, stored } = vendorPages(given);

/** Opens the form for a new vendor, with a message that has been pasted and parsed. */
const pasted = async (name: string, message: string) => {
  await open();
  await person.click(screen.getByRole('button', { name: texts.empty.add }));
  const sheet = await screen.findByRole('dialog', {}, patience);
  await person.type(await within(sheet).findByLabelText(texts.field.vendor_name, {}, patience), name);
  await person.click(within(sheet).getByLabelText(texts.paste.label));
  await person.paste(message);
  await person.click(within(sheet).getByRole('button', { name: texts.paste.read }));
  return within(sheet);
};
const asked = (field: string) => ({ name: texts.paste.choose.replace('{{field}}', field) });
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('the quote form fills in the unambiguous values of a pasted message', async () => {
  const sheet = await pasted(
    'DJ Manu',
    'DJ services, 5 hours: €1,450 plus 8.875% tax. Overtime is €200/hour. A €300 deposit holds the date.',
  );
  expect(await sheet.findByText(/^3 fields filled in/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(texts.paste.change);
  expect(marked()).toEqual(['€1,450', 'plus 8.875% taxtax', '€200', '€300deposit']);
  const prices = within(sheet.getByRole('group', asked(texts.field.price)));
  expect(prices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '€1,450',
    '€200 per hour',
  ]);
  await person.click(prices.getByRole('button', { name: '€1,450' }));
  expect(prices.getByRole('button', { pressed: true }).textContent).toBe('€1,450');
  // The message doesn't state the basis of the price, so the form asks.
  await person.click(
    within(sheet.getByRole('group', asked(texts.field.basis))).getByRole('button', {
      name: texts.basis.event,
    }),
  );
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  await waitFor(async () => {
    const [quote] = await stored();
    expect(quote).toMatchObject({
      vendor_name: 'DJ Manu',
      stage: 'quoted',
      price: 145_000,
      basis: 'event',
      tax_included: false,
      tax_rate: 887.5,
      deposit: 30_000,
      hours_included: null,
      extra_hour: null,
      travel: null,
    });
  }, patience);
  undo();
  await waitFor(async () => expect(await stored()).toHaveLength(0), patience);
});

test('pasting a message keeps values already entered in the quote form', async () => {
  const sheet = await pasted('Catering Sol', 'Hello, we will call you.');
  expect(await sheet.findByText(texts.paste.nothing)).toBeTruthy();
  await person.type(sheet.getByLabelText(texts.field.price), '90');
  await person.click(sheet.getByRole('button', { name: texts.paste.change }));
  const message = sheet.getByLabelText(texts.paste.label);
  expect(document.activeElement).toBe(message);
  await person.clear(message);
  await person.paste('€80 per plate. 18% service charge, 5% admin fee, 10% VAT included.');
  await person.click(sheet.getByRole('button', { name: texts.paste.read }));
  expect(sheet.getByLabelText<HTMLInputElement>(texts.field.price).value).toBe('90');
  await person.click(
    within(sheet.getByRole('group', asked(texts.field.price))).getByRole('button', { name: '€80 per guest' }),
  );
  const charges = within(sheet.getByRole('group', asked(texts.field.service_rate)));
  await person.click(charges.getByRole('button', { name: '18%' }));
  await person.click(charges.getByRole('button', { name: '5%' }));
  expect(sheet.getByLabelText<HTMLInputElement>(texts.field.service_rate).value).toBe('18 + 5');
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  await waitFor(async () => {
    expect(await stored()).toMatchObject([
      { price: 8_000, basis: 'guest', service_included: false, service_rate: 2300, tax_rate: 1000 },
    ]);
  }, patience);
});

test('the amounts of a message in another currency are converted at the entered rate', async () => {
  const sheet = await pasted('The Leeds Five', 'Our fee is £1,450 in total including VAT. Deposit £300.');
  const convert = await sheet.findByRole('button', { name: 'Read in EUR' });
  expect(convert.getAttribute('aria-disabled')).toBe('true');
  await person.type(sheet.getByLabelText('1 GBP in EUR'), '1,1725');
  expect(sheet.getByText('1 GBP = 1.1725 EUR')).toBeTruthy();
  await person.click(convert);
  await person.click(sheet.getByRole('button', { name: texts.form.create }));
  await waitFor(async () => {
    const [quote] = await stored();
    expect(quote).toMatchObject({ price: 170_013, basis: 'event', deposit: 35_175, tax_included: true });
    expect(quote?.notes).toMatch(/^Amounts converted .* 1 GBP = 1\.1725 EUR\.$/);
  }, patience);
});

test('a long list of prices in a message shows only six prices at first', async () => {
  const menus = Array.from({ length: 9 }, (_, i) => `Menu ${i + 1} at €${40 + i} per person.`);
  const sheet = await pasted('Catering Sol', menus.join('\n'));
  const prices = within(sheet.getByRole('group', asked(texts.field.price)));
  expect(prices.getAllByRole('button', { name: /per guest$/ })).toHaveLength(6);
  await person.click(prices.getByRole('button', { name: '3 more' }));
  await person.click(prices.getByRole('button', { name: '€48 per guest' }));
  await person.click(prices.getByRole('button', { name: texts.paste.fewer }));
  expect(prices.getAllByRole('button', { name: /per guest$/ })).toHaveLength(7);
  expect(prices.getByRole('button', { pressed: true }).textContent).toBe('€48 per guest');
});
