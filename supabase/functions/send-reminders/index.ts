import { call } from '../_shared/database.ts';
import { answer, momentOf, readFields, serve } from '../_shared/http.ts';
import { letterHtml, letterText } from '../_shared/letter.ts';
import { sendMail, siteUrl } from '../_shared/mail.ts';
import { leaveEndpoint, leavePage, leaveToken } from '../_shared/reminder-links.ts';
import { admitScheduler } from '../_shared/scheduler.ts';
import { type Claimed, readClaimed } from './claimed.ts';
import { reminderLetter } from './letter.ts';

/**
 * Sends the reminders that are due: POST {any_hour?, at?} with `Authorization: Bearer` and `REMINDERS_SECRET` or the
 * service role's key. The database's scheduler calls it every hour; the database decides who gets what, and gives each
 * letter out once. `any_hour` does not wait for the morning, `at` is a moment (ISO 8601) to take for now.
 * Answers 200 {sent, failed}, 400, 401 and, when the database doesn't answer, 502.
 */
const BATCH = 50;
/** A run ends before the platform would end it; the next one goes on. */
const TIME_LIMIT_MS = 45_000;

/** Whether the letter went out; one that didn't is given out again by the next run. */
async function send(claimed: Claimed): Promise<boolean> {
  const { language, email, user_id, letter_id, day } = claimed;
  let sent = false;
  try {
    const token = await leaveToken(user_id);
    const { subject, letter } = reminderLetter(claimed, siteUrl(), leavePage(siteUrl(), language, token));
    await sendMail({
      to: email,
      subject,
      html: letterHtml(letter),
      text: letterText(letter),
      language,
      unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', language, token),
      idempotencyKey: `reminders/${user_id}/${day}`,
    });
    sent = true;
  } catch (error) {
    console.error('send-reminders', error);
  }
  await call('settle_reminder', { letter_id, sent });
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
    const letters = readClaimed(await call('claim_reminders', { moment, any_hour, most: BATCH }));
    for (const letter of letters) {
      if (await send(letter)) sent++;
      else failed++;
    }
    // A letter that failed would be given out again at once: that is for the next run.
    if (letters.length < BATCH || failed > 0) break;
  }
  return answer(200, { sent, failed });
}

serve('send-reminders', handle);
