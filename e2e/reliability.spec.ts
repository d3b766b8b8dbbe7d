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

/** Words without digits, because the ledger's quick line would take digits for an amount. */
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
/** Tables in which the modules write the same row each time, so only the last value stays. */
const OVERWRITTEN = ['event_plans', 'drinks_preferences', 'households', 'seating_tables'];
/**
 * Returns true if a module meets a fault: each module meets one, each fault a fifth of the modules, and all
 * with FAULTS=all. The outbox, which the faults test, is the same for every module.
 */
const meets = (n: number, fault: Fault): boolean =>
  process.env.FAULTS === 'all' || (n + FAULTS.indexOf(fault)) % FAULTS.length === 0;
const wordOf = (fault: Fault, n: number): string => `Prueba ${fault} ${COLOURS[n]}`;

test.beforeEach(async ({ page }) => {
  await newAccount(page, 'es');
  plan = await newPlan(page, { event_date: EVENT });
  await saveRows(page, plan, firstRows(EVENT));
});

test('a failing service loses and doubles nothing in any module while the browser is online', async ({
  page,
  service,
}) => {
  test.setTimeout(300_000);
  await page.goto(`/app/event-plan/${plan}`);
  // Each module is read before the faults begin, because a page that is left before its answer arrives has no
  // data.
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
      // A hung request is only given up after fifteen seconds, so no notice is shown before.
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

test('a connection that returns before the service sends nothing early and claims nothing', async ({
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
  // The service fails twice more while the changes are sent.
  service.fail('unavailable', { times: 2 });
  await expect(page.getByText(sent(3)).first()).toBeVisible(SENT_WITHIN);
  const names = await storedNames(page, plan);
  expect(names).toEqual(['Alfa', 'Beta', 'Gama', 'Orquesta']);
});

test('an open tab sends the changes that a closed tab left unsent, however old', async ({
  page,
  context,
  service,
}) => {
  await openLedger(page, plan);
  const closed = await context.newPage();
  // The closed tab's clock is two days behind, so its change seems two days old.
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

  // One tab's sign-out also counts the changes that another tab has not sent.
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

test('a tab that has written nothing sends the changes that a closed tab left', async ({
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

test('a session that ends with unsent changes asks for the password and then sends them', async ({
  page,
  service,
}) => {
  await openLedger(page, plan);
  service.fail('unavailable');
  // The session is replaced before the change is sent, because a request under way with the old session would
  // succeed.
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
