import { framed, guestSite, readBrand, rsvpLink, writerOf } from '../_shared/brand.ts';
import { newToken, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { eventOfMail } from '../_shared/event-of-mail.ts';
import { leaveEndpoint, leavePage, leaveToken } from '../_shared/invitation-links.ts';
import { MailLater, MailUnsure, sendMail } from '../_shared/mail.ts';
import { type MovedUp, movedUpEmail } from './moved-up-email.ts';

/** @throws Error if the database's answer is no list */
function readMovedUp(answer: unknown): MovedUp[] {
  if (!Array.isArray(answer)) throw new Error('claim_moved_up gave no list');
  return answer;
}

async function send(email: MovedUp, household: string, until: number): Promise<void> {
  const token = await leaveToken(email.email_id);
  const of = await eventOfMail({ email_id: email.email_id });
  const brand = await readBrand({ token_hash: email.token_hash });
  const leave = leavePage(guestSite(brand), email.language, token);
  const link = rsvpLink(brand, email.language, household);
  const { subject, content } = movedUpEmail(email, of, link, leave, writerOf(brand));
  await sendMail(
    {
      to: email.email,
      subject,
      ...framed(content, brand),
      unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', email.language, token),
      idempotencyKey: `invitations/${email.email_id}`,
    },
    until,
  );
}

/**
 * Number of mails claimed at a time. Small, because after a killed run nobody knows which of them were sent.
 */
const BATCH = 10;

/** Mails households that moved up from a waiting list, until the time limit. */
export async function sendMovedUp(until: number): Promise<{ sent: number; failed: number }> {
  // Unsent mails are handed back to the database only at the end, so that the same run doesn't claim them
  // again.
  const unsent: string[] = [];
  let [sent, failed] = [0, 0];
  let full = false;
  while (!full && Date.now() < until) {
    const tokens = new Map<string, string>();
    for (let i = 0; i < BATCH; i++) {
      const token = newToken();
      tokens.set(await sha256(token), token);
    }
    const emails = readMovedUp(await call('claim_moved_up', { token_hashes: [...tokens.keys()] }));
    for (const email of emails) {
      const settle = (left: boolean) => call('settle_invitation', { email_id: email.email_id, sent: left });
      try {
        if (full) throw new MailLater(0);
        await send(email, tokens.get(email.token_hash) ?? '', until);
        await settle(true);
        sent++;
      } catch (error) {
        if (error instanceof MailLater) full = true;
        else {
          failed++;
          console.error('send-reminders', error);
        }
        // If the response was lost, the e-mail might have been sent. It isn't sent again, and its link must
        // keep working.
        if (!(error instanceof MailUnsure)) unsent.push(email.email_id);
      }
    }
    if (emails.length < BATCH) break;
  }
  for (const email_id of unsent) await call('settle_invitation', { email_id, sent: false });
  return { sent, failed };
}
