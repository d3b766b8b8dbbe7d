import { callerSource } from '../_shared/caller.ts';
import { keyedHash, newToken, sha256 } from '../_shared/crypto.ts';
import { call, remove } from '../_shared/database.ts';
import { emailHtml, emailText } from '../_shared/email.ts';
import { answer, languageField, readFields, serve, textField, timeField, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { afterwards, mailService, sendMail, siteUrl } from '../_shared/mail.ts';
import { confirmEmail, knownEmail, welcomeEmail } from './emails.ts';
import { confirmPage, leaveEndpoint, leavePage, leaveToken, readLeaveToken } from './links.ts';

/**
 * Newsletter subscriptions, confirmed by mail. POST {action, …}:
 * - `subscribe` {email, language, website, fill_ms}: 204, whether or not the address is already subscribed;
 * 400 for an invalid address; 429 for too many requests of one caller; 502 if no mail can be sent.
 * - `confirm` {token}: 204; 404 for an invalid link.
 * - `unsubscribe` {token}: 204, also when repeated; 404 for an unknown token.
 * POST /newsletter/unsubscribe?token= does the same for mail programs (RFC 8058). GET there redirects to the
 * page.
 */
type Language = 'es' | 'en';
type Mailing = { to: string; language: Language; mail: ReturnType<typeof confirmEmail>; leave?: string };

async function send({ to, language, mail: { subject, content }, leave }: Mailing): Promise<void> {
  await sendMail({
    to,
    subject,
    html: emailHtml(content),
    text: emailText(content),
    language,
    ...(leave ? { unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', language, leave) } : {}),
  });
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const first = (rows: unknown): Record<string, unknown> =>
  Array.isArray(rows) && isRow(rows[0]) ? rows[0] : {};

async function subscribe(request: Request, fields: Map<string, unknown>): Promise<Response> {
  mailService();
  const to = textField(fields, 'email').trim().toLowerCase();
  const language = languageField(fields);
  const token = newToken();
  const { outcome, subscriber_id } = first(
    await call('subscribe_to_newsletter', {
      email: to,
      language,
      token_hash: await sha256(token),
      website: textField(fields, 'website'),
      fill_ms: timeField(fields, 'fill_ms'),
      ip_hash: await keyedHash(`newsletter:${secretKey()}`, callerSource(request.headers)),
    }),
  );
  const id = String(subscriber_id);
  if (outcome === 'capped') return tooMany('too many requests', 3600);
  // The mail is sent after the response, because the response time must not reveal which addresses are
  // subscribed.
  if (outcome === 'confirm')
    afterwards(send({ to, language, mail: confirmEmail(language, confirmPage(siteUrl(), language, token)) }));
  if (outcome === 'known')
    afterwards(
      leaveToken(id).then((leave) =>
        send({ to, language, leave, mail: knownEmail(language, leavePage(siteUrl(), language, leave)) }),
      ),
    );
  return answer(204);
}

async function confirm(token: string): Promise<Response> {
  const row = first(await call('confirm_newsletter', { token_hash: await sha256(token) }));
  if (typeof row.subscriber_id !== 'string') return answer(404, { error: 'this link does not work' });
  if (row.first_time === true) {
    const language: Language = row.language === 'en' ? 'en' : 'es';
    const id = row.subscriber_id;
    const leave = await leaveToken(id);
    const blog = `${siteUrl()}${language === 'en' ? '/en' : ''}/blog`;
    const mail = welcomeEmail(language, blog, leavePage(siteUrl(), language, leave));
    afterwards(send({ to: String(row.email), language, leave, mail }));
  }
  return answer(204);
}

async function unsubscribe(token: string): Promise<Response> {
  const id = await readLeaveToken(token);
  if (id === null) return answer(404, { error: 'this link does not work' });
  await remove('newsletter_subscribers', `id=eq.${id}`);
  return answer(204);
}

async function handle(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/unsubscribe')) {
    const token = url.searchParams.get('token') ?? '';
    if (request.method === 'POST') return unsubscribe(token);
    const page = leavePage(
      siteUrl(),
      url.searchParams.get('lang') === 'en' ? 'en' : 'es',
      encodeURIComponent(token),
    );
    return new Response(null, { status: 303, headers: { Location: page } });
  }
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const fields = await readFields(request);
  const token = textField(fields, 'token');
  switch (fields.get('action')) {
    case 'subscribe':
      return subscribe(request, fields);
    case 'confirm':
      return confirm(token);
    case 'unsubscribe':
      return unsubscribe(token);
    default:
      return answer(400, { error: 'unknown action' });
  }
}

serve('newsletter', handle);
