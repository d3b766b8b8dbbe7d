import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newAccount } from './account';
import { ALSO_PROVEN, expect, expectAccessible, setLanguage, test } from './fixtures';
import { guestLine, openHousehold } from './pages/guests-page';
import { ledgerLine } from './pages/ledger-page';
import { chooseMore } from './pages/menus';
import { factButton } from './pages/plan-page';
import { newPlan, newRow, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const { auth, drinks, guests, ledger, modules, plans, seating } = TEXTS.es;
const { tasks, timeline, vendors, whatif, wizard } = TEXTS.es;

test.use({ locale: 'es-ES' });

interface Form {
  name: string;
  path: (plan: string) => string;
  /** Creates what the page must contain before the form can be opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Opens the empty form and returns the field to type in. */
  open: (page: Page) => Promise<Locator>;
  /**
   * True if every way of leaving the form is tested. The other forms use the same kind of sheet, and killing
   * the page proves that each of them has a draft.
   */
  everyWay?: true;
  /** True if the browser's Forward button opens the form again after Back has closed it. */
  reopens?: true;
  /**
   * True if another test covers the draft, or another form uses the same sheet. Then the page is killed only
   * if KILLS is set.
   */
  alike?: true;
}

const inSheet = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Adds an item, because an empty ledger shows no views. */
async function addFlorist(page: Page): Promise<void> {
  await press(page, ledger.empty.action);
  await inSheet(page, ledger.form.vendor).fill('Florista');
  await inSheet(page, ledger.form.planned).fill('1250');
  await press(page, ledger.form.create);
  await expect(page.getByRole('button', { name: /Editar Florista/ })).toBeVisible();
}

const QUOTES = 'vendor-comparison/photo-and-video?plan=*';

const sheetForm = (
  name: string,
  page: string,
  opener: string,
  field: string,
  rest: Partial<Form> = { alike: true },
): Form => ({
  name,
  path: (plan) => `/app/${page.replace('*', plan)}`,
  open: async (at) => {
    await press(at, opener);
    return inSheet(at, field);
  },
  ...rest,
});

const FORMS: readonly Form[] = [
  sheetForm('a budget item', 'budget-tracking/*', ledger.empty.action, ledger.form.description, {
    everyWay: true,
    reopens: true,
  }),
  {
    ...sheetForm('money that comes in', 'budget-tracking/*', ledger.cash.inAdd, ledger.contribution.who),
    prepare: addFlorist,
    open: async (page) => {
      await press(page, ledger.view.cash);
      await press(page, ledger.cash.inAdd);
      return inSheet(page, ledger.contribution.who);
    },
  },
  sheetForm('a task', 'event-tasks/*', tasks.offer.own, tasks.form.notes),
  sheetForm('a milestone', 'event-timeline/*', timeline.addMilestone, timeline.form.notes),
  sheetForm('a line of the day', 'event-timeline/*?view=day', timeline.offer.own, timeline.form.title),
  sheetForm('a scenario’s name', 'what-if/*', whatif.empty.own, whatif.name.label, { everyWay: true }),
  {
    name: 'an event’s town',
    alike: true,
    path: (plan) => `/app/event-plan/${plan}`,
    open: async (page) => {
      await factButton(page, 'es', 'place').click();
      return page.getByLabel(plans.field.city, { exact: true });
    },
  },
  {
    name: 'an event’s name',
    // event-plan-page.test leaves this form while the name is half-typed.
    alike: true,
    path: (plan) => `/app/event-plan/${plan}`,
    open: async (page) => {
      await factButton(page, 'es', 'name').click();
      return page.getByLabel(plans.saved.newName);
    },
  },
];

const HOUSEHOLD = 'Casa Núñez';
const VENDOR = 'Foto Luz';
const SCENARIO = 'Con menos gente';

const guestForm = (name: string, open: Form['open'], alike?: true): Form => ({
  name,
  path: (plan) => `/app/guest-list/${plan}`,
  open,
  ...(alike && { alike }),
});

/** Forms of the later modules, each with the field to type in. */
const FIELDS: Record<string, readonly Form[]> = {
  guests: [
    sheetForm('a guest', 'guest-list/*', guests.add, guests.form.notes),
    guestForm('the guests’ line', async (page) => guestLine(page, 'es')),
    guestForm(
      'a gift',
      async (page) => {
        await openHousehold(page, HOUSEHOLD);
        return inSheet(page, guests.household.gift);
      },
      true,
    ),
    guestForm(
      'a question to guests',
      async (page) => {
        await chooseMore(page, 'es', guests.questions.title);
        await press(page, guests.questions.add);
        return inSheet(page, guests.questions.text);
      },
      true,
    ),
    guestForm('a pasted list', async (page) => {
      await chooseMore(page, 'es', guests.import.start);
      return page.getByLabel(guests.import.paste);
    }),
    guestForm('a tag of several guests', async (page) => {
      await press(page, modules.select.start);
      await page.getByRole('checkbox', { name: /Ana/ }).first().check();
      await press(page, guests.bulk.tag);
      return inSheet(page, guests.filter.tag);
    }),
  ],
  'tables and vendors': [
    {
      name: 'a room to be set up',
      alike: true,
      path: (plan) => `/app/table-arrangement/${plan}`,
      open: async (page) => page.getByLabel(seating.thing.name),
    },
    sheetForm('a quote', QUOTES, vendors.add, vendors.paste.label, {}),
    {
      ...sheetForm('what a quote’s price holds', QUOTES, vendors.add, vendors.list.other),
      open: async (page) => {
        await press(page, vendors.add);
        const section = page
          .getByRole('dialog')
          .locator('details')
          .filter({ hasText: vendors.section.includes });
        await section.evaluate((part: HTMLDetailsElement) => {
          part.open = true;
        });
        return inSheet(page, vendors.list.other);
      },
    },
    {
      name: 'a message to a vendor',
      path: (plan) => `/app/${QUOTES.replace('*', plan)}&view=list`,
      open: async (page) => {
        await press(page, filled(vendors.ask.title, { name: VENDOR }));
        const field = inSheet(page, modules.message.label);
        await expect(field).not.toHaveValue('');
        return field;
      },
    },
  ],
  'a scenario, drinks and the account': [
    {
      name: 'a scenario’s town',
      path: (plan) => `/app/what-if/${plan}`,
      open: async (page) => {
        await page.getByRole('link', { name: SCENARIO }).first().click();
        return page.getByLabel(whatif.editor.city);
      },
    },
    {
      name: 'a drink’s shop',
      path: (plan) => `/app/drinks-preferences?plan=${plan}`,
      open: async (page) => {
        await page.locator('summary').filter({ hasText: drinks.drink.water }).first().click();
        return page.getByLabel(drinks.buying.shop, { exact: true }).filter({ visible: true });
      },
    },
    {
      name: 'one’s own name',
      // profile-page.test leaves this form while the name is half-typed.
      alike: true,
      path: () => '/app/profile',
      open: async (page) => page.getByLabel(auth.fullName),
    },
  ],
};

/** Text typed within this many milliseconds before a crash can be lost. */
const AT_RISK = 300;
const STROKE = 40;
const ROOM = 20;
/**
 * How often the page of each form is killed. If KILLS is set, forms marked `alike` are included. KILLS=50
 * takes an hour and a half.
 */
const KILLS = Number(process.env.KILLS ?? 1);
const isKilled = ({ alike }: Pick<Form, 'alike'>): boolean => !alike || process.env.KILLS !== undefined;

/**
 * Types at a steady pace and kills the page's process meanwhile. Returns the typed characters and their
 * times.
 */
async function typeUntilKilled(
  page: Page,
  field: Locator,
  strokes: number,
): Promise<{ typed: string; at: number[]; killed: number }> {
  await field.focus();
  await field.press('ControlOrMeta+End');
  const at: number[] = [];
  let typed = '';
  for (let i = 0; i < strokes; i += 1) {
    const letter = 'abcdefghij'[i % 10] ?? 'a';
    await page.keyboard.press(letter);
    typed += letter;
    at.push(Date.now());
    await page.waitForTimeout(STROKE);
  }
  const killed = Date.now();
  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void browser.send('Page.crash').catch(() => undefined);
  await crashed;
  return { typed, at, killed };
}

/** Checks that at most the text typed shortly before the crash was lost. */
function expectKept(
  value: string,
  before: string,
  { typed, at, killed }: { typed: string; at: number[]; killed: number },
): void {
  expect(value.startsWith(before)).toBe(true);
  const kept = value.slice(before.length);
  expect(typed.startsWith(kept), `${kept} of ${typed}`).toBe(true);
  const firstLost = at[kept.length];
  if (firstLost !== undefined)
    expect(killed - firstLost, 'milliseconds of typing lost').toBeLessThanOrEqual(AT_RISK);
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await setLanguage(page, 'es');
  return page;
}

test.beforeEach(async ({ page }) => {
  await newAccount(page, 'es');
});

test('text typed into any form survives a crash of the page', async ({ page, context }) => {
  const forms = FORMS.filter(isKilled);
  test.setTimeout((100_000 + 20_000 * KILLS) * forms.length);
  const plan = await newPlan(page);
  let now = page;
  for (const { name, path, prepare, open } of forms)
    await test.step(name, async () => {
      if (prepare) {
        await now.goto(path(plan));
        await prepare(now);
      }
      for (let kill = 0; kill < KILLS; kill += 1) {
        await now.goto(path(plan));
        const field = await open(now);
        await expect(field).toBeVisible();
        let before = await field.inputValue();
        // The field has no room for the text typed in all rounds, so most of it is deleted first.
        if (before.length > ROOM) {
          before = before.slice(0, 5);
          await field.fill(before);
        }
        const done = await typeUntilKilled(now, field, 12 + ((9 * kill) % 27));
        now = await newPage(context);
        await now.goto(path(plan));
        const again = await open(now);
        await expect(now.getByText(modules.draft.restored)).toBeVisible();
        expectKept(await again.inputValue(), before, done);
      }
      await press(now, modules.draft.discard);
      await expect(now.getByText(modules.draft.restored)).toHaveCount(0);
    });
});

// Leaves the ledger's form in every way. The scenario's form uses the same kind of sheet, which
// use-history-entry.test covers.
for (const { name, path, prepare, open, reopens } of FORMS.filter(({ everyWay }) => everyWay))
  test(
    `text typed into ${name} survives every way of leaving the form`,
    reopens ? {} : ALSO_PROVEN,
    async ({ page }) => {
      const plan = await newPlan(page);
      await page.goto(`/app/event-plan/${plan}`);
      const address = path(plan);
      const ledgerOfPlan = `/app/budget-tracking/${plan}`;
      for (const step of new Set([ledgerOfPlan, address]))
        await page.locator(`a[href="${step}"]`).first().click();
      await prepare?.(page);
      let text = '';
      const again = async (way: string, leave: () => Promise<unknown>, come: () => Promise<unknown>) => {
        const field = await open(page);
        if (text) await expect(field, way).toHaveValue(text);
        await field.fill(text === '' ? way : `${text} ${way}`);
        text = await field.inputValue();
        await leave();
        await come();
      };
      const closed = async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByText(modules.draft.closed).first()).toBeVisible();
      };
      await again('tecla', () => page.keyboard.press('Escape'), closed);
      await again('al lado', () => page.mouse.click(20, 450), closed);
      await again(
        'recarga',
        () => page.reload(),
        async () => undefined,
      );
      await again(
        'atrás',
        () => page.goBack(),
        async () => {
          await expect(page).toHaveURL(new RegExp(address));
          await closed();
        },
      );
      if (reopens) {
        await page.goForward();
        await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(address));
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(address));
      const field = await open(page);
      await expect(field).toHaveValue(text);
      await expectAccessible(page);
      await press(page, modules.draft.discard);
      await expect(field).not.toHaveValue(text);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

// Also covered by row-form.test, which closes, opens and saves a form with a draft.
test('each row of the ledger keeps a separate draft', ALSO_PROVEN, async ({ page }) => {
  const plan = await newPlan(page);
  await page.goto(`/app/budget-tracking/${plan}`);
  await addFlorist(page);
  const edit = page.getByRole('button', { name: /Editar Florista/ });
  await edit.click();
  await expect(inSheet(page, ledger.form.vendor)).toBeFocused();
  await inSheet(page, ledger.form.agreed).fill('900');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await press(page, modules.draft.continue);
  await expect(inSheet(page, ledger.form.agreed)).toHaveValue('900');
  await press(page, ledger.form.save);
  await edit.click();
  await expect(page.getByText(modules.draft.restored)).toHaveCount(0);
  await expect(inSheet(page, ledger.form.agreed)).toHaveValue('900');
});

for (const [where, fields] of Object.entries(FIELDS))
  test(`text typed into each field of ${where} survives a crash of the page`, async ({ page, context }) => {
    test.setTimeout((100_000 + 20_000 * KILLS) * fields.length);
    const plan = await newPlan(page);
    const household = newRow('households', { name: HOUSEHOLD });
    await saveRows(page, plan, [
      household,
      newRow('guests', { name: 'Ana', last_name: 'Núñez', household_id: household.id }),
      newRow('vendor_quotes', { category: 'photo-and-video', vendor_name: VENDOR }),
      newRow('scenarios', { name: SCENARIO, position: 1, overrides: {} }),
    ]);
    let now = page;
    for (const { name, path, open } of fields.filter(isKilled))
      await test.step(name, async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await now.goto(path(plan));
          const field = await open(now);
          await expect(field).toBeVisible();
          // A one-line field has no room for the text typed in all rounds, so it is emptied first.
          if (kill > 0 && !(await field.inputValue()).includes('\n')) await field.fill('');
          const before = await field.inputValue();
          const done = await typeUntilKilled(now, field, 12 + ((9 * kill) % 27));
          now = await newPage(context);
          await now.goto(path(plan));
          const again = await open(now);
          // A draft might appear a moment after the field is shown.
          await expect(async () => expectKept(await again.inputValue(), before, done)).toPass({
            timeout: 20_000,
          });
        }
      });
  });

test('text typed into the ledger’s line for quick entries survives a crash of the page', async ({
  page,
  context,
}) => {
  test.setTimeout(100_000 + 20_000 * KILLS);
  const plan = await newPlan(page);
  await page.goto(`/app/budget-tracking/${plan}`);
  await addFlorist(page);
  let now = page;
  let line = ledgerLine(now);
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (kill > 0) await line.fill('');
    const done = await typeUntilKilled(now, line, 12 + ((9 * kill) % 27));
    now = await newPage(context);
    await now.goto(`/app/budget-tracking/${plan}`);
    line = ledgerLine(now);
    await expect(line).not.toHaveValue('');
    expectKept(await line.inputValue(), '', done);
  }
  await line.fill('Orquesta 100');
  await line.press('Enter');
  await now.reload();
  await expect(now.getByText('Orquesta').first()).toBeVisible();
  await expect(line).toHaveValue('');
});

test('after a crash, the wizard restores the entries of each browser tab separately', async ({
  page,
  context,
}) => {
  test.setTimeout(100_000 + 20_000 * KILLS);
  await page.goto('/app/new-event');
  let first = page;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const name = first.getByLabel(wizard.name.label);
    if (kill > 0) await name.fill('');
    const done = await typeUntilKilled(first, name, 12 + ((9 * kill) % 27));
    first = await newPage(context);
    await first.goto('/app/new-event');
    await press(first, wizard.draft.continue);
    expectKept(await first.getByLabel(wizard.name.label).inputValue(), '', done);
  }
  await first.getByLabel(wizard.name.label).fill('Boda Alfa');

  const second = await newPage(context);
  await second.goto('/app/new-event');
  // The draft is open in the first tab.
  await expect(second.getByText(wizard.draft.elsewhere.split('.')[0] ?? '')).toBeVisible();
  await expectAccessible(second);
  await press(second, wizard.draft.startOver);
  await second.getByLabel(wizard.name.label).fill('Cumple Beta');
  await first.close();
  await second.close();

  const third = await newPage(context);
  await third.goto('/app/new-event');
  await expect(third.getByRole('heading', { level: 2 })).toHaveText(['Cumple Beta', 'Boda Alfa']);
  await press(third, wizard.draft.discardOne.replace('{{name}}', 'Cumple Beta'));
  await press(third, wizard.draft.continue);
  await expect(third.getByLabel(wizard.name.label)).toHaveValue('Boda Alfa');
});
