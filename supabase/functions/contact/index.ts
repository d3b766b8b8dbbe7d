import { asContact, contactSchema } from '../../../src/domain/contact/schema.ts';
import { callerSource } from '../_shared/caller.ts';
import { keyedHash } from '../_shared/crypto.ts';
import { call, read, update } from '../_shared/database.ts';
import { emailHtml, emailText } from '../_shared/email.ts';
import {
  answer,
  languageField,
  Refusal,
  readFields,
  serve,
  textField,
  timeField,
  tooMany,
} from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { afterwards, sendMail } from '../_shared/mail.ts';
import { readUser } from '../_shared/user.ts';
import { type Message, nameOf, type Sender, teamEmail } from './email.ts';

type Kept = Message & Sender & { id: string };

async function mailTeam({ id, user_id, plan_tier, for_plan, page, ...message }: Kept): Promise<void> {
  const content = teamEmail(message, { user_id, plan_tier, for_plan, page });
  await sendMail({
    to: Deno.env.get('MAIL_TEAM') ?? '',
    subject: `${hasPriority(plan_tier) ? '★ ' : ''}${message.subject.trim()} · ${nameOf(message) || message.email}`,
    html: emailHtml(content),
    text: emailText(content),
    language: message.language,
    replyTo: message.email.trim(),
    idempotencyKey: `contact/${id}`,
  });
  // Until `mailed_at` is set, a message counts as not mailed and is tried again later.
  await update('contact_messages', `id=eq.${id}`, { mailed_at: new Date().toISOString() });
}

const hasPriority = (tier: Sender['plan_tier']): boolean => tier !== null && tier !== 'free';

/** Stores the sender's account and tier; the tier determines which messages are answered first. */
async function keepSender(request: Request, id: string): Promise<void> {
  const person = await readUser(request);
  if (person === null) return;
  const { tier } = (await call('payer_of', { person })) as { tier: Sender['plan_tier'] };
  await update('contact_messages', `id=eq.${id}`, { user_id: person, plan_tier: tier });
}

/**
 * How long a failed mail is retried. Shorter than the 24 hours for which mail services remember an
 * idempotency key. So a mail whose response was lost is never sent twice.
 */
const KEPT_FOR_MS = 23 * 3_600_000;

/**
 * Sends the mails that failed before. Above 60 messages per hour, messages are only stored, so that a flood
 * doesn't fill the mailbox.
 */
async function mailKept(): Promise<void> {
  const since = new Date(Date.now() - KEPT_FOR_MS).toISOString();
  const filter = `mailed_at=is.null&created_at=gt.${since}&order=created_at&limit=20`;
  for (const kept of await read<Kept>('contact_messages', filter)) {
    if ((await call('may_mail_team', {})) !== true) return;
    await mailTeam(kept).catch((error) => console.error('contact', error));
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function chat(request: Request, id: string, fields: Map<string, unknown>): Promise<Response> {
  const person = await readUser(request);
  if (person === null) throw new Refusal(401, 'sign in first');
  const plan = textField(fields, 'plan_id').toLowerCase();
  const outcome = await call('send_chat_message', {
    id,
    person,
    message: textField(fields, 'message').replaceAll('\r\n', '\n'),
    plan_id: UUID.test(plan) ? plan : null,
    page: textField(fields, 'page'),
    language: languageField(fields),
  });
  if (outcome === 'capped') return tooMany('too many messages', 3600);
  if (outcome === 'stored') afterwards(mailKept());
  return answer(204);
}

/**
 * Receives a message for the team.
 * - From the contact page: POST {id, first_name, last_name, email, company, subject, message, language,
 * website, fill_ms}. The app's contact schema validates it.
 * - From the chat in the app, signed in: POST {id, message, plan_id, page, language}.
 * The database enforces the rate limit and checks messages from the contact page more strictly. The message
 * is stored, then mailed to the team together with earlier ones that failed.
 * Answers 204. Errors: 400; 401 for a chat without a session; 405; 413; 429 with Retry-After; 502 if the
 * database doesn't answer.
 */
async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const fields = await readFields(request);
  const id = textField(fields, 'id').toLowerCase();
  if (!UUID.test(id)) throw new Refusal(400, 'not valid');
  if (fields.has('page')) return chat(request, id, fields);
  const message = {
    first_name: textField(fields, 'first_name'),
    last_name: textField(fields, 'last_name'),
    email: textField(fields, 'email'),
    company: textField(fields, 'company'),
    subject: textField(fields, 'subject'),
    message: textField(fields, 'message'),
  };
  const checked = contactSchema.safeParse(asContact(message));
  if (!checked.success) throw new Refusal(400, 'not valid');
  const { email, subject, message: text } = checked.data;
  const outcome = await call('send_contact_message', {
    id,
    ...message,
    email,
    subject,
    message: text,
    language: languageField(fields),
    website: textField(fields, 'website'),
    fill_ms: timeField(fields, 'fill_ms'),
    ip_hash: await keyedHash(`contact:${secretKey()}`, callerSource(request.headers)),
  });
  if (outcome === 'capped') return tooMany('too many messages', 3600);
  if (outcome === 'stored') {
    // The message is accepted even if its sender can't be stored.
    await keepSender(request, id).catch((error) => console.error('contact', error));
    afterwards(mailKept());
  }
  return answer(204);
}

serve('contact', handle);
