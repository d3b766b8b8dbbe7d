import { framed, guestSite, readBrand, rsvpLink, writerOf } from '../_shared/brand.ts';
import { newToken, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { emailText, type MailBrand } from '../_shared/email.ts';
import { eventOfMail } from '../_shared/event-of-mail.ts';
import { answer, Refusal, readFields, serve, textField } from '../_shared/http.ts';
import { leaveEndpoint, leavePage, leaveToken, readLeaveToken } from '../_shared/invitation-links.ts';
import { MailLater, MailUnsure, sendMail, siteUrl } from '../_shared/mail.ts';
import { readUser } from '../_shared/user.ts';
import { type Claim, type Claimed, invitationEmail, type Told } from './email.ts';

/**
 * Sends invitations and reminders by e-mail.
 * POST {action: 'preview' | 'send', plan_id, households}, signed in as an owner or editor; at most 50
 * households per call:
 * - `preview` answers {emails: [{household_id, kind, email, language, hurdle, subject, text}]}.
 * - `send` answers {emails: [{household_id, hurdle}], wait}.
 * `hurdle` is null for a sent e-mail. It is `failed` if the mail service refused the e-mail, `unsure` if the
 * service didn't answer, and `later` if the call's time was over; another call after `wait` seconds sends the
 * rest.
 * The database decides who gets an e-mail, and allows each one once. An e-mail that may have been sent stays
 * `unsure` until somebody requests another with `again: true`.
 * Errors: 401 without a session; 404 for a plan that the person can't edit.
 * POST {action: 'leave', token} unsubscribes from e-mails about that event: 204, also when repeated; 404 for
 * an unknown token.
 * POST {action: 'brand', token} answers {brand} of the event's e-mails; null for our own brand or an unknown
 * token.
 * POST /invitations/unsubscribe?token= does the same as `leave`, for mail programs (RFC 8058). GET there
 * redirects to the page.
 */
/**
 * Time limit of a call, because the page waits at most 15 s and shows the progress. The next call sends the
 * rest.
 */
const TIME_LIMIT_MS = 5_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'emails' in value && Array.isArray(value.emails);

type Sent = { emails: { household_id: string; hurdle: string | null }[]; wait: number | null };
/** Seconds until the next call, if the mail service didn't ask for a certain pause. */
const UNKNOWN_WAIT_S = 10;

async function leave(token: string): Promise<Response> {
  const id = await readLeaveToken(token);
  if (id === null || !(await call('leave_invitations', { email_id: id })))
    return answer(404, { error: 'this link does not work' });
  return answer(204);
}

/**
 * Sends one e-mail.
 * @throws MailLater if it could not be sent by `until`; the database might then hand it out again
 */
async function sendOne(
  told: Told,
  claimed: Claimed,
  household: string,
  brand: MailBrand | null,
  until: number,
): Promise<string | null> {
  const { email_id, email, language } = claimed;
  if (claimed.hurdle !== null || email_id === null || email === null) return claimed.hurdle ?? 'failed';
  const settle = (sent: boolean) => call('settle_invitation', { email_id, sent });
  try {
    const token = await leaveToken(email_id);
    const leave = leavePage(guestSite(brand), language, token);
    const link = rsvpLink(brand, language, household);
    const { subject, content } = invitationEmail(told, claimed, link, leave, writerOf(brand));
    await sendMail(
      {
        to: email,
        subject,
        ...framed(content, brand),
        unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', language, token),
        idempotencyKey: `invitations/${email_id}`,
      },
      until,
    );
  } catch (error) {
    if (!(error instanceof MailLater)) console.error('invitations', error);
    // The e-mail might have been sent. So its link must keep working, and no second e-mail is sent
    // automatically.
    if (error instanceof MailUnsure) return 'unsure';
    await settle(false);
    if (error instanceof MailLater) throw error;
    return 'failed';
  }
  await settle(true);
  return null;
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
  const claimOf = async (wanted: string[], looking: boolean): Promise<Claim> => {
    const households = await Promise.all(
      wanted.map(async (id) => ({ id, token_hash: await sha256(tokens.get(id) ?? ''), again })),
    );
    const claim = await call('claim_invitations', { author, plan_id, households, preview: looking });
    if (!isClaim(claim)) throw new Refusal(404, 'no such plan');
    return claim;
  };
  const seen = await claimOf([...tokens.keys()], true);
  const of = await eventOfMail({ plan_id });
  const brand = await readBrand({ plan_id });
  if (!preview)
    return sendAll(seen, async (household_id, until) => {
      // Claims one household at a time, so that an interrupted call leaves the other households unclaimed.
      const claim = await claimOf([household_id], false);
      const [claimed] = claim.emails;
      if (claimed === undefined) return 'unknown';
      return sendOne({ ...claim, ...of }, claimed, tokens.get(household_id) ?? '', brand, until);
    });
  return {
    emails: seen.emails.map((claimed) => {
      const { household_id, kind, email, language, hurdle } = claimed;
      const link = rsvpLink(brand, language, '…');
      const { subject, content } = invitationEmail(
        { ...seen, ...of },
        claimed,
        link,
        guestSite(brand),
        writerOf(brand),
      );
      const text = emailText({ ...content, leave: undefined }, brand);
      return { household_id, kind, email, language, hurdle, subject, text };
    }),
  };
}

async function sendAll(
  seen: Claim,
  sendTo: (household_id: string, until: number) => Promise<string | null>,
): Promise<Sent> {
  const until = Date.now() + TIME_LIMIT_MS;
  const emails: Sent['emails'] = [];
  let wait: number | null = null;
  for (const { household_id, hurdle } of seen.emails) {
    if (wait === null && Date.now() >= until) wait = 0;
    let outcome = hurdle;
    if (hurdle === null)
      try {
        outcome = wait === null ? await sendTo(household_id, until) : 'later';
      } catch (error) {
        // The loop ends without an error, because the caller must learn which e-mails have been sent.
        if (!(error instanceof MailLater)) console.error('invitations', error);
        wait = error instanceof MailLater ? error.seconds : UNKNOWN_WAIT_S;
        outcome = 'later';
      }
    emails.push({ household_id, hurdle: outcome });
  }
  return { emails, wait };
}

async function handle(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const token = url.searchParams.get('token') ?? '';
  const unsubscribing = url.pathname.endsWith('/unsubscribe');
  if (unsubscribing && request.method !== 'POST') {
    const language = url.searchParams.get('lang') === 'en' ? 'en' : 'es';
    const page = leavePage(siteUrl(), language, encodeURIComponent(token));
    return new Response(null, { status: 303, headers: { Location: page } });
  }
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  if (unsubscribing) return leave(token);
  const fields = await readFields(request);
  const action = fields.get('action');
  if (action === 'leave') return leave(textField(fields, 'token'));
  if (action === 'brand') {
    const email_id = await readLeaveToken(textField(fields, 'token'));
    return answer(200, { brand: email_id === null ? null : await call('leave_brand', { email_id }) });
  }
  if (action !== 'preview' && action !== 'send') return answer(400, { error: 'unknown action' });
  return answer(200, await write(request, fields, action === 'preview'));
}

serve('invitations', handle);
