import { call } from '../_shared/database.ts';
import { emailHtml, emailText } from '../_shared/email.ts';
import { answer, momentOf, readFields, serve } from '../_shared/http.ts';
import { sendMail, siteUrl } from '../_shared/mail.ts';
import { leaveEndpoint, leavePage, leaveToken } from '../_shared/reminder-links.ts';
import { admitScheduler } from '../_shared/scheduler.ts';
import { type Claimed, readClaimed } from './claimed.ts';
import { reminderEmail } from './email.ts';

/**
 * Sends the reminders that are due: POST {any_hour?, at?} with `Authorization: Bearer` and `REMINDERS_SECRET` or the
 * service role's key. The database's scheduler calls it every hour; the database decides who gets what, and gives each
 * email out once. `any_hour` does not wait for the morning, `at` is a moment (ISO 8601) to take for now.
 * Answers 200 {sent, failed}, 400, 401 and, when the database doesn't answer, 502.
 */
const BATCH = 50;
/** A run ends before the platform would end it; the next one goes on. */
const TIME_LIMIT_MS = 45_000;

/** Whether the email went out; one that didn't is given out again by the next run. */
async function send(claimed: Claimed): Promise<boolean> {
  const { language, email, user_id, email_id, day } = claimed;
  let sent = false;
  try {
    const token = await leaveToken(user_id);
    const { subject, content } = reminderEmail(claimed, siteUrl(), leavePage(siteUrl(), language, token));
    await sendMail({
      to: email,
      subject,
      html: emailHtml(content),
      text: emailText(content),
      language,
      unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', language, token),
      idempotencyKey: `reminders/${user_id}/${day}`,
    });
    sent = true;
  } catch (error) {
    console.error('send-reminders', error);
  }
  await call('settle_reminder', { email_id, sent });
  return sent;
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  await admitScheduler(request);
  const fields = await readFields(request);
  const moment = momentOf(fields.get('at')).toISOString();
  const any_hour = fields.get('any_hour') === true;
  const until = Date.now() + TIME_LIMIT_MS;
  let [sent, failed] = [0, 0];
  while (Date.now() < until) {
    const emails = readClaimed(await call('claim_reminders', { moment, any_hour, most: BATCH }));
    for (const claimed of emails) {
      if (await send(claimed)) sent++;
      else failed++;
    }
    // An email that failed would be given out again at once: that is for the next run.
    if (emails.length < BATCH || failed > 0) break;
  }
  return answer(200, { sent, failed });
}

serve('send-reminders', handle);
