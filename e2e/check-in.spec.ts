import type { Page } from '@playwright/test';
import { arrivals } from '../src/locales/es/arrivals';
import { register } from '../src/locales/es/register';
import { rsvp } from '../src/locales/es/rsvp';
import { newAccount, signIn } from './account';
import { expect, expectUsable, mailsTo, newAddress, setLanguage, test } from './fixtures';
import { call, newPlan, newRow, saveRows } from './plan';

const arrived = (people: number): string =>
  (people === 1 ? arrivals.arrived_one : arrivals.arrived_other).replace('{{count, number}}', String(people));

test.use({ locale: 'es-ES', viewport: { width: 375, height: 812 } });
test.use({ allowedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

/** Replaces the camera and the reader of codes, because Chromium for Linux has no such reader. */
const pretendCamera = (page: Page) =>
  page.addInitScript(() => {
    const shown = new Image();
    Object.assign(window, {
      hold: (svg: string) => {
        shown.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      },
    });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const pen = canvas.getContext('2d');
      setInterval(() => {
        if (!pen) return;
        pen.fillStyle = '#9a9';
        pen.fillRect(0, 0, 640, 480);
        if (shown.src) pen.drawImage(shown, 170, 90, 300, 300);
      }, 50);
      return canvas.captureStream();
    };
  });
const hold = (page: Page, svg: string) =>
  page.evaluate((picture) => (window as unknown as { hold(svg: string): void }).hold(picture), svg);

/** Fills in the page's form, lets `look` check the form, sends it, and opens the mailed link. */
async function registers(
  page: Page,
  address: string,
  name: string,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const email = newAddress();
  await page.goto(address);
  await page.getByRole('textbox', { name: register.name }).fill(name);
  await page.getByRole('textbox', { name: register.lastName }).fill('García');
  await page.getByRole('textbox', { name: register.email }).fill(email);
  await page.getByRole('checkbox', { name: register.consent }).check();
  await look();
  await page.getByRole('button', { name: register.submit }).click();
  await expect(page.getByText(register.sent.title)).toBeVisible();
  const [mail] = await mailsTo(page, email);
  await page.goto(/\/rsvp\/[0-9a-f]{32}/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: register.confirm.press }).click();
}

test('a guest’s arrival recorded on two offline devices counts only once', async ({ page, browser }) => {
  await pretendCamera(page);
  const account = await newAccount(page, 'es');
  const plan = await newPlan(page);
  const names = ['Ana', 'Bruno', 'Carla', 'Dora'];
  const talk = newRow('event_parts', { name: 'Ponencia', capacity: 1 });
  await saveRows(page, plan, [
    talk,
    newRow('event_pages', { theme: 'lines', registration_parts: [talk.id] }),
    ...names.map((name) => newRow('guests', { name, last_name: 'García' })),
  ]);
  const name = `ponencia-${plan}`;
  await call(page, 'publish_page', { plan_id: plan, name, opening: 'all', word: '', indexed: false });

  // The second guest has to wait until the first gives up the only place.
  const elsewhere = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  const [first, second] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await registers(first, `/e/${name}`, 'Eva', async () => {
    await expectUsable(first);
  });
  await expect(
    first.getByRole('img', { name: register.code.label.replace('{{name}}', 'Eva García') }),
  ).toBeVisible();
  await registers(second, `/e/${name}`, 'Leo');
  await expect(second.getByText(rsvp.waiting)).toBeVisible();
  await first.getByRole('button', { name: rsvp.declined, exact: true }).click();
  await expect(first.getByText(rsvp.saving.saved)).toBeVisible();
  await second.reload();
  const code = second.getByRole('img', { name: register.code.label.replace('{{name}}', 'Leo García') });
  await expect(code).toBeVisible();
  await expectUsable(second);
  const drawn = await code.evaluate((svg) => new XMLSerializer().serializeToString(svg));

  const door = `/app/check-in/${plan}`;
  const other = await elsewhere.newPage();
  await pretendCamera(other);
  await setLanguage(other, 'es');
  await other.goto(door);
  await signIn(other, 'es', account);
  await page.goto(door);
  for (const device of [page, other]) {
    await expect(device.getByRole('heading', { level: 1, name: arrivals.title })).toBeVisible();
    await device.getByText(arrivals.tools.more, { exact: true }).first().click();
    await device
      .getByRole('textbox', { name: arrivals.tools.door })
      .fill(device === page ? 'Jardín' : 'Patio');
    await device.getByRole('button', { name: arrivals.tools.scan }).click();
    await expect(device.getByText(arrivals.scan.ready)).toBeVisible();
  }

  const search = (device: Page) => device.getByRole('textbox', { name: arrivals.search });
  const mark = async (device: Page, who: string) => {
    await search(device).fill(who);
    await expect(device.getByText(arrivals.first.replace('{{name}}', `${who} García`))).toBeVisible();
    await search(device).press('Enter');
    await expect(search(device)).toHaveValue('');
  };
  for (const device of [page, other]) {
    await device.context().setOffline(true);
    await expect(device.getByText(arrivals.offline)).toBeVisible();
  }
  await mark(page, 'Ana');
  await hold(page, drawn);
  await expect(page.getByText(arrivals.said.arrived.replace('{{name}}', 'Leo García')).first()).toBeVisible();
  await expect(page.getByText(arrived(2)).first()).toBeVisible();
  await expectUsable(page);
  await hold(other, drawn);
  await expect(
    other.getByText(arrivals.said.arrived.replace('{{name}}', 'Leo García')).first(),
  ).toBeVisible();
  await mark(other, 'Carla');
  // A guest who is on no list is added and marked as arrived in one line.
  await search(other).fill('Nuria Soto 2');
  await other.getByRole('button', { name: arrivals.walkIn.add.replace('{{name}}', 'Nuria Soto 2') }).click();
  await expect(other.getByText(arrived(4)).first()).toBeVisible();

  for (const device of [page, other]) await device.context().setOffline(false);
  for (const device of [page, other])
    await expect(device.getByText(arrived(5)).first()).toBeVisible({ timeout: 60_000 });
  // Each device shows both doors, whichever device marked the guest first.
  for (const device of [page, other]) {
    await search(device).fill('Leo');
    await expect(device.getByText(/Jardín.*Patio/)).toBeVisible();
  }
  await elsewhere.close();
});
