/**
 * E-mail through an HTTP mail service that takes Resend's JSON. `MAIL_API_URL` is where it listens, `MAIL_API_KEY`
 * what it knows us by, `MAIL_FROM` who writes. The embedded backend sets all three and catches what is sent.
 */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: 'es' | 'en';
  replyTo?: string;
  /** How to leave the list without a page (RFC 8058). */
  unsubscribe?: string;
  /** A second mail with the same key is not sent, for as long as the service remembers. */
  idempotencyKey?: string;
};

const TIME_LIMIT_MS = 10_000;

/** What would begin another header in a mail: the services refuse it, we don't offer it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** @throws Error while no mail service is set: nobody may be told to look for a mail that cannot leave. */
export function mailService(): string {
  const url = Deno.env.get('MAIL_API_URL');
  if (!url) throw new Error('MAIL_API_URL is not set: no mail can be sent');
  return url;
}

/** Lost answer: the mail may have gone out, or not. */
export class MailUnsure extends Error {}

/** @throws Error when the mail service doesn't take it, `MailUnsure` when it doesn't say. */
export async function sendMail({
  to,
  subject,
  html,
  text,
  language,
  replyTo,
  unsubscribe,
  idempotencyKey,
}: Mail): Promise<void> {
  const service = mailService();
  const response = await fetch(service, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${Deno.env.get('MAIL_API_KEY') ?? ''}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: JSON.stringify({
      from: Deno.env.get('MAIL_FROM') ?? '',
      to: [to],
      subject: oneLine(subject),
      html,
      text,
      ...(replyTo ? { reply_to: oneLine(replyTo) } : {}),
      headers: {
        'Content-Language': language,
        ...(unsubscribe
          ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {}),
      },
    }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((cause) => {
    throw new MailUnsure('The mail service did not answer', { cause });
  });
  if (!response.ok)
    throw new Error(`The mail service answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  await response.body?.cancel();
}

/** Lets work end after the answer has gone out; hosted, the worker would otherwise be stopped with it. */
export function afterwards(work: Promise<unknown>): void {
  const kept = work.catch((error) => console.error('afterwards', error));
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };
  EdgeRuntime?.waitUntil(kept);
}

/** The address of the site, without a slash at its end, for links in mails. */
export const siteUrl = (): string => (Deno.env.get('SITE_URL') ?? '').replace(/\/$/, '');
