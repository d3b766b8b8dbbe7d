import { expect, type Page } from '@playwright/test';
import { inDays } from './faulty';
import { pdfNamed } from './files';
import { itemButton, keepLine } from './pages/ledger-page';
import { chooseMore } from './pages/menus';
import { rename } from './pages/plan-page';
import { TEXTS } from './texts';

const { common, drinks, files, guests, ledger, seating, tasks, timeline, vendors, whatif } = TEXTS.es;

const GROUP_OF = {
  plan: 'plan',
  analytics: 'plan',
  tracking: 'money',
  breakdown: 'money',
  whatIf: 'money',
  tasks: 'time',
  timeline: 'time',
  guests: 'people',
  tables: 'people',
  checkIn: 'people',
  vendors: 'vendors',
  drinks: 'vendors',
  drinksPreferences: 'vendors',
} as const;
export type ModuleName = keyof typeof GROUP_OF;

/** Opens a module by the links of the navigation, without reloading the app. */
export async function openModule(page: Page, name: ModuleName): Promise<void> {
  const { group, module } = common.nav;
  const link = (within: ReturnType<Page['getByRole']>, text: string) =>
    within.getByRole('link', { name: text, exact: true }).first();
  await link(page.getByRole('navigation'), group[GROUP_OF[name]]).click();
  // A group's link opens the module of the group that was used last. Therefore the module's own link is
  // pressed, too.
  if (name !== 'plan')
    await link(page.getByRole('navigation', { name: group[GROUP_OF[name]] }), module[name]).click();
}

/**
 * For each module, an action that enters and saves a word, and the table and column in which the word is
 * stored.
 */
export const SAVES: readonly {
  table: string;
  column: string;
  save: (page: Page, word: string) => Promise<void>;
}[] = [
  {
    table: 'budget_items',
    column: 'vendor_name',
    save: async (page, word) => {
      await openModule(page, 'tracking');
      await page.getByRole('button', { name: ledger.view.items }).click();
      await keepLine(page, word, '1000');
    },
  },
  {
    table: 'contributions',
    column: 'contributor',
    save: async (page, word) => {
      await openModule(page, 'tracking');
      await page.getByRole('button', { name: ledger.view.cash }).click();
      await page.getByRole('button', { name: ledger.cash.inAdd }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(ledger.contribution.who).fill(word);
      await sheet.getByLabel(ledger.contribution.amount).fill('50');
      await sheet.getByRole('button', { name: ledger.form.save }).click();
      await expect(page.getByText(word).first()).toBeVisible();
    },
  },
  {
    table: 'tasks',
    column: 'task_name',
    save: async (page, word) => {
      await openModule(page, 'tasks');
      await page.getByRole('button', { name: tasks.add }).click();
      await page.getByLabel(tasks.form.name).fill(word);
      await page.getByLabel(tasks.form.date).fill(inDays(40));
      await page.getByRole('button', { name: tasks.form.create }).click();
      await expect(page.getByText(word).first()).toBeVisible();
    },
  },
  {
    table: 'timeline_items',
    column: 'title',
    save: async (page, word) => {
      await openModule(page, 'timeline');
      await page.getByRole('button', { name: timeline.view.milestones, exact: true }).click();
      await page.getByRole('button', { name: timeline.addMilestone }).click();
      await page.getByLabel(timeline.form.milestoneTitle).fill(word);
      await page.getByRole('button', { name: timeline.form.create }).click();
      await expect(page.getByText(word).first()).toBeVisible();
    },
  },
  {
    table: 'timeline_items',
    column: 'title',
    save: async (page, word) => {
      await openModule(page, 'timeline');
      await page.getByRole('button', { name: timeline.view.day, exact: true }).click();
      await page.getByRole('button', { name: timeline.addRow }).click();
      await page.getByLabel(timeline.form.title).fill(word);
      await page.getByRole('button', { name: timeline.form.create }).click();
      await expect(page.getByText(word).first()).toBeVisible();
    },
  },
  {
    table: 'scenarios',
    column: 'name',
    save: async (page, word) => {
      await openModule(page, 'whatIf');
      await page.getByRole('button', { name: whatif.add }).click();
      await page.getByLabel(whatif.name.label).fill(word);
      await page.getByRole('button', { name: whatif.name.create }).click();
      await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    },
  },
  {
    table: 'vendor_quotes',
    column: 'vendor_name',
    save: async (page, word) => {
      await openModule(page, 'vendors');
      await page
        .getByRole('button', { name: new RegExp(`^(${vendors.empty.add}|${vendors.add})$`) })
        .first()
        .click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(vendors.field.vendor_name, { exact: true }).fill(word);
      await sheet.getByRole('button', { name: vendors.form.create }).click();
      await expect(page.getByText(word).first()).toBeVisible();
    },
  },
  {
    table: 'vendors',
    column: 'vendor_name',
    save: async (page, word) => {
      await openModule(page, 'vendors');
      await chooseMore(page, 'es', vendors.book.open);
      const book = page.getByRole('main');
      const buffer = Buffer.from(`Nombre\n${word}\n`);
      await book
        .locator('input[type=file]')
        .setInputFiles({ name: 'agenda.csv', mimeType: 'text/csv', buffer });
      await expect(book.getByText(word, { exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: vendors.book.title })).toBeHidden();
    },
  },
  {
    table: 'guests',
    column: 'name',
    save: async (page, word) => {
      await openModule(page, 'guests');
      await page.getByRole('button', { name: guests.add, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(guests.form.name, { exact: true }).fill(word);
      await sheet.getByLabel(guests.form.lastName).fill('Ríos');
      await sheet.getByRole('button', { name: guests.form.create }).click();
      await expect(page.getByText(word).first()).toBeVisible();
    },
  },
  {
    table: 'households',
    column: 'gift',
    save: async (page, word) => {
      await openModule(page, 'guests');
      await page.getByRole('heading', { name: 'Casa Ríos' }).getByRole('button').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(guests.household.gift).fill(word);
      await sheet.getByRole('button', { name: guests.form.save }).click();
      await expect(sheet).toBeHidden();
    },
  },
  {
    table: 'seating_tables',
    column: 'name',
    save: async (page, word) => {
      await openModule(page, 'tables');
      await page.getByRole('button', { name: seating.view.list, exact: true }).click();
      await page
        .getByRole('heading', { level: 2 })
        .getByRole('button', { name: new RegExp(`^${seating.thing.edit.replace('{{name}}', '')}`) })
        .click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(seating.thing.name).fill(word);
      await sheet.getByRole('button', { name: seating.thing.save }).click();
      await expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible();
    },
  },
  {
    table: 'drinks_preferences',
    column: 'choices',
    save: async (page, word) => {
      await openModule(page, 'drinksPreferences');
      // During the change of pages, the old page can contain such a checkbox, too.
      const row = page
        .locator('details')
        .filter({ has: page.getByLabel(drinks.buying.shop) })
        .first();
      await row.locator('summary').click();
      await row.getByLabel(drinks.buying.shop).fill(word);
    },
  },
  {
    table: 'event_plans',
    column: 'name',
    save: async (page, word) => {
      await openModule(page, 'plan');
      await rename(page, 'es', word);
      await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    },
  },
  {
    table: 'attachments',
    column: 'file_name',
    save: async (page, word) => {
      await openModule(page, 'tracking');
      await page.getByRole('button', { name: ledger.view.items }).click();
      await itemButton(page, 'es', 'Orquesta').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(files.add).setInputFiles(pdfNamed(`${word}.pdf`));
      await expect(sheet.getByRole('button', { name: `${word}.pdf` }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    },
  },
];
