import { call } from './database.ts';
import { type EmailContent, emailHtml, emailText } from './email.ts';
import { MailLater, sendMail } from './mail.ts';

/** Number of mails claimed at a time. Small, because mails that a killed run claimed wait an hour. */
const BATCH = 10;

type Claimable = { email_id: string; email: string; language: 'es' | 'en' };

type Kind<Email> = {
  /** Name of the edge function, used in error logs. */
  log: string;
  /** Database functions: `claim` hands out mails to send, `settle` records the results. */
  claim: string;
  settle: string;
  contentOf: (email: Email) => EmailContent;
  /** Prefix of the idempotency key; the mail's id follows. */
  key: string;
};

/**
 * Sends the mails that the database hands out, until the time limit. Each mail is sent once. The content's
 * title is also the mail's subject.
 */
export async function sendClaimed<Email extends Claimable>(
  { log, claim, settle, contentOf, key }: Kind<Email>,
  until: number,
): Promise<{ sent: number; failed: number }> {
  // Unsent mails are handed back to the database only at the end, so that the same run doesn't claim them
  // again.
  const unsent: string[] = [];
  let [sent, failed] = [0, 0];
  let full = false;
  while (!full && Date.now() < until) {
    const emails = await call(claim, { most: BATCH });
    if (!Array.isArray(emails)) throw new Error(`${claim} gave no list`);
    for (const email of emails as Email[]) {
      const { email_id, email: to, language } = email;
      const content = contentOf(email);
      try {
        if (full) throw new MailLater(0);
        await sendMail(
          {
            to,
            subject: content.title,
            html: emailHtml(content),
            text: emailText(content),
            language,
            idempotencyKey: `${key}/${email_id}`,
          },
          until,
        );
        await call(settle, { email_id, sent: true });
        sent++;
      } catch (error) {
        if (error instanceof MailLater) full = true;
        else {
          failed++;
          console.error(log, error);
        }
        unsent.push(email_id);
      }
    }
    if (emails.length < BATCH) break;
  }
  for (const email_id of unsent) await call(settle, { email_id, sent: false });
  return { sent, failed };
}
