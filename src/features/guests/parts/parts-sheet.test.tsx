import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { EVENT_PARTS, GUESTS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';
import '../guest-list-page';
import { setUpUser } from '@/../tests/builders/user';
import { newGuest, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'MX' }));
const names = async () => (await storedRows(EVENT_PARTS, given.plan.id)).map(({ name }) => name);

async function openPart(name: string) {
  const { id: plan_id } = given.plan;
  const [mass, party, brunch] = ['Misa', 'Fiesta', 'Tornaboda'].map((one, position) => ({
    ...newPart(crypto.randomUUID(), one),
    position,
  }));
  if (!mass || !party || !brunch) throw new Error('three parts');
  await storeRows(
    EVENT_PARTS,
    plan_id,
    [mass, party, brunch].map((after) => ({ before: null, after })),
  );
  await storeRows(GUESTS, plan_id, [
    {
      before: null,
      after: newGuest({
        name: 'Lupita',
        last_name: 'Soto',
        replies: { [mass.id]: { status: 'declined' } },
        requests: { [brunch.id]: { status: 'accepted' } },
      }),
    },
  ]);
  renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  await person.click(await screen.findByRole('menuitem', { name: texts.parts.title }, patience));
  const sheet = within(await screen.findByRole('dialog', { name: texts.parts.title }, patience));
  await person.click(sheet.getByRole('button', { name: new RegExp(name) }));
  await person.click(await sheet.findByRole('button', { name: texts.parts.delete }));
}
const asking = (name: string) =>
  screen.findByRole('dialog', { name: texts.parts.askDelete.replace('{{name}}', name) });

test.each(['Misa', 'Tornaboda'])(
  'deleting the part %s asks for confirmation because guests have replied',
  async (name) => {
    await openPart(name);
    const dialog = within(await asking(name));
    await expectAccessible();
    expect(await names()).toContain(name);
    await person.click(dialog.getByRole('button', { name: texts.parts.delete }));
    await waitFor(async () => expect(await names()).not.toContain(name), patience);
    undo();
    await waitFor(async () => expect(await names()).toContain(name), patience);
  },
);

test('deleting a part without replies needs no confirmation', async () => {
  await openPart('Misa');
  const dialog = within(await asking('Misa'));
  await person.click(dialog.getByRole('button', { name: texts.parts.keep }));
  const sheet = within(await screen.findByRole('dialog', { name: texts.parts.title }));
  expect(sheet.getByDisplayValue('Misa')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: texts.parts.back }));
  await person.click(sheet.getByRole('button', { name: /Fiesta/ }));
  await person.click(await sheet.findByRole('button', { name: texts.parts.delete }));
  await waitFor(async () => expect(await names()).toEqual(['Misa', 'Tornaboda']), patience);
});
