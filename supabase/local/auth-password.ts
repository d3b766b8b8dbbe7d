import type { AuthContext, Pass, Place } from './auth-context.ts';
import { authError } from './http.ts';
import { claimsOf } from './jwt.ts';

/**
 * Marks a session that began with a mailed link. Stored in a column that hosted Supabase Auth doesn't use.
 */
const MAILED = 'mailed';

/**
 * Records that a session began with a mailed link. Such a session can set a new password without the current
 * one.
 */
export async function markAsMailed(answer: Response, { db }: Pick<AuthContext, 'db'>): Promise<void> {
  const { access_token } = (await answer.json()) as { access_token?: string };
  const { session_id } = claimsOf(access_token ?? '');
  if (session_id) await db.query('update auth.sessions set tag = $2 where id = $1', [session_id, MAILED]);
}

/** Checks a password by trying to sign in. */
async function isCurrent(request: Request, email: string, password: unknown, pass: Pass): Promise<boolean> {
  const url = new URL('/auth/v1/token?grant_type=password', request.url);
  const headers = { apikey: request.headers.get('apikey') ?? '', 'Content-Type': 'application/json' };
  const signIn = new Request(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  return (await pass(signIn)).ok;
}

/**
 * Handles `PUT /user` with a new password like hosted projects. Requires the current password unless a mailed
 * link began the session (`require_current_password`). Ends all other sessions and mails a notice.
 */
export async function changePassword(
  request: Request,
  { current_password, ...body }: Record<string, unknown>,
  { db, project, sendMail, pass, here }: AuthContext & { pass: Pass; here: Place },
): Promise<Response> {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // An invalid session is refused before the current password is checked.
  const known = await pass(new Request(request.url, { headers: request.headers }));
  if (!known.ok) return known;
  const account = (await known.json()) as { id: string; email: string };
  const { session_id = null } = claimsOf(token);
  const { rows } = await db.query<{ tag: string | null }>('select tag from auth.sessions where id = $1', [
    session_id,
  ]);
  if (project.config.auth.email.require_current_password && rows[0]?.tag !== MAILED) {
    if (typeof current_password !== 'string' || current_password === '')
      return authError(
        400,
        'current_password_required',
        'Current password required when setting new password.',
      );
    if (!(await isCurrent(request, account.email, current_password, pass)))
      return authError(
        400,
        'current_password_invalid',
        'Current password required when setting new password.',
      );
  }
  const { method, headers } = request;
  const answer = await pass(new Request(request.url, { method, headers, body: JSON.stringify(body) }));
  if (answer.ok) {
    await db.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
      account.id,
      session_id,
    ]);
    await sendMail('password_changed', { ...here, userId: account.id, to: account.email });
  }
  return answer;
}
