import type { Page } from '@playwright/test';
import { newsletter } from '../src/locales/es/newsletter';
import { TEXTS as MAILBOX } from '../supabase/local/mailbox/texts';
import { newAccount } from './account';
import { ALSO_PROVEN, expect, expectAccessible, expectUsable, mailsTo, test } from './fixtures';
import { newPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const { profile } = TEXTS.es;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Sends the reminders that are due, like the hourly scheduler of a hosted project. */
async function sendWhatIsDue(page: Page): Promise<void> {
  await page.goto('/__mailbox?lang=es');
  await page.getByRole('button', { name: MAILBOX.es.remind }).click();
  await expect(page).toHaveURL(/reminded=\d+/);
}

const emails = async (page: Page, to: string) =>
  (await mailsTo(page, to)).filter(({ text }) => text.includes('/reminders/unsubscribe'));

// Also covered by reminders.test (contents), profile-page.test (the switch) and newsletter.test (the link).
test(
  'a person with reminders turned on gets an email about a task due tomorrow',
  ALSO_PROVEN,
  async ({ page }) => {
    const { email } = await newAccount(page, 'es');
    const plan = await newPlan(page);
    await saveRows(page, plan, [
      newRow('tasks', { task_name: 'Probar el menú', recommended_completion_date: TOMORROW }),
    ]);
    const wanted = page.getByRole('checkbox', { name: profile.reminders.switch });
    const saved = page.getByText(profile.updatedText, { exact: true });

    // While reminders are switched off, no email is sent.
    await page.goto('/app/profile');
    await wanted.click();
    await expect(saved).toBeVisible();
    await expect(wanted).not.toBeChecked();
    await expectAccessible(page);
    await sendWhatIsDue(page);
    expect(await emails(page, email)).toEqual([]);

    // After reminders are switched on, one email is sent, however often the scheduler runs.
    await page.goto('/app/profile');
    await wanted.click();
    await expect(saved).toBeVisible();
    await expect(wanted).toBeChecked();
    await sendWhatIsDue(page);
    await sendWhatIsDue(page);
    const [mail, ...others] = await emails(page, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Probar el menú');

    // The link in the email switches reminders off again.
    await page.goto(/https?:\/\/\S+\/reminders\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expectUsable(page);
    await page.getByRole('button', { name: newsletter.reminders.submit }).click();
    await expect(page.getByRole('heading', { name: newsletter.reminders.doneTitle })).toBeVisible();
    expect(page.url()).not.toContain('#');
    await page.getByRole('link', { name: newsletter.reminders.profile }).click();
    await expect(wanted).not.toBeChecked();
  },
);
