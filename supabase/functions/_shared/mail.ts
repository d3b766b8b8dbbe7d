import { call } from './database.ts';

/**
 * E-mail through an HTTP mail service that accepts Resend's JSON. `MAIL_API_URL` is its address,
 * `MAIL_API_KEY` our key, `MAIL_FROM` the sender, `MAIL_PER_SECOND` its rate limit for all functions
 * together. The embedded backend sets all four and catches the mails.
 */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: 'es' | 'en';
  replyTo?: string;
  /** Sender name that replaces the one in `MAIL_FROM`; the address stays, which the service has verified. */
  sender?: string;
  /** Endpoint that ends the list's mails without a page (RFC 8058). */
  unsubscribe?: string;
  /** A second mail with the same key isn't sent, as long as the service remembers it. */
  idempotencyKey?: string;
};

const TIME_LIMIT_MS = 8_000;
/**
 * Longest wait for the turn of a mail that nobody waits for: less than a hosted
 * worker's lifetime.
 */
const PATIENCE_MS = 60_000;
/** Pause if the service asks for one without a duration. */
const PAUSE_S = 1;

/**
 * Replaces line breaks and other control characters, which could begin another header and which mail services
 * refuse.
 */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Returns `MAIL_FROM` with another name. */
function fromOf(sender: string | undefined): string {
  const from = Deno.env.get('MAIL_FROM') ?? '';
  if (sender === undefined) return from;
  const address = /<([^>]*)>/.exec(from)?.[1] ?? from;
  return `"${oneLine(sender).replace(/["\\]/g, '')}" <${address}>`;
}

/**
 * Returns the mail service's address. @throws Error if none is configured, because nobody may be told to
 * expect a mail.
 */
export function mailService(): string {
  const url = Deno.env.get('MAIL_API_URL');
  if (!url) throw new Error('MAIL_API_URL is not set: no mail can be sent');
  return url;
}

/** The answer was lost, so that the mail may have been sent or not. */
export class MailUnsure extends Error {}

/** The mail could not be sent in time; after `seconds` it can be. */
export class MailLater extends Error {
  constructor(readonly seconds: number) {
    super(`The mail service takes no more for ${seconds} s`);
  }
}

const perSecond = (): number => Number(Deno.env.get('MAIL_PER_SECOND')) || 2;

/**
 * Waits for the next turn at the pace that the database keeps for all functions. @throws MailLater if that is
 * after `until`.
 */
async function waitForTurn(until: number): Promise<void> {
  const within_ms = Math.floor(until - Date.now());
  const wait = Number(await call('take_mail_turn', { per_second: perSecond(), within_ms }));
  if (wait > within_ms) throw new MailLater(Math.ceil(wait / 1000));
  await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Returns the seconds of a `Retry-After`, which may also be a date (RFC 9110). */
function pauseOf(headers: Headers): number {
  const told = headers.get('Retry-After') ?? '';
  const seconds = told === '' ? Number.NaN : Number(told);
  const wait = Number.isNaN(seconds) ? (Date.parse(told) - Date.now()) / 1000 : seconds;
  return wait > 0 ? Math.ceil(wait) : PAUSE_S;
}

/**
 * Sends a mail at its turn; if the service asks for a pause, all functions keep it, and the mail is retried.
 * @throws MailLater if it could not be sent by `until` (milliseconds since 1970), Error if the mail service
 * refuses it, `MailUnsure` if it doesn't answer.
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

/** Lets work end after the answer is sent; otherwise a hosted worker would be stopped with it. */
export function afterwards(work: Promise<unknown>): void {
  const kept = work.catch((error) => console.error('afterwards', error));
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };
  EdgeRuntime?.waitUntil(kept);
}

/** Returns the site's address without a trailing slash, for links in mails. */
export const siteUrl = (): string => (Deno.env.get('SITE_URL') ?? '').replace(/\/$/, '');
