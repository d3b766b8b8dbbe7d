import { arrivals } from '../src/locales/es/arrivals';
import { newAccount, signIn } from './account';
import { expect, expectAccessible, setLanguage, test } from './fixtures';
import { newPlan, newRow, saveRows } from './plan';

const arrived = (people: number): string =>
  (people === 1 ? arrivals.arrived_one : arrivals.arrived_other).replace('{{count, number}}', String(people));

test.use({ locale: 'es-ES', viewport: { width: 375, height: 812 } });
test.use({ allowedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

test('two devices offline mark each arrival once and lose nobody', async ({ page, browser }) => {
  await setLanguage(page, 'es');
  const account = await newAccount(page, 'es');
  const plan = await newPlan(page);
  const names = ['Ana', 'Bruno', 'Carla', 'Dora'];
  await saveRows(
    page,
    plan,
    names.map((name) => newRow('guests', { name, last_name: 'García' })),
  );
  const door = `/app/check-in/${plan}`;
  const elsewhere = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await setLanguage(other, 'es');
  await other.goto(door);
  await signIn(other, 'es', account);
  await page.goto(door);
  for (const device of [page, other])
    await expect(device.getByRole('heading', { level: 1, name: arrivals.title })).toBeVisible();

  const mark = async (device: typeof page, name: string) => {
    const search = device.getByRole('textbox', { name: arrivals.search });
    await search.fill(name);
    await expect(device.getByText(arrivals.first.replace('{{name}}', `${name} García`))).toBeVisible();
    await search.press('Enter');
    await expect(search).toHaveValue('');
  };
  for (const device of [page, other]) {
    await device.context().setOffline(true);
    await expect(device.getByText(arrivals.offline)).toBeVisible();
  }
  await mark(page, 'Ana');
  await mark(page, 'Bruno');
  await expect(page.getByText(arrived(2)).first()).toBeVisible();
  await expectAccessible(page);
  await mark(other, 'Bruno');
  await mark(other, 'Carla');
  await expect(other.getByText(arrived(2)).first()).toBeVisible();

  for (const device of [page, other]) await device.context().setOffline(false);
  for (const device of [page, other])
    await expect(device.getByText(arrived(3)).first()).toBeVisible({ timeout: 60_000 });
  await elsewhere.close();
});
