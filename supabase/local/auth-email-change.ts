import type { AuthContext, Pass } from './auth-context.ts';
import { frequencyRefusal, noMailLeft } from './auth-limits.ts';
import { authError, json } from './http.ts';

/** The hosted service's message after the first of two confirmation links. */
const FIRST = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const FIRST_OF_TWO = 1;

type Pending = { id: string; status: number; is_new: boolean; is_late: boolean };

/** Finds the change of address that a link confirms. The link can belong to the old or the new address. */
async function pendingOf(hash: string, { db, project }: AuthContext): Promise<Pending | undefined> {
  const { rows } = await db.query<Pending>(
    `select id, email_change_confirm_status as status, email_change_token_new = $1 as is_new,
       email_change_sent_at < now() - make_interval(secs => $2) as is_late
     from auth.users where length($1) > 6 and $1 in (email_change_token_new, email_change_token_current)`,
    [hash, project.config.auth.email.otp_expiry],
  );
  return rows[0];
}

/**
 * Handles a link that confirms a change of address. Hosted projects (`double_confirm_changes`) mail a link to
 * both addresses, and the change happens once both links were opened.
 * The embedded server requires only the old address's link. So the first opened link is recorded here, and
 * the second is passed on as the old address's link.
 */
export async function confirmEmailChange(hash: string, context: AuthContext, pass: () => Promise<Response>) {
  const pending = await pendingOf(hash, context);
  if (pending === undefined) return pass();
  if (pending.is_late) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
  const { db } = context;
  if (pending.status !== FIRST_OF_TWO) {
    await db.query(
      `update auth.users set email_change_confirm_status = $2,
         email_change_token_new = case when $3 then '' else email_change_token_new end,
         email_change_token_current = case when $3 then email_change_token_current else '' end
       where id = $1`,
      [pending.id, FIRST_OF_TWO, pending.is_new],
    );
    return json({ code: '200', msg: FIRST });
  }
  await db.query(
    `update auth.users set email_change_confirm_status = 0, email_change_token_new = '', email_change_token_current = $2
     where id = $1`,
    [pending.id, hash],
  );
  return pass();
}

/** Handles `PUT /user` with another address: mails both addresses. A repeated request starts over. */
export async function changeEmail(request: Request, context: AuthContext, pass: Pass): Promise<Response> {
  const known = await pass(new Request(request.url, { headers: request.headers }));
  if (!known.ok) return known;
  const { id, email } = (await known.json()) as { id: string; email: string };
  if (!context.limits.mailsLeft()) return noMailLeft();
  const tooSoon = await frequencyRefusal(email, 'email_change_sent_at', context);
  if (tooSoon !== null) return tooSoon;
  await context.db.query('update auth.users set email_change_confirm_status = 0 where id = $1', [id]);
  return pass(request.clone());
}
