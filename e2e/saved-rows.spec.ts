import type { Page } from '@playwright/test';
import { type Account, newAccount, signIn } from './account';
import { ANY_SENT, firstRows, inDays, keysIn, pending, SENT_WITHIN, stored, test, waiting } from './faulty';
import { expect, expectAccessible, setLanguage } from './fixtures';
import { openModule, SAVES } from './module-saves';
import { signOut } from './pages/account-menu';
import { openLedger, payButton, storedNames, writeLine } from './pages/ledger-page';
import { openTask, taskButton } from './pages/tasks-page';
import { newPlan, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const { common, modules, tasks, timeline } = TEXTS.es;
const EVENT = inDays(300);

let account: Account;
let plan: string;

test.beforeEach(async ({ page }) => {
  await setLanguage(page, 'es');
  account = await newAccount(page, 'es');
  plan = await newPlan(page, { event_date: EVENT });
  await saveRows(page, plan, firstRows(EVENT));
});

test('after a reload, a refused change can still be sent again or discarded', async ({ page }) => {
  const refuse = () =>
    page.route('**/rest/v1/rpc/save_rows', (route) =>
      route.fulfill({
        status: 400,
        json: { code: '23514', message: 'new row violates check constraint "tasks_task_name_check"' },
      }),
    );
  const write = async (name: string) => {
    await page.getByRole('button', { name: tasks.add }).click();
    await page.getByLabel(tasks.form.name).fill(name);
    await page.getByLabel(tasks.form.date).fill(inDays(40));
    await page.getByRole('button', { name: tasks.form.create }).click();
  };
  await page.goto(`/app/event-tasks/${plan}`);
  await refuse();
  await write('Comprar flores');
  const dialog = page.getByRole('dialog', { name: modules.unsaved.title_one });
  await expect(dialog).toContainText('Comprar flores');
  await expect(dialog).toContainText(filled(modules.unsaved.value, { field: tasks.csv.task }));
  await page.reload();
  await expect(dialog).toContainText('Comprar flores');
  await dialog.getByRole('link', { name: modules.unsaved.edit }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Comprar flores' });
  await expect(row.getByText(modules.unsaved.mark).first()).toBeVisible();

  // A discarded value is deleted. A value that is sent again once the service accepts it is stored.
  await write('Una que no hace falta');
  const both = page.getByRole('dialog', { name: filled(modules.unsaved.title_other, { count: 2 }) });
  await both
    .getByRole('listitem')
    .filter({ hasText: 'Una que no hace falta' })
    .getByRole('button', { name: modules.unsaved.discard })
    .click();
  await expect(dialog).not.toContainText('Una que no hace falta');
  await page.unroute('**/rest/v1/rpc/save_rows');
  await dialog.getByRole('button', { name: modules.unsaved.retry }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => waiting(page)).toBe(0);
  const names = (await stored(page, plan, 'tasks')).map(({ task_name }) => task_name).sort();
  expect(names).toEqual(['Comprar flores', 'Llamar a la abuela']);
});

/**
 * Modules except tasks, each with a word of the row to save. `isMarked` is true if the row then shows a mark
 * for the refused value.
 */
const EVERY_REFUSED = [
  { table: 'contributions', word: 'Madrina', isMarked: true },
  { table: 'timeline_items', word: 'Vals', isMarked: true },
  { table: 'vendor_quotes', word: 'Finca Alta', isMarked: true },
  { table: 'guests', word: 'Zacarías', isMarked: true },
  { table: 'seating_tables', word: 'Mesa alta', isMarked: false },
  { table: 'drinks_preferences', word: 'Bodega Sol', isMarked: false },
] as const;
/**
 * The dialog is the same for all modules, and the mark of a task is tested above. One module is therefore
 * enough. FAULTS=all tests all of them.
 */
const REFUSED = EVERY_REFUSED.filter(
  ({ table }) => process.env.FAULTS === 'all' || table === 'drinks_preferences',
);

test('in every module, the notice of a refused change links to the changed row', async ({ page }) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: modules.unsaved.title_one });
  for (const { table, word, isMarked } of REFUSED)
    await test.step(table, async () => {
      // Two entries can use the same table. This test needs the later entry: the day's activities.
      const kind = SAVES.findLast((one) => one.table === table);
      if (!kind) throw new Error(table);
      await page.goto(`/app/event-plan/${plan}`);
      let refuse = () => {};
      const asked = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      const message = `violates check constraint "${table}_${kind.column}_check"`;
      await page.route('**/rest/v1/rpc/save_rows', async (route) => {
        await asked;
        await route.fulfill({ status: 400, json: { code: '23514', message } });
      });
      await kind.save(page, word);
      await expect.poll(() => waiting(page)).toBe(1);
      refuse();
      await expect(dialog).toBeVisible(SENT_WITHIN);
      await page.reload();
      const edit = dialog.getByRole('link', { name: modules.unsaved.edit }).last();
      await edit.click();
      await expect(dialog).toHaveCount(0);
      if (isMarked) await expect(page.getByText(modules.unsaved.mark).first()).toBeVisible();
      await page.unroute('**/rest/v1/rpc/save_rows');
      await page.getByRole('button', { name: modules.unsaved.show, exact: true }).click();
      await dialog.getByRole('button', { name: modules.unsaved.retry }).first().click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => waiting(page), SENT_WITHIN).toBe(0);
      const rows = await stored(page, plan, table);
      expect(rows.filter((row) => JSON.stringify(row[kind.column]).includes(word))).toHaveLength(1);
    });
});

test('a change to an outdated row is stored only after the person confirms it', async ({
  page,
  context,
  browser,
  service,
}) => {
  await page.goto(`/app/event-tasks/${plan}`);
  const row = taskButton(page, 'Llamar a la abuela');
  await expect(row).toBeVisible();
  await openModule(page, 'tracking');
  await expect(page.getByText('Orquesta').first()).toBeVisible();
  await openModule(page, 'tasks');
  await context.setOffline(true);
  await row.click();
  await page.getByLabel(tasks.form.notes).fill('Por la tarde');
  await page.getByRole('button', { name: tasks.form.save }).click();
  await expect(page.getByRole('status').filter({ hasText: pending(1) })).toBeVisible();
  await openModule(page, 'tracking');

  const device = await browser.newContext({ baseURL: service.origin, serviceWorkers: 'block' });
  const other = await device.newPage();
  await setLanguage(other, 'es');
  await other.goto(`/app/event-tasks/${plan}`);
  await signIn(other, 'es', account);
  await openTask(other, 'Llamar a la abuela');
  await other.getByLabel(tasks.form.name).fill('Llamar a los abuelos');
  const saved = other.waitForResponse(/rpc\/save_rows/);
  await other.getByRole('button', { name: tasks.form.save }).click();
  await saved;

  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: modules.unsaved.title_one });
  await expect(dialog).toContainText(modules.unsaved.stale, SENT_WITHIN);
  await expect(page.getByText(ANY_SENT)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: modules.conflict.applyMine }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await stored(page, plan, 'tasks')).toMatchObject([
    { task_name: 'Llamar a los abuelos', notes: 'Por la tarde' },
  ]);
  // The other device shows the change after its next reload.
  const read = other.waitForResponse(/event_plans\?.*tasks/);
  await other.reload();
  await read;
  await openTask(other, 'Llamar a los abuelos');
  await expect(other.getByLabel(tasks.form.notes)).toHaveValue('Por la tarde');
  await device.close();
});

test('saving a form keeps what another tab has saved in the row’s other fields', async ({
  page,
  context,
}) => {
  const call = 'Llamar a la abuela';
  const open = (tab: Page) => tab.getByRole('button', { name: call, exact: true }).first().click();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/app/event-tasks/${plan}`);
    await open(tab);
  }
  await other.getByLabel(tasks.form.notes).fill('Por la tarde');
  await other.getByRole('button', { name: tasks.form.save }).click();
  await expect.poll(async () => (await stored(page, plan, 'tasks'))[0]?.notes).toBe('Por la tarde');
  await page.getByLabel(tasks.form.description).fill('Y a la tía');
  await page.getByRole('button', { name: tasks.form.save }).click();
  await expect
    .poll(async () => (await stored(page, plan, 'tasks'))[0])
    .toMatchObject({ description: 'Y a la tía', notes: 'Por la tarde' });
});

test('changing a row in one module updates all other modules, online and offline', async ({
  page,
  context,
}) => {
  const call = 'Llamar a la abuela';
  const payment = page.getByRole('link', { name: /a Orquesta$/ });
  const settled = page.getByRole('listitem').filter({ hasText: timeline.known.fromTasks });
  const now = page.getByRole('region', { name: TEXTS.es.now.title });
  const expectEverywhere = async ({ isDone, isPaid }: { isDone: boolean; isPaid: boolean }) => {
    await openModule(page, 'timeline');
    const open = filled(timeline.known.tasksOpen_one, { count: 1 });
    await expect(settled).toContainText(isDone ? timeline.known.tasksDone : open);
    await expect(payment).toHaveCount(isPaid ? 0 : 1);
    await openModule(page, 'plan');
    await expect(now.getByText(call)).toHaveCount(isDone ? 0 : 1);
    await expect(now.getByText('Orquesta')).toHaveCount(isPaid ? 0 : 1);
  };
  const complete = async () => {
    await openModule(page, 'tasks');
    await page
      .getByRole('button', { name: filled(tasks.action.complete, { task: call }) })
      .first()
      .click();
  };
  const pay = async () => {
    await openModule(page, 'tracking');
    await payButton(page, 'es').click();
  };
  const undo = () => page.getByRole('button', { name: common.undo }).last().click();

  await page.goto(`/app/event-plan/${plan}`);
  await expectEverywhere({ isDone: false, isPaid: false });
  await complete();
  await expect.poll(() => waiting(page)).toBe(0);
  await expectEverywhere({ isDone: true, isPaid: false });
  await pay();
  await expect.poll(() => waiting(page)).toBe(0);
  await expectEverywhere({ isDone: true, isPaid: true });
  await undo();
  await expect.poll(() => waiting(page)).toBe(0);
  await expectEverywhere({ isDone: true, isPaid: false });

  await context.setOffline(true);
  await pay();
  await expectEverywhere({ isDone: true, isPaid: true });
  await openModule(page, 'tasks');
  await context.setOffline(false);
  await expect.poll(() => waiting(page), SENT_WITHIN).toBe(0);
  await expectEverywhere({ isDone: true, isPaid: true });
});

test('a change that the device can’t store is sent to the service anyway', async ({ page, service }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openLedger(page, plan);
  service.fail('unavailable');
  await writeLine(page, 'Alfa 100');
  await expect(page.getByText(common.offline.onlyInTab)).toBeVisible();
  await expect(page.getByText(common.offline.down)).toHaveCount(0);
  service.recover();
  await expect(page.getByText(common.offline.onlyInTab)).toHaveCount(0, SENT_WITHIN);
  expect((await stored(page, plan, 'budget_items')).length).toBe(2);
});

test('a change saved just before the page crashes reaches the service at the next visit', async ({
  page,
  context,
  service,
}) => {
  await openLedger(page, plan);
  service.fail('hang');
  await writeLine(page, 'Alfa 100');
  await expect(page.getByText('Alfa').first()).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(1);
  const dead = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await dead;
  await page.close();
  service.recover();
  const next = await context.newPage();
  await next.goto('/app');
  await expect.poll(() => waiting(next), SENT_WITHIN).toBe(0);
  const names = await storedNames(next, plan);
  expect(names).toEqual(['Alfa', 'Orquesta']);
});

test('after sign-out and another sign-in, a new tab shows the plan’s data', async ({ page, context }) => {
  await openLedger(page, plan);
  await signOut(page, 'es');
  await signIn(page, 'es', account);
  await expect(page.getByRole('button', { name: common.nav.account, exact: true })).toBeVisible();
  const other = await context.newPage();
  await openLedger(other, plan);
});

test('the app’s first start after an expired session removes all data from the device', async ({ page }) => {
  await page.goto(`/app/guest-list/${plan}`);
  await expect(page.getByText('Teresa').first()).toBeVisible();
  await expect.poll(() => keysIn(page, 'celebra-reads')).not.toEqual([]);
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.removeItem('celebra-session'));
  await page.goto('/app');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect.poll(() => keysIn(page, 'celebra-reads')).toEqual([]);
});
