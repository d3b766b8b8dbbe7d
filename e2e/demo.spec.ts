import { allocationdemo } from '../src/locales/es/allocationdemo';
import { demo } from '../src/locales/es/demo';
import { landing } from '../src/locales/es/landing';
import { tour } from '../src/locales/es/tour';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  newAddress,
  setLanguage,
  tapAfar,
  test,
} from './fixtures';
import { confirmByMail, sendSignUp } from './pages/auth-pages';
import { keepLine } from './pages/ledger-page';
import { TEXTS } from './texts';

const { common, wizard } = TEXTS.es;

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, locale: 'es-ES' });

test('after sign-up, the wizard shows the values entered on the landing page', async ({ page }) => {
  await setLanguage(page, 'es');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: landing.hero.title })).toBeVisible();
  // Presses and types immediately. No input is lost, although the budget's code is still loading.
  const row = page.getByRole('button', { name: new RegExp(`^${common.category.music}`) });
  await row.tap();
  await page.getByLabel(allocationdemo.guests, { exact: true }).fill('86');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(allocationdemo.country).selectOption('MX');
  await page.getByLabel(allocationdemo.budget, { exact: true }).fill('180.000');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: allocationdemo.carry }).tap();

  const email = newAddress();
  await sendSignUp(page, 'es', email);
  // The link in the email leads to the page that was open before the sign-up.
  await confirmByMail(page, 'es', email);
  await expect(page.getByText(/180\.000\sMXN .*86 invitados/)).toBeVisible();
  await page.getByLabel(wizard.name.label).fill('Boda en Oaxaca');
  await page.getByRole('button', { name: wizard.next }).tap();
  await expect(page.getByLabel(wizard.details.budget)).toHaveValue('180.000');
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('México');
});

test('the menu on a phone can be used by keyboard and by touch', async ({ page }) => {
  await setLanguage(page, 'es');
  await page.goto('/');
  const open = page.getByRole('button', { name: common.nav.openMenu });
  const close = page.getByRole('button', { name: common.nav.closeMenu });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();

  await open.tap();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: common.nav.features }).tap();
  await expect(page.getByRole('heading', { level: 1, name: tour.title })).toBeVisible();
  await expect(close).toBeHidden();

  // The tour's link about money opens the ledger of the demonstration. The demonstration needs no account and
  // stores its data only in the page's memory.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(auth|rest|functions)\/v1\//.test(request.url())) sent.push(request.url());
  });
  await tapAfar(page.getByRole('link', { name: `${tour.try.button}: ${tour.money.title}` }));
  await expect(page).toHaveURL(/\/demo\/budget-tracking\/[\w-]+$/);
  await expect(page.getByText(demo.soon.title).first()).toBeVisible();
  await expect(page.getByText(demo.line)).toBeVisible();
  await keepLine(page, 'Fotomatón', '400');
  await page
    .getByRole('navigation', { name: common.nav.workspace })
    .getByRole('link', { name: common.nav.group.plan })
    .tap();
  await expect(page).toHaveURL(/\/demo\/event-plan\//);
  await expectNoOverflow(page);
  const kept = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => !/language|theme/.test(key)),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  expect(await kept()).toEqual([]);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: demo.keep }).tap();
  await expect(page).toHaveURL(/\/auth\?.*next=%2Fapp%2Fnew-event/);
  expect(await page.evaluate(() => localStorage.getItem('celebra-inputs'))).toContain('"guest_count":184');
});
