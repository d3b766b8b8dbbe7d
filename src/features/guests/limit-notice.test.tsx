import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { upgrade } from '@/locales/en/upgrade';
import { ModulePages } from '../../../tests/builders/module-pages';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, renderAt, setTier } from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import { newGuest, newHousehold } from './make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules']);

test('an editor whose plan has reached the guest limit can ask the owner to upgrade', async () => {
  const home = newHousehold('Familia García');
  await storeRows(HOUSEHOLDS, given.plan.id, [{ before: null, after: home }]);
  const guests = ['José', 'Inés'].map((name) =>
    newGuest({ name, last_name: 'García', household_id: home.id, party_size: 12 }),
  );
  await storeRows(
    GUESTS,
    given.plan.id,
    guests.map((after) => ({ before: null, after })),
  );
  const member = await newPerson('pro', 'Zoë');
  await addMember(given.plan, member, 'editor');
  await setTier(given.owner, 'free');
  await become(member);
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { name: /Familia García/ }, patience);
  await person.type(screen.getByRole('textbox', { name: texts.quick.label }), 'Ana Ruiz 2{Enter}');
  // The owner's subscription counts, not the editor's Pro subscription, so the editor is offered no upgrade.
  expect(await screen.findByText(/The Free plan holds 20 guests/, {}, patience)).toBeTruthy();
  expect(screen.getByText(texts.limit.full)).toBeTruthy();
  expect(await screen.findByText('Only the plan’s owner can buy Basic.', {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Get Basic' })).toBeNull();
  await person.click(screen.getByRole('button', { name: upgrade.tellOwner }));
  expect(await screen.findByText(upgrade.told, {}, patience)).toBeTruthy();
  const mails = await fetch(`${window.location.origin}/__mailbox/messages.json?to=${given.owner.email}`);
  const [mail] = (await mails.json()) as { text: string }[];
  expect(mail?.text).toContain('Zoë quiere seguir');
});
