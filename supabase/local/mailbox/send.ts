import { z } from 'zod';
import { json } from '../http.ts';
import type { MailboxStore } from './store.ts';

/** The fields of Resend's JSON that our functions use. */
const mail = z.object({
  from: z.string().min(3),
  to: z.array(z.email()).min(1).max(50),
  subject: z
    .string()
    .min(1)
    .regex(/^[^\r\n]*$/),
  html: z.string().min(1),
  text: z.string(),
  reply_to: z.email().optional(),
  headers: z.record(z.string(), z.string()).default({}),
});

/**
 * Handles `POST /__mailbox/send`: stores a mail like a mail service. A repeated `Idempotency-Key` is accepted
 * but not stored again. Answers 429 above `store.rate`.
 */
export async function takeMail(request: Request, store: MailboxStore, key: string): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${key}`) {
    return json({ name: 'invalid_api_key', message: 'API key is invalid' }, 401);
  }
  const refusal = store.rate.refusal();
  if (refusal !== null) {
    const message = 'Too many requests. See the rate limit response headers for more information.';
    return json({ statusCode: 429, name: 'rate_limit_exceeded', message }, 429, refusal);
  }
  const once = request.headers.get('idempotency-key');
  if (once !== null && store.keys.has(once)) return json({ id: crypto.randomUUID() });
  const read = mail.safeParse(await request.json().catch(() => null));
  if (!read.success) return json({ name: 'validation_error', message: z.prettifyError(read.error) }, 422);
  const { from, to, subject, html, text, reply_to, headers } = read.data;
  const { 'Content-Language': language, ...others } = headers;
  for (const one of to) {
    store.add({
      to: one.toLowerCase(),
      from,
      subject,
      html,
      text,
      language: language === 'es' ? 'es' : 'en',
      ...(reply_to ? { replyTo: reply_to } : {}),
      headers: others,
    });
  }
  if (once !== null) store.keys.add(once);
  return json({ id: crypto.randomUUID() });
}
