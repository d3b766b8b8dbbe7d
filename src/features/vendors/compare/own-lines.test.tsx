import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { QUOTES } from '@/data/vendor-quotes';
import { paths } from '@/lib/paths';
import { vendors as texts } from '@/locales/en/vendors';
import { newQuote } from '../make-quotes';
import VendorsPage from '../vendors-page';

const person = setUpUser();
const given = onPlanPage(['vendors', 'files', 'modules']);

test('a custom line of the comparison can be added and deleted', async () => {
  const { id } = given.plan;
  const quote = (vendor_name: string, price: number) => ({
    before: null,
    after: newQuote('music', { stage: 'quoted', vendor_name, price, tax_included: true }),
  });
  await storeRows(QUOTES, id, [quote('Manu', 90_000), quote('Nora', 80_000)]);
  const said = async () =>
    (await storedRows(QUOTES, id)).map(({ vendor_name, own_lines }) => [vendor_name, own_lines]);
  renderAt(paths.vendorComparison('music', id), <VendorsPage />);

  await person.click(await screen.findByRole('button', { name: texts.own.add }, patience));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(await dialog.findByLabelText(texts.own.name), 'Drone?');
  await person.click(dialog.getByRole('button', { name: texts.own.save }));
  expect(await dialog.findByText(texts.problem.ownText)).toBeTruthy();
  await person.type(dialog.getByLabelText('Nora'), '+150 €');
  await person.click(dialog.getByRole('button', { name: texts.own.save }));
  const table = within(screen.getByRole('table'));
  expect(await table.findByText('+150 €')).toBeTruthy();
  expect(table.getAllByRole('rowheader', { name: /Drone\?/ }).length).toBeGreaterThan(0);
  const line = [{ name: 'Drone?', text: '+150 €' }];
  await waitFor(
    async () =>
      expect(await said()).toEqual([
        ['Manu', []],
        ['Nora', line],
      ]),
    patience,
  );

  const [edit] = table.getAllByRole('button', { name: 'Edit “Drone?”' });
  if (edit) await person.click(edit);
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.own.delete }));
  await waitFor(
    async () =>
      expect(await said()).toEqual([
        ['Manu', []],
        ['Nora', []],
      ]),
    patience,
  );
  undo();
  await waitFor(
    async () =>
      expect(await said()).toEqual([
        ['Manu', []],
        ['Nora', line],
      ]),
    patience,
  );
});
