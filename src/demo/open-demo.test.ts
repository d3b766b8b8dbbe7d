import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ledger, leftToSpend } from '@/domain/ledger/ledger';
import { isWhole } from '@/domain/plan-allocation/stored-allocation';

const DAY = '2026-11-23';

async function openPage(language: 'en' | 'es', languages: readonly string[] = [language]) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', new URL(`https://celebra.example/${language === 'en' ? 'en/' : ''}demo`));
  vi.stubGlobal('window', { location, addEventListener: () => undefined });
  const asked = vi.fn(() => Promise.reject(new Error('A request left the page')));
  vi.stubGlobal('fetch', asked);
  const { openDemo } = await import('./open-demo');
  const { DEMO_PLAN } = await import('@/lib/demo');
  const demo = await openDemo(language);
  const { QueryClient } = await import('@tanstack/react-query');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { planDocumentQuery } = await import('@/data/sync/plan-document');
  const { NOUNS } = await import('@/data/sync/nouns');
  const { PLANS } = await import('@/data/plans');
  const { rowsKey } = await import('@/data/sync/rows-key');
  const { saveRows } = await import('@/data/sync/save-rows');
  const rows = <R>(table: keyof typeof NOUNS) => client.getQueryData<R[]>(rowsKey(DEMO_PLAN, table)) ?? [];
  const read = async () => {
    const nouns = Object.values(NOUNS).filter(({ table }) => table !== PLANS.table);
    expect(await client.fetchQuery({ ...planDocumentQuery(DEMO_PLAN, nouns), staleTime: 0 })).toBe(true);
  };
  await read();
  return { demo, asked, client, rows, read, saveRows, plan_id: DEMO_PLAN };
}

beforeEach(() => vi.useFakeTimers({ now: new Date(`${DAY}T12:00:00Z`), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Reset modules, so that later tests don't run in the demonstration.
  vi.resetModules();
});

test.each([
  ['es', 'es', 'Boda de Lucía y Andrés', 'EUR', /£|\$/],
  [
    'es',
    'es-MX',
    'Boda de Lucía y Andrés',
    'MXN',
    /€|euros|Carmona|Sevilla|[Vv]uestr|finca|Autocar|21 %|\+34/,
  ],
  ['es', 'es-AR', 'Boda de Lucía y Andrés', 'EUR', /£|\$/],
  ['en', 'en-GB', 'Lucy and Andrew’s wedding', 'GBP', /€|\$|\+34/],
  ['en', 'en-US', 'Lucy and Andrew’s wedding', 'USD', /€|£|VAT|\bBath|Bristol|[Cc]oach|[Mm]arquee|\+4/],
] as const)(
  'the sample for the language %s and the locale %s is a complete wedding',
  async (language, visitor, name, currency, foreign) => {
    const { rows, asked, demo } = await openPage(language, [visitor, language]);
    const [plan] = rows<import('@/data/plans').Plan>('event_plans');
    expect(plan).toMatchObject({ name, currency, role: 'owner' });
    expect(plan && isWhole(plan)).toBe(true);
    const items = rows<import('@/data/ledger').StoredItem>('budget_items');
    const parts = rows<import('@/domain/guests/guest').EventPart>('event_parts');
    // The app suggests moving a row whose `event_on` differs from the event's date.
    expect([...items, ...parts].every(({ event_on }) => event_on === plan?.event_date)).toBe(true);
    expect(plan && leftToSpend(plan.budget, ledger(items, DAY, currency))).toBeGreaterThan(0);
    for (const table of [
      'tasks',
      'timeline_items',
      'scenarios',
      'guests',
      'households',
      'vendor_quotes',
    ] as const)
      expect(rows(table).length).toBeGreaterThan(1);
    const told = JSON.stringify(rows('budget_items')) + JSON.stringify(rows('tasks'));
    expect(/Hacienda|Pedir|Contratar/.test(told)).toBe(language === 'es');
    for (const table of ['budget_items', 'tasks', 'timeline_items', 'guests', 'vendor_quotes'] as const)
      expect(JSON.stringify(rows(table)).match(foreign), table).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(demo.isTouched()).toBe(false);
  },
);

test('the sample appears in the lists of plans, needs and dates', async () => {
  const { client, plan_id, asked } = await openPage('es');
  const { plansQuery } = await import('@/data/plans');
  const { needsQuery } = await import('@/data/plan-summaries');
  const { datesQuery } = await import('@/data/dates');
  expect(await client.fetchQuery(plansQuery('x'))).toMatchObject([{ id: plan_id, role: 'owner' }]);
  const [needs] = await client.fetchQuery(needsQuery('x', DAY));
  expect(needs).toMatchObject({ plan_id, unscheduled_days: [] });
  expect(needs?.next?.amount).toBeGreaterThan(0);
  const dates = await client.fetchQuery(datesQuery('x', DAY, '2028-12-31'));
  expect([...new Set(dates.map(({ kind }) => kind))].sort()).toEqual([
    'event',
    'milestone',
    'payment',
    'task',
  ]);
  expect(asked).not.toHaveBeenCalled();
});

test('changing a row of the sample updates the computed figures', async () => {
  const { saveRows, rows, read, plan_id, client, demo, asked } = await openPage('en');
  const { summariesQuery } = await import('@/data/plan-summaries');
  const { historyQuery } = await import('@/data/budget-history');
  const summary = async () => (await client.fetchQuery({ ...summariesQuery('x', DAY), staleTime: 0 }))[0];
  const before = await summary();
  const id = '00000000-0000-4000-8000-00000000beef';
  const row = { category: 'music', vendor_name: 'Choir', planned_amount: '300.00', actual_amount: '300.00' };
  expect(await saveRows(plan_id, [{ table: 'budget_items', id, version: 0, row }])).toMatchObject([
    { id, version: 1 },
  ]);
  expect(demo.isTouched()).toBe(true);
  await read();
  expect(rows<{ id: string }>('budget_items').some((one) => one.id === id)).toBe(true);
  expect((await summary())?.committed).toBe((before?.committed ?? 0) + 30_000);
  const { changes } = await client.fetchQuery(historyQuery(plan_id, { since: DAY, until: null }));
  expect(changes.filter(({ item_id }) => item_id === id)).toMatchObject([{ day: DAY, vendor_name: 'Choir' }]);
  expect(await saveRows(plan_id, [{ table: 'budget_items', id, version: 1, row: null }])).toMatchObject([
    { id, row: null },
  ]);
  expect((await summary())?.committed).toBe(before?.committed);
  expect(asked).not.toHaveBeenCalled();
});

test('the sample’s summary agrees with its ledger and guest list', async () => {
  const { client, rows, plan_id, asked } = await openPage('en');
  const { figuresQuery } = await import('@/data/event-figures');
  const { countGuests } = await import('@/domain/guests/counts');
  const [figures, ...others] = await client.fetchQuery(figuresQuery('x'));
  expect(others).toEqual([]);
  const { categories } = ledger(rows<import('@/data/ledger').StoredItem>('budget_items'), DAY, 'EUR');
  const of = ({ expected, committed, paid }: (typeof categories)['venue']) => ({ expected, committed, paid });
  expect(figures?.plan_id).toBe(plan_id);
  expect(figures?.money.venue).toEqual(of(categories.venue));
  expect(figures?.money.catering).toEqual(of(categories.catering));
  const households = rows<import('@/domain/guests/guest').Household>('households');
  const { accepted, declined, invited, waiting } = countGuests(
    rows('guests'),
    new Map(households.map((household) => [household.id, household])),
    rows('event_parts'),
    null,
  );
  expect(figures).toMatchObject({ accepted, declined, invited, waiting });
  expect(accepted).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
});

test('the sample’s budget history adds up to the stored amounts', async () => {
  const { client, rows, plan_id } = await openPage('es');
  const { historyQuery } = await import('@/data/budget-history');
  const { changes, begins } = await client.fetchQuery(historyQuery(plan_id, { since: null, until: null }));
  const sum = (figure: 'budget' | 'allocated' | 'paid') =>
    changes.reduce((total, { moves }) => total + moves[figure], 0);
  const { total } = ledger(rows<import('@/data/ledger').StoredItem>('budget_items'), DAY, 'EUR');
  expect([sum('budget'), sum('allocated'), sum('paid')]).toEqual([3_600_000, 3_600_000, total.paid]);
  expect(begins && begins < '2026-09-01').toBe(true);
});

test.each(['es', 'en'] as const)(
  'the content of each sample file in %s matches its declared format',
  async (language) => {
    const { rows, client, plan_id, asked } = await openPage(language);
    const { fileQuery } = await import('@/data/files');
    const files = rows<import('@/domain/files/attachment').Attachment>('attachments');
    expect(files.map(({ media_type }) => media_type).sort()).toEqual(['application/pdf', 'image/webp']);
    for (const file of files) {
      const bytes = await client.fetchQuery(fileQuery(plan_id, file));
      expect([bytes?.size, bytes?.type]).toEqual([file.size, file.media_type]);
    }
    const subjects = files.map(({ subject_id }) => subject_id);
    const of = (table: 'vendor_quotes' | 'budget_items') => rows<{ id: string }>(table).map(({ id }) => id);
    expect(subjects.some((id) => of('vendor_quotes').includes(id))).toBe(true);
    expect(subjects.some((id) => of('budget_items').includes(id))).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  },
);

test('operations that need the service fail with the error code of the demonstration', async () => {
  const { plan_id, asked } = await openPage('es');
  const { newInvitationLinks } = await import('@/data/invitation-links');
  await expect(newInvitationLinks(plan_id, [plan_id])).rejects.toMatchObject({ status: 403, code: 'demo' });
  const { authClient } = await import('@/lib/session/auth');
  await expect(authClient()).rejects.toMatchObject({ code: 'demo' });
  expect(asked).not.toHaveBeenCalled();
});

test('the demonstration’s scripted person assigns a task to herself', async () => {
  const { rows, client, demo, asked, plan_id } = await openPage('en');
  const { DEMO_PERSON, followDemo } = await import('@/data/live/demo-person');
  const { peopleQuery } = await import('@/data/sharing');
  const [plan] = rows<import('@/data/plans').Plan>('event_plans');
  expect(plan?.news).toEqual({ suggestions: 1 });
  expect(await client.fetchQuery(peopleQuery(plan_id))).toMatchObject([
    { full_name: 'Lucy Harper', role: 'owner' },
    { user_id: DEMO_PERSON, full_name: 'Vera (sample)' },
  ]);
  const tasks = () => rows<import('@/data/tasks').StoredTask>('tasks');
  const [suggestion] = rows<import('@/data/suggestions').StoredSuggestion>('suggestions');
  const [line] = suggestion?.changes ?? [];
  const about = tasks().find(({ id }) => id === line?.id);
  expect(line?.before).toEqual({ recommended_completion_date: about?.recommended_completion_date });

  vi.stubGlobal('location', new URL(`https://celebra.example/en/demo/event-tasks/${plan_id}`));
  vi.useFakeTimers({ now: new Date(`${DAY}T12:00:00Z`), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const hear = vi.fn();
  const leave = followDemo(client, plan_id, hear);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(hear).toHaveBeenCalled(), { timeout: 10_000 });
  expect(hear).toHaveBeenCalledExactlyOnceWith([{ by: DEMO_PERSON, table: 'tasks', count: 1 }]);
  expect(tasks().filter(({ assignee }) => assignee === 'Vera')).toHaveLength(1);
  // None of the visitor's rows has changed, and no request has left the page.
  expect(demo.isTouched()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  leave();
});
