import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows, updatePlan } from '@/../tests/builders/rows';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { addDays } from '@/domain/calendar';
import { formatDate, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { follows } from '@/locales/en/follows';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';
// Imported here, because the app loads this module lazily and the test should wait only for its content.
import './moved-guests';
import '../guest-list-page';
import '../invitations/invitations-page';
import { setUpUser } from '@/../tests/builders/user';
import { newGuest, newHousehold, newPart } from '../make-guests';

const person = setUpUser();
const DATE = addDays(today(), 150);
const NEXT = addDays(DATE, -20);
const given = onPlanPage(['guests', 'modules'], () =>
  newPlan({ guest_count: 120, country: 'ES', event_date: DATE }),
);

async function invite(starts_on: string) {
  const { id: plan_id } = given.plan;
  await storeRows(EVENT_PARTS, plan_id, [
    {
      before: null,
      after: {
        ...newPart(plan_id, 'Cena'),
        starts_at: `${starts_on}T18:00:00.000Z`,
        time_zone: 'Europe/Madrid',
      },
    },
  ]);
  const household = newHousehold('Familia Ruiz', {
    language: 'en',
    channel: 'whatsapp',
    invited_at: new Date().toISOString(),
    event_on: DATE,
  });
  await storeRows(HOUSEHOLDS, plan_id, [{ before: null, after: household }]);
  await storeRows(GUESTS, plan_id, [
    {
      before: null,
      after: newGuest({
        name: 'José',
        last_name: 'Ruiz',
        household_id: household.id,
        replies: { [plan_id]: { status: 'accepted' } },
      }),
    },
  ]);
}
const household = async () => (await storedRows(HOUSEHOLDS, given.plan.id))[0];

test('a household invited for the old date counts as informed only once it gets a message', async () => {
  await invite(DATE);
  await updatePlan(given.plan, { changes: { event_date: NEXT } });
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByText(texts.title, {}, patience);
  await screen.findByText(follows.unaware_one.replace('{{count, number}}', '1'), {}, patience);
  expect(screen.getByText(follows.undecided)).toBeTruthy();
  await expectAccessible();
  await person.click(screen.getByRole('link', { name: follows.tell }));
  expect((await household())?.event_on).toBe(DATE);

  await screen.findByText('New date (1)', {}, patience);
  const shown = screen.getByRole('button', { name: /^New date \(1\)/ });
  expect(shown.getAttribute('aria-pressed')).toBe('true');
  await person.click(await screen.findByRole('button', { name: 'Make 1 link' }, patience));
  const whatsapp = await screen.findByRole('link', { name: /WhatsApp/ }, patience);
  const text = decodeURIComponent(whatsapp.getAttribute('href') ?? '');
  expect(text).toContain(`it’s now on ${formatDate(NEXT, 'full', 'en')}`);
  await person.click(whatsapp);
  await waitFor(async () => expect((await household())?.event_on).toBe(NEXT), patience);
  expect((await household())?.reminded_at).toBeNull();
});

test('the invitations page warns about a part on a day outside the event', async () => {
  await invite(addDays(DATE, 90));
  renderAt(paths.guestPage(given.plan.id, 'invitations'), <ModulePages module="guests" />);
  const panel = within(await screen.findByRole('region', { name: follows.offTitle }, patience));
  expect(panel.getByText('Cena')).toBeTruthy();
  await expectAccessible();
});

test('setting a part’s new day by hand removes the suggestion to move the part', async () => {
  await invite(DATE);
  await updatePlan(given.plan, { changes: { event_date: NEXT } });
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByText(/^The event moved to/, {}, patience);
  await person.click(screen.getByRole('button', { name: modules.more }));
  await person.click(await screen.findByRole('menuitem', { name: texts.parts.title }));
  const sheet = within(await screen.findByRole('dialog', { name: texts.parts.title }));
  expect(sheet.getByText(texts.parts.off)).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: /Cena/ }));
  const day = sheet.getByLabelText(texts.parts.date);
  await person.clear(day);
  await person.type(day, NEXT);
  await person.click(sheet.getByRole('button', { name: texts.form.save }));
  await waitFor(
    async () =>
      expect((await storedRows(EVENT_PARTS, given.plan.id))[0]).toMatchObject({
        event_on: NEXT,
        starts_at: expect.stringContaining(NEXT),
      }),
    patience,
  );
  await waitFor(() => expect(screen.queryByText(/^The event moved to/)).toBeNull());
});
