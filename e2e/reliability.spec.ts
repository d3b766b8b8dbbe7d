import { newAccount } from './account';
import { FAULTS, type Fault } from './fault-proxy';
import { ANY_SENT, firstRows, inDays, pending, SENT_WITHIN, sent, stored, test, waiting } from './faulty';
import { expect, PASSWORD } from './fixtures';
import { openModule, SAVES } from './module-saves';
import { signOut } from './pages/account-menu';
import { keepLine, openLedger, storedNames, writeLine } from './pages/ledger-page';
import { factButton } from './pages/plan-page';
import { newPlan, saveRows } from './plan';
import { TEXTS } from './texts';

const { common, drinks } = TEXTS.es;
const EVENT = inDays(300);

let plan: string;

/** Words without digits, because the ledger's text box would read digits as an amount. */
const COLOURS = [
  'roja',
  'verde',
  'azul',
  'lila',
  'gris',
  'rosa',
  'ocre',
  'malva',
  'negra',
  'blanca',
  'parda',
  'dorada',
  'celeste',
  'plateada',
];
/** Tables in which every save writes the same row, so that only the last value remains. */
const OVERWRITTEN = ['event_plans', 'drinks_preferences', 'households', 'seating_tables'];
/**
 * Returns true if a module is tested with a fault. By default, each fault is tested with a fifth of the
 * modules, because all modules use the same outbox. FAULTS=all tests all modules.
 */
const meets = (n: number, fault: Fault): boolean =>
  process.env.FAULTS === 'all' || (n + FAULTS.indexOf(fault)) % FAULTS.length === 0;
const wordOf = (fault: Fault, n: number): string => `Prueba ${fault} ${COLOURS[n]}`;

test.beforeEach(async ({ page }) => {
  await newAccount(page, 'es');
  plan = await newPlan(page, { event_date: EVENT });
  await saveRows(page, plan, firstRows(EVENT));
});

test('a failure of the service neither loses nor duplicates a change', async ({ page, service }) => {
  test.setTimeout(300_000);
  await page.goto(`/app/event-plan/${plan}`);
  // Opens every module before the fault begins. If a module were left before its data arrived, it would be
  // empty.
  await expect(factButton(page, 'es', 'name')).toBeVisible();
  const known: [Parameters<typeof openModule>[1], string][] = [
    ['tracking', 'Orquesta'],
    ['tasks', 'Llamar a la abuela'],
    ['timeline', 'Prueba del menú'],
    ['whatIf', 'Más íntima'],
    ['vendors', 'Finca Los Olivos'],
    ['drinksPreferences', drinks.preferencesTitle],
    ['guests', 'Teresa'],
    ['tables', '8 asientos'],
  ];
  for (const [name, row] of known) {
    await openModule(page, name);
    await expect(page.getByText(row).filter({ visible: true }).first()).toBeVisible();
  }
  for (const fault of FAULTS)
    await test.step(fault, async () => {
      service.fail(fault);
      const saves = [...SAVES.entries()].filter(([n]) => meets(n, fault));
      for (const [n, { save }] of saves) await save(page, wordOf(fault, n));
      const notice = page.getByRole('status').filter({ hasText: common.offline.down });
      // A request without a response is given up after fifteen seconds, so the notice comes too late to be
      // checked.
      if (fault !== 'hang') await expect(notice).toContainText(pending(saves.length), SENT_WITHIN);
      expect(await waiting(page)).toBe(saves.length);
      await expect(page.getByText(ANY_SENT)).toHaveCount(0);
      await expect(page.getByText(common.failures.title)).toHaveCount(0);
      service.recover();
      if (fault !== 'hang') await expect(page.getByText(sent(saves.length)).first()).toBeVisible(SENT_WITHIN);
      await expect.poll(() => waiting(page), SENT_WITHIN).toBe(0);
      await expect(notice).toHaveCount(0);
      await expect(page.getByText(ANY_SENT)).toHaveCount(0);
    });
  for (const [n, { table, column }] of SAVES.entries()) {
    const words = (await stored(page, plan, table)).map((row) => JSON.stringify(row[column]));
    const wanted = FAULTS.filter((fault) => meets(n, fault)).map((fault) => wordOf(fault, n));
    const found = words.flatMap((text) => wanted.filter((word) => text.includes(word)));
    const stands = OVERWRITTEN.includes(table) ? wanted.slice(-1) : wanted;
    expect(found.sort()).toEqual(stands.sort());
  }
  await page.goto(`/app/budget-tracking/${plan}`);
  const kept = FAULTS.filter((fault) => meets(0, fault));
  expect(kept).not.toEqual([]);
  for (const fault of kept) await expect(page.getByText(wordOf(fault, 0)).first()).toBeVisible();
});

test('if the network returns before the service does, no change is reported as sent', async ({
  page,
  context,
  service,
}) => {
  await openLedger(page, plan);
  await context.setOffline(true);
  for (const name of ['Alfa', 'Beta', 'Gama']) await keepLine(page, name);
  await expect(page.getByRole('status').filter({ hasText: pending(3) })).toBeVisible();
  service.fail('portal');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: common.offline.down })).toContainText(pending(3));
  await expect(page.getByText(ANY_SENT)).toHaveCount(0);
  expect((await stored(page, plan, 'budget_items')).length).toBe(1);
  // The service fails twice more while changes are being sent.
  service.fail('unavailable', { times: 2 });
  await expect(page.getByText(sent(3)).first()).toBeVisible(SENT_WITHIN);
  const names = await storedNames(page, plan);
  expect(names).toEqual(['Alfa', 'Beta', 'Gama', 'Orquesta']);
});

test('an open tab sends a closed tab’s unsent changes, even if they are days old', async ({
  page,
  context,
  service,
}) => {
  await openLedger(page, plan);
  const closed = await context.newPage();
  // The clock of the closed tab is two days late, so its change seems two days old.
  await closed.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() - 2 * 86_400_000;
  });
  await openLedger(closed, plan);
  service.fail('unavailable');
  await writeLine(closed, 'Alfa 100');
  await expect.poll(() => waiting(closed)).toBe(1);
  await writeLine(page, 'Beta 100');
  for (const tab of [page, closed])
    for (const name of ['Alfa', 'Beta']) await expect(tab.getByText(name).first()).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(2);

  // When one tab signs out, the app also counts the changes that another tab hasn't sent.
  await signOut(page, 'es');
  const leaving = page.getByRole('dialog', { name: common.leaving.title });
  await expect(leaving).toContainText(pending(2));
  await leaving.getByRole('button', { name: common.leaving.stay }).click();

  await closed.close();
  service.recover();
  await expect.poll(() => waiting(page), SENT_WITHIN).toBe(0);
  const names = await storedNames(page, plan);
  expect(names).toEqual(['Alfa', 'Beta', 'Orquesta']);
});

test('a tab without changes of its own sends the unsent changes of a closed tab', async ({
  page,
  context,
  service,
}) => {
  await page.goto(`/app/event-tasks/${plan}`);
  const closed = await context.newPage();
  await openLedger(closed, plan);
  service.fail('reset');
  await writeLine(closed, 'Alfa 100');
  await expect.poll(() => waiting(page)).toBe(1);
  await closed.close();
  service.recover();
  await expect.poll(() => waiting(page), SENT_WITHIN).toBe(0);
  expect((await stored(page, plan, 'budget_items')).length).toBe(2);
});

test('unsent changes of an ended session are sent after the password is entered', async ({
  page,
  service,
}) => {
  await openLedger(page, plan);
  service.fail('unavailable');
  // The session is replaced before anything is sent, because a request that had already started would succeed
  // with the old session.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('celebra-session') ?? '{}');
    const text = JSON.stringify({ ...session, access_token: 'withdrawn', refresh_token: 'withdrawn' });
    localStorage.setItem('celebra-session', text);
  });
  await writeLine(page, 'Alfa 100');
  await expect.poll(() => waiting(page)).toBe(1);
  service.recover();
  const ended = page.getByRole('dialog', { name: common.reauth.title });
  await expect(ended).toBeVisible(SENT_WITHIN);
  await ended.getByRole('button', { name: common.reauth.leave }).click();
  const leaving = page.getByRole('dialog', { name: common.leaving.title });
  await expect(leaving).toContainText(pending(1));
  await leaving.getByRole('button', { name: common.leaving.stay }).click();
  await ended.getByLabel(common.reauth.password, { exact: true }).fill(PASSWORD);
  await ended.getByRole('button', { name: common.reauth.submit }).click();
  await expect.poll(() => waiting(page), SENT_WITHIN).toBe(0);
  expect((await stored(page, plan, 'budget_items')).length).toBe(2);
});
