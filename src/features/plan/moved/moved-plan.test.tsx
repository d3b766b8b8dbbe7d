import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { partRow } from '@/../tests/builders/guests';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { quoteRow } from '@/../tests/builders/quotes';
import { storedRows, storeRows, updatePlan } from '@/../tests/builders/rows';
import { row } from '@/../tests/builders/timeline';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { instantOf, wallOf } from '@/domain/timeline/zone';
import { formatDate, today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { follows as texts } from '@/locales/en/follows';
import { modules } from '@/locales/en/modules';
import EventPlanPage from '../event-plan-page';
// Imported here, because the app loads this module lazily. Otherwise the test would also wait for the
// download.
import './moved-plan';

const person = setUpUser();
const DATE = addDays(today(), 200);
const NEXT = addDays(DATE, 35);
const given = onPlanPage(['plans', 'budget', 'now', 'tasks', 'checklist', 'modules'], () =>
  newPlan({ event_date: DATE, country: 'MX', region: 'MX-JAL', city: 'Guadalajara' }),
);

const at = (day: string, clock: number) =>
  new Date(instantOf('America/Mexico_City', day, clock) * 60_000).toISOString();
const minuteOf = (iso: string) => Math.floor(Date.parse(iso) / 60_000);

async function store() {
  const { id } = given.plan;
  await storeRows(EVENT_PARTS, id, [
    {
      before: null,
      after: {
        ...partRow(crypto.randomUUID(), 'Tornaboda'),
        starts_at: at(addDays(DATE, 1), 660),
        time_zone: 'America/Mexico_City',
        reply_by: addDays(DATE, -40),
      },
    },
  ]);
  await storeRows(BUDGET_ITEMS, id, [
    {
      before: null,
      after: {
        ...EMPTY_ITEM,
        id: crypto.randomUUID(),
        version: 0,
        category: 'music',
        vendor_name: 'Mariachi',
        actual_amount: 50_000,
        payment_date: addDays(DATE, -7),
        cancellation: [{ cancel_by: addDays(DATE, -60), fee: 5_000 }],
      },
    },
  ]);
  await storeRows(CONTRIBUTIONS, id, [
    {
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        contributor: 'Padrinos',
        amount: 90_000,
        repeats: 'once',
        starts_on: addDays(DATE, -3),
        ends_on: null,
      },
    },
  ]);
  await storeRows(QUOTES, id, [
    { before: null, after: quoteRow('photo-and-video', { vendor_name: 'Luz', free_on_date: true }) },
  ]);
  await storeRows(TIMELINE, id, [
    {
      before: null,
      after: row(0, 30, {
        id: crypto.randomUUID(),
        version: 0,
        event_on: DATE,
        starts_at: instantOf('America/Mexico_City', DATE, 1020),
        time_zone: 'America/Mexico_City',
      }),
    },
  ]);
}
const open = async () => {
  renderAt(paths.eventPlan(given.plan.id), <EventPlanPage />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
};
/** Searches by text, because searching by role is slow on a complete plan page. */
const movedPanel = async (): Promise<HTMLElement> => {
  const title = await screen.findByText(/^The event moved to/, {}, patience);
  return title.closest('section') ?? title;
};
const part = async () => (await storedRows(EVENT_PARTS, given.plan.id))[0];
const item = async () => (await storedRows(BUDGET_ITEMS, given.plan.id))[0];

test('one undo reverts all accepted suggestions for a new event date', async () => {
  await store();
  await updatePlan(given.plan, { changes: { event_date: NEXT } });
  await open();
  const panel = within(await movedPanel());
  expect(panel.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(panel.getByText('Tornaboda')).toBeTruthy();
  expect(panel.getByText('Padrinos')).toBeTruthy();
  // Quotes are loaded only after the event's date has changed.
  expect(await panel.findByText('Luz', {}, patience)).toBeTruthy();
  // Each label appears in one line, whose face is another module's.
  const shown = panel.getAllByText(/ → /).map(({ textContent }) => textContent?.split(/: | → /));
  const byLabel = new Map(shown.map(([label = '', ...values] = []) => [label, values]));
  const day = (date: string) => formatDate(date, 'medium');
  expect(byLabel.get(texts.answers)).toEqual([day(addDays(DATE, -40)), day(addDays(NEXT, -40))]);
  expect(byLabel.get(texts.rest)).toEqual([day(addDays(DATE, -7)), day(addDays(NEXT, -7))]);
  expect(byLabel.get(texts.comes)).toEqual([day(addDays(DATE, -3)), day(addDays(NEXT, -3))]);
  expect(byLabel.get(texts.free)).toEqual([texts.yes, texts.askAgain]);
  expect(panel.getByText(texts.said.households)).toBeTruthy();
  expect(panel.getByText(texts.said.vendors)).toBeTruthy();
  await person.click(panel.getByRole('button', { name: modules.suggestions.takeAll }));
  await waitFor(async () => expect((await part())?.event_on).toBe(NEXT), patience);
  const moved = await part();
  expect(moved?.reply_by).toBe(addDays(NEXT, -40));
  expect(wallOf('America/Mexico_City', minuteOf(moved?.starts_at ?? ''))).toEqual({
    date: addDays(NEXT, 1),
    minutes: 660,
  });
  expect(await item()).toMatchObject({
    payment_date: addDays(NEXT, -7),
    cancellation: [{ cancel_by: addDays(NEXT, -60), fee: 5_000 }],
  });
  expect((await storedRows(CONTRIBUTIONS, given.plan.id))[0]).toMatchObject({
    starts_on: addDays(NEXT, -3),
    event_on: NEXT,
  });
  expect((await storedRows(QUOTES, given.plan.id))[0]).toMatchObject({ free_on_date: null, event_on: NEXT });
  await waitFor(() => expect(screen.queryByText(/^The event moved to/)).toBeNull());
  undo();
  await waitFor(async () => expect((await item())?.payment_date).toBe(addDays(DATE, -7)), patience);
  expect(await part()).toMatchObject({ event_on: DATE, reply_by: addDays(DATE, -40) });
  expect((await storedRows(CONTRIBUTIONS, given.plan.id))[0]?.starts_on).toBe(addDays(DATE, -3));
  expect((await storedRows(QUOTES, given.plan.id))[0]?.free_on_date).toBe(true);
});

test('a suggestion after a date change disappears once it is applied or declined', async () => {
  await store();
  await updatePlan(given.plan, { changes: { event_date: NEXT } });
  await open();
  const panel = within(await movedPanel());
  await person.click(panel.getByLabelText('Apply Tornaboda'));
  await person.click(panel.getByLabelText('Leave Mariachi as it is'));
  await waitFor(async () => expect((await item())?.event_on).toBe(NEXT), patience);
  expect((await item())?.payment_date).toBe(addDays(DATE, -7));
  expect((await part())?.event_on).toBe(NEXT);
  expect(screen.queryByLabelText('Apply Mariachi')).toBeNull();
});

test('a plan whose date never changed has no suggestions to move rows', async () => {
  await store();
  await open();
  await screen.findByText('Mariachi', {}, patience);
  expect(screen.queryByText(/^The event moved to/)).toBeNull();
});
