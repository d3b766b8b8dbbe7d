import { call } from '../_shared/database.ts';
import { emailHtml, emailText } from '../_shared/email.ts';
import { answer, momentOf, readFields, serve } from '../_shared/http.ts';
import { MailLater, sendMail, siteUrl } from '../_shared/mail.ts';
import { leaveEndpoint, leavePage, leaveToken } from '../_shared/reminder-links.ts';
import { admitScheduler } from '../_shared/scheduler.ts';
import { type Claimed, readClaimed } from './claimed.ts';
import { sendDepartures } from './departures.ts';
import { reminderEmail } from './email.ts';
import { sendMovedUp } from './moved-up.ts';

/**
 * Scheduled job that sends due reminders, informs guests who moved up from a waiting list, and mails people
 * about accounts to be deleted: POST {any_hour?, at?} with `Authorization: Bearer` and `REMINDERS_SECRET` or
 * the service role's key.
 * The database calls it every ten minutes, decides who gets what, and hands out each e-mail once. The next
 * run sends what didn't fit into this one. `any_hour` sends without waiting for the morning; `at` (ISO 8601)
 * replaces the current time.
 * Answers 200 {sent, failed}. Errors: 400; 401; 502 if the database doesn't answer.
 */
/** Number of mails claimed at a time. Small, because mails that a killed run claimed wait an hour. */
const BATCH = 10;
/** Time limit of a run, shorter than the platform's. The next run continues. */
const TIME_LIMIT_MS = 45_000;

async function send(claimed: Claimed, until: number): Promise<'sent' | 'failed' | 'later'> {
  const { language, email, user_id, day } = claimed;
  try {
    const token = await leaveToken(user_id);
    const { subject, content } = reminderEmail(claimed, siteUrl(), leavePage(siteUrl(), language, token));
    await sendMail(
      {
        to: email,
        subject,
        html: emailHtml(content),
        text: emailText(content),
        language,
        unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', language, token),
        idempotencyKey: `reminders/${user_id}/${day}`,
      },
      until,
    );
    return 'sent';
  } catch (error) {
    if (error instanceof MailLater) return 'later';
    console.error('send-reminders', error);
    return 'failed';
  }
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  await admitScheduler(request);
  const fields = await readFields(request);
  const moment = momentOf(fields.get('at')).toISOString();
  const any_hour = fields.get('any_hour') === true;
  const until = Date.now() + TIME_LIMIT_MS;
  const settle = (email_id: string, sent: boolean) => call('settle_reminder', { email_id, sent });
  // Unsent mails are handed back to the database only at the end. Otherwise the same run would claim them
  // again, and other mails would never be sent.
  const unsent: string[] = [];
  let [sent, failed] = [0, 0];
  let full = false;
  while (!full && Date.now() < until) {
    const emails = readClaimed(await call('claim_reminders', { moment, any_hour, most: BATCH }));
    for (const claimed of emails) {
      const outcome = full ? 'later' : await send(claimed, until);
      if (outcome === 'sent') {
        await settle(claimed.email_id, true);
        sent++;
      } else unsent.push(claimed.email_id);
      if (outcome === 'failed') failed++;
      full ||= outcome === 'later';
    }
    if (emails.length < BATCH) break;
  }
  for (const email_id of unsent) await settle(email_id, false);
  for (const sendMore of full ? [] : [sendDepartures, sendMovedUp]) {
    const more = await sendMore(until);
    sent += more.sent;
    failed += more.failed;
  }
  return answer(200, { sent, failed });
}

serve('send-reminders', handle);
