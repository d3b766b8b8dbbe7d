import { call } from './database.ts';

/**
 * Sends e-mail through an HTTP mail service that accepts Resend's JSON.
 * `MAIL_API_URL` is the service's address, `MAIL_API_KEY` our key and `MAIL_FROM` the sender.
 * `MAIL_PER_SECOND` is the rate limit for all functions together. The embedded backend sets all four and
 * catches the mails.
 */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: 'es' | 'en';
  replyTo?: string;
  /**
   * Replaces the sender's name in `MAIL_FROM`. The address stays, because the mail service has verified it.
   */
  sender?: string;
  /** Address for one-click unsubscribing (RFC 8058). */
  unsubscribe?: string;
  /** The mail service sends only one mail per key, for as long as it remembers the key. */
  idempotencyKey?: string;
};

const TIME_LIMIT_MS = 8_000;
/**
 * Time after which a mail sent in the background is given up. Shorter than the lifetime of a hosted worker.
 */
const PATIENCE_MS = 60_000;
/** Pause in seconds if the mail service asks for a pause without stating its length. */
const PAUSE_S = 1;

/** Replaces line breaks and other control characters, which could start another mail header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function fromOf(sender: string | undefined): string {
  const from = Deno.env.get('MAIL_FROM') ?? '';
  if (sender === undefined) return from;
  const address = /<([^>]*)>/.exec(from)?.[1] ?? from;
  return `"${oneLine(sender).replace(/["\\]/g, '')}" <${address}>`;
}

/**
 * Returns the mail service's address.
 * @throws Error if no address is configured, so that nobody is told to expect a mail
 */
export function mailService(): string {
  const url = Deno.env.get('MAIL_API_URL');
  if (!url) throw new Error('MAIL_API_URL is not set: no mail can be sent');
  return url;
}

/** The mail service's response was lost, so the mail might have been sent. */
export class MailUnsure extends Error {}

/** The mail could not be sent in time. It can be tried again after `seconds`. */
export class MailLater extends Error {
  constructor(readonly seconds: number) {
    super(`The mail service takes no more for ${seconds} s`);
  }
}

const perSecond = (): number => Number(Deno.env.get('MAIL_PER_SECOND')) || 2;

/**
 * Waits until the rate limit allows this mail. The database applies the limit to all functions together.
 * @throws MailLater if the turn is after `until`
 */
async function waitForTurn(until: number): Promise<void> {
  const within_ms = Math.floor(until - Date.now());
  const wait = Number(await call('take_mail_turn', { per_second: perSecond(), within_ms }));
  if (wait > within_ms) throw new MailLater(Math.ceil(wait / 1000));
  await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Returns the seconds of a `Retry-After` header, which can also contain a date (RFC 9110). */
function pauseOf(headers: Headers): number {
  const told = headers.get('Retry-After') ?? '';
  const seconds = told === '' ? Number.NaN : Number(told);
  const wait = Number.isNaN(seconds) ? (Date.parse(told) - Date.now()) / 1000 : seconds;
  return wait > 0 ? Math.ceil(wait) : PAUSE_S;
}

/**
 * Sends a mail when the rate limit allows. If the mail service asks for a pause, all functions wait, and the
 * mail is retried.
 * `until` is in milliseconds since 1970.
 * @throws MailLater if the mail could not be sent by `until`
 * @throws MailUnsure if the mail service doesn't answer
 * @throws Error if the mail service refuses the mail
 */
export async function sendMail(mail: Mail, until = Date.now() + PATIENCE_MS): Promise<void> {
  const service = mailService();
  for (;;) {
    await waitForTurn(until);
    const response = await offer(service, mail);
    if (response.ok) return void (await response.body?.cancel());
    const reason = (await response.text()).slice(0, 500);
    if (response.status !== 429) throw new Error(`The mail service answered ${response.status}: ${reason}`);
    await call('hold_mails', { wait_ms: pauseOf(response.headers) * 1000 });
  }
}

async function offer(
  service: string,
  { to, subject, html, text, language, replyTo, sender, unsubscribe, idempotencyKey }: Mail,
): Promise<Response> {
  return await fetch(service, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${Deno.env.get('MAIL_API_KEY') ?? ''}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: JSON.stringify({
      from: fromOf(sender),
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
}

/** Keeps a hosted worker running after the response, until `work` is done. */
export function afterwards(work: Promise<unknown>): void {
  const kept = work.catch((error) => console.error('afterwards', error));
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };
  EdgeRuntime?.waitUntil(kept);
}

/** The site's address without a trailing slash, for links in mails. */
export const siteUrl = (): string => (Deno.env.get('SITE_URL') ?? '').replace(/\/$/, '');
