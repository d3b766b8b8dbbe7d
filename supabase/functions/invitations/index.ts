import { newToken, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { emailHtml, emailText } from '../_shared/email.ts';
import { answer, Refusal, readFields, serve, textField } from '../_shared/http.ts';
import { leaveToken, readLeaveToken } from '../_shared/leave.ts';
import { MailUnsure, sendMail, siteUrl } from '../_shared/mail.ts';
import { readUser } from '../_shared/user.ts';
import { type Claim, type Claimed, invitationEmail } from './email.ts';

/**
 * Invitations and reminders by e-mail.
 * POST {action: 'preview' | 'send', plan_id, households} with the session of an owner or editor, at most 50 households
 * a call: `preview` answers {emails: [{household_id, kind, email, language, hurdle, subject, text}]}, `send`
 * {emails: [{household_id, hurdle}]}, null for what went out, `failed` for what the mail service didn't take, and
 * `unsure` where it didn't say. The database decides who gets what and gives each email out once; where one may have
 * left unheard it answers `unsure` from then on, until somebody asks for another with `again: true`. 401 without a session, 404 for any other plan.
 * POST {action: 'leave', token}: no more emails about that event: 204, also a second time; 404 for no token of ours.
 * POST /invitations/unsubscribe?token= is the same for mail programs (RFC 8058); GET there leads to the page.
 */
const LIST = 'invitations';
/** Emails under way at one time: mail services allow a few a second. */
const AT_ONCE = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const leavePage = (language: string, token: string): string =>
  `${siteUrl()}/invitations/unsubscribe?lang=${language}#${token}`;

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'emails' in value && Array.isArray(value.emails);

async function leave(token: string): Promise<Response> {
  const id = await readLeaveToken(LIST, token);
  if (id === null || !(await call('leave_invitations', { email_id: id })))
    return answer(404, { error: 'this link does not work' });
  return answer(204);
}

async function sendOne(claim: Claim, claimed: Claimed, link: string): Promise<string | null> {
  const { email_id, email, language } = claimed;
  if (claimed.hurdle !== null || email_id === null || email === null) return claimed.hurdle ?? 'failed';
  let sent = false;
  try {
    const token = await leaveToken(LIST, email_id);
    const { subject, content } = invitationEmail(claim, claimed, link, leavePage(language, token));
    await sendMail({
      to: email,
      subject,
      html: emailHtml(content),
      text: emailText(content),
      language,
      unsubscribe: `${Deno.env.get('SUPABASE_URL') ?? ''}/functions/v1/invitations/unsubscribe?lang=${language}&token=${token}`,
      idempotencyKey: `invitations/${email_id}`,
    });
    sent = true;
  } catch (error) {
    console.error('invitations', error);
    // It may be on its way: its link has to work, and no other follows by itself.
    if (error instanceof MailUnsure) return 'unsure';
  }
  await call('settle_invitation', { email_id, sent });
  return sent ? null : 'failed';
}

async function write(request: Request, fields: ReadonlyMap<string, unknown>, preview: boolean) {
  const author = await readUser(request);
  if (author === null) throw new Refusal(401, 'sign in first');
  const plan_id = textField(fields, 'plan_id');
  const ids = fields.get('households');
  if (
    !UUID.test(plan_id) ||
    !Array.isArray(ids) ||
    !ids.every((id) => typeof id === 'string' && UUID.test(id))
  )
    throw new Refusal(400, 'a plan and its households are expected');
  const again = fields.get('again') === true;
  const tokens = new Map<string, string>(ids.map((id) => [id, newToken()]));
  const households = await Promise.all(
    [...tokens].map(async ([id, token]) => ({ id, token_hash: await sha256(token), again })),
  );
  const claim = await call('claim_invitations', { author, plan_id, households, preview });
  if (!isClaim(claim)) throw new Refusal(404, 'no such plan');
  if (preview)
    return claim.emails.map((claimed) => {
      const { subject, content } = invitationEmail(claim, claimed, `${siteUrl()}/rsvp/…`, siteUrl());
      const { household_id, kind, email, language, hurdle } = claimed;
      const text = emailText({ ...content, leave: undefined });
      return { household_id, kind, email, language, hurdle, subject, text };
    });
  const emails: { household_id: string; hurdle: string | null }[] = [];
  for (let from = 0; from < claim.emails.length; from += AT_ONCE)
    emails.push(
      ...(await Promise.all(
        claim.emails.slice(from, from + AT_ONCE).map(async (claimed) => ({
          household_id: claimed.household_id,
          hurdle: await sendOne(claim, claimed, `${siteUrl()}/rsvp/${tokens.get(claimed.household_id)}`),
        })),
      )),
    );
  return emails;
}

async function handle(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const token = url.searchParams.get('token') ?? '';
  const unsubscribing = url.pathname.endsWith('/unsubscribe');
  if (unsubscribing && request.method !== 'POST') {
    const language = url.searchParams.get('lang') === 'en' ? 'en' : 'es';
    const page = leavePage(language, encodeURIComponent(token));
    return new Response(null, { status: 303, headers: { Location: page } });
  }
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  if (unsubscribing) return leave(token);
  const fields = await readFields(request);
  const action = fields.get('action');
  if (action === 'leave') return leave(textField(fields, 'token'));
  if (action !== 'preview' && action !== 'send') return answer(400, { error: 'unknown action' });
  return answer(200, { emails: await write(request, fields, action === 'preview') });
}

serve('invitations', handle);
