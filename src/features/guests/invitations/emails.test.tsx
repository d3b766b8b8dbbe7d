import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => askInstead((input, init) => fetch(input, init)));

interface Asked {
  action: 'preview' | 'send';
  households: string[];
  again?: boolean;
}

/**
 * Stubs the email function. It previews an email for each household. `hurdleOf` decides the response to each
 * request.
 */
function emailsAnswer(
  hurdleOf: (id: string, again: boolean) => string | null,
  sendingOf?: (asked: Asked) => Promise<unknown>,
): Asked[] {
  const sendings: Asked[] = [];
  askInstead(async (input, init) => {
    if (!String(input).endsWith('/functions/v1/invitations')) return fetch(input, init);
    const asked: Asked = JSON.parse(String(init?.body));
    if (asked.action === 'send') sendings.push(asked);
    if (asked.action === 'send' && sendingOf) return Response.json(await sendingOf(asked));
    const emails = asked.households.map((household_id) =>
      asked.action === 'send'
        ? { household_id, hurdle: hurdleOf(household_id, asked.again === true) }
        : {
            household_id,
            kind: 'invitation',
            email: 'jose@example.com',
            language: 'es',
            hurdle: null,
            subject: 'Nuestra boda',
            text: 'Os esperamos',
          },
    );
    return Response.json({ emails });
  });
  return sendings;
}

test('an invitation email that might not have arrived is resent only on request', async () => {
  const { id: plan_id } = given.plan;
  const [known, unheard] = [newHousehold('Familia Ruiz'), newHousehold('Familia García')];
  await storeRows(HOUSEHOLDS, plan_id, [
    { before: null, after: known },
    { before: null, after: unheard },
  ]);
  await storeRows(
    GUESTS,
    plan_id,
    [known, unheard].map(({ id }, n) => ({
      before: null,
      after: newGuest({ name: 'José', last_name: 'García', household_id: id, email: `jose${n}@example.com` }),
    })),
  );
  const sendings = emailsAnswer((id, again) => (id === unheard.id && !again ? 'unsure' : null));
  renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('link', { name: texts.cards.title }, patience));
  await person.click(await screen.findByRole('button', { name: texts.emails.open }, patience));
  const sheet = within(await screen.findByRole('dialog', { name: texts.emails.title }, patience));
  const send = await sheet.findByRole('button', { name: 'Send 2 emails' });
  await sheet.findByText('Nuestra boda', {}, patience);
  await person.click(send);

  expect(await sheet.findByText(texts.emails.hurdles.unsure, {}, patience)).toBeTruthy();
  expect(sheet.getByText('1 email sent')).toBeTruthy();
  expect(sheet.getByRole('listitem').textContent).toContain(unheard.name);
  const again = await sheet.findByRole('button', { name: 'Send 1 email again' });
  expect(sendings).toHaveLength(1);
  await expectAccessible();

  await person.click(again);
  expect(await sheet.findByText('2 emails sent', {}, patience)).toBeTruthy();
  await waitFor(() => expect(sheet.queryByRole('button', { name: /again/ })).toBeNull());
  expect(sheet.queryByText(texts.emails.hurdles.unsure)).toBeNull();
  expect(sendings[1]).toMatchObject({ households: [unheard.id], again: true });
});

test('sending invitations can be continued after the mail service demands a pause', async () => {
  const { id: plan_id } = given.plan;
  const households = Array.from({ length: 12 }, (_, n) => newHousehold(`Familia ${n}`));
  await storeRows(
    HOUSEHOLDS,
    plan_id,
    households.map((after) => ({ before: null, after })),
  );
  await storeRows(
    GUESTS,
    plan_id,
    households.map(({ id }, n) => ({
      before: null,
      after: newGuest({ name: 'Ana', last_name: 'Gil', household_id: id, email: `ana${n}@example.com` }),
    })),
  );
  let proceed: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  let calls = 0;
  const sent: string[] = [];
  emailsAnswer(
    () => null,
    async ({ households: ids }) => {
      calls += 1;
      // The first call leaves out its last two emails. The second call sends none and asks for a pause of an
      // hour.
      const out = calls === 1 ? 8 : calls === 2 ? 0 : ids.length;
      if (calls === 2) await held;
      sent.push(...ids.slice(0, out));
      const emails = ids.map((household_id, n) => ({ household_id, hurdle: n < out ? null : 'later' }));
      return { emails, wait: calls === 1 ? 0 : calls === 2 ? 3600 : null };
    },
  );
  renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('link', { name: texts.cards.title }, patience));
  await person.click(await screen.findByRole('button', { name: texts.emails.open }, patience));
  const sheet = within(await screen.findByRole('dialog', { name: texts.emails.title }, patience));
  await sheet.findByText('Nuestra boda', {}, patience);
  await person.click(sheet.getByRole('button', { name: 'Send 12 emails' }));
  expect(await sheet.findByText('8 of 12 sent, the rest within a minute.', {}, patience)).toBeTruthy();
  proceed();
  const full = '8 of 12 sent. The mail service takes no more for now: send the rest later.';
  expect(await sheet.findByText(full, {}, patience)).toBeTruthy();
  expect(sheet.queryByRole('listitem')).toBeNull();
  await expectAccessible();
  await person.click(await sheet.findByRole('button', { name: 'Send 4 emails' }));
  expect(await sheet.findByText('12 emails sent', {}, patience)).toBeTruthy();
  expect(sent.toSorted()).toEqual(households.map(({ id }) => id).toSorted());
});

test('a household that has already replied gets no invitation', async () => {
  const { id: plan_id } = given.plan;
  const [told, open] = [newHousehold('Familia Soto'), newHousehold('Familia Vega')];
  const dinner = newPart(crypto.randomUUID(), 'Dinner');
  await storeRows(EVENT_PARTS, plan_id, [{ before: null, after: dinner }]);
  await storeRows(HOUSEHOLDS, plan_id, [
    { before: null, after: told },
    { before: null, after: open },
  ]);
  const member = { last_name: 'Gil', email: 'gil@example.com' };
  await storeRows(GUESTS, plan_id, [
    {
      before: null,
      after: newGuest({
        ...member,
        name: 'Ana',
        household_id: told.id,
        replies: { [dinner.id]: { status: 'accepted' } },
      }),
    },
    { before: null, after: newGuest({ ...member, name: 'Leo', household_id: open.id }) },
  ]);
  emailsAnswer(() => null);
  renderAt(paths.guestList(plan_id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('link', { name: texts.cards.title }, patience));
  expect(await screen.findByText(open.name, {}, patience)).toBeTruthy();
  expect(screen.queryByText(told.name)).toBeNull();
  await person.click(screen.getByText(`${texts.cards.shows.all} (2)`));
  expect(await screen.findByText(told.name)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.emails.open }));
  expect(await screen.findByRole('button', { name: 'Send 1 email' }, patience)).toBeTruthy();
});
