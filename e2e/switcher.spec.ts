import { DEMO, signIn } from './account';
import { expect, expectUsable, setLanguage, test } from './fixtures';
import { TEXTS } from './texts';

const { common, overview, tasks } = TEXTS.es;

test('typing the first letters of an event’s name switches to that event', async ({ page }) => {
  await setLanguage(page, 'es');
  await page.goto('/auth?next=%2Fapp');
  await signIn(page, 'es', DEMO);
  await expect(page.getByRole('heading', { level: 1, name: overview.title })).toBeVisible();

  // The search field's accessible name also lists what can be searched, which depends on the kind of event.
  const search = page.getByRole('combobox', { name: /^Evento/ });
  const goTo = async (text: string, address: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search).toBeFocused();
    await search.fill(text);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await goTo('jornada de innovacion', /\/app\/event-plan\//);
  await goTo(common.nav.module.tasks, /\/app\/event-tasks\//);
  const title = page.getByRole('heading', { level: 1, name: tasks.title });
  await expect(title).toBeFocused();
  const before = page.url();
  // Switching to another event opens the same module.
  await goTo('boda de lucia', /\/app\/event-tasks\//);
  expect(page.url()).not.toBe(before);
  await expect(title).toBeFocused();

  // The search also finds an event's rows by name, from any module.
  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('rosa clav');
  await page
    .getByRole('option', { name: new RegExp(`Atelier Rosa Clavel.*${common.nav.module.tracking}`) })
    .click();
  await expect(page).toHaveURL(/\/app\/budget-tracking\/.*q=Atelier/);
  await expect(page.getByText('Atelier Rosa Clavel').first()).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  const open = page.getByRole('button', { name: common.switcher.open });
  await open.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectUsable(page);
  await search.fill('xyz');
  await expect(page.getByText(common.switcher.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});
