import { blog } from '../src/locales/es/blog';
import { common } from '../src/locales/es/common';
import { contact } from '../src/locales/es/contact';
import { newsletter } from '../src/locales/es/newsletter';
import { ALSO_PROVEN, expect, expectUsable, mailsTo, newAddress, setLanguage, test } from './fixtures';

test('a reader of a post subscribes to the newsletter and confirms by email', async ({ page }) => {
  await setLanguage(page, 'es');
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: blog.search }).fill('BEBIDA');
  await expect(page).toHaveURL(/\?q=BEBIDA$/);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: blog.sources })).toBeVisible();

  const email = newAddress();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(common.newsletter.label).fill(email);
  await footer.getByRole('button', { name: common.newsletter.submit }).click();
  await expect(page.getByText(common.newsletter.sentTitle)).toBeVisible();

  let link = '';
  await expect
    .poll(async () => {
      const [mail] = await mailsTo(page, email);
      link = /https?:\/\/\S+\/newsletter\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);
  await page.getByRole('button', { name: newsletter.confirm.submit }).click();
  await expect(page.getByRole('heading', { name: newsletter.confirm.doneTitle })).toBeVisible();
  // The token of the link is removed from the address.
  expect(page.url()).not.toContain('#');
});

// Also covered by contact-page.test. In public.spec, a message moves a button that is being pressed.
test(
  'an unsent message to the team survives a reload and can then be sent',
  ALSO_PROVEN,
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await setLanguage(page, 'es');
    await page.goto('/contact');
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    const message = 'Somos ciento veinte y queremos una boda en junio.';
    await field(contact.form.firstName).fill('Íñigo');
    await field(contact.form.message).fill(message);
    // The text might be typed before the app is loaded, so it is stored a moment later.
    await page.waitForFunction((text) => sessionStorage.getItem('celebra-contact')?.includes(text), message);
    await page.reload();
    await expect(field(contact.form.message)).toHaveValue(message);
    await field(contact.form.lastName).fill('Núñez');
    await field(contact.form.email).fill(newAddress());
    await field(contact.form.subject).fill('Hola');
    await page.getByRole('button', { name: contact.form.submit }).hover();
    await page.mouse.down();
    // An error message appears when the field loses focus, and moves the button. The press on the button must
    // count all the same.
    await expect(page.getByText(contact.validation.subjectShort)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(contact.validation.title)).toBeVisible();
    await expectUsable(page);
    await field(contact.form.subject).fill('Una boda en junio');
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByRole('heading', { name: contact.sent.title })).toBeVisible();
    await page.reload();
    await expect(field(contact.form.message)).toHaveValue('');
  },
);
