import type { AuthContext } from './auth-context.ts';
import { claimsOf } from './jwt.ts';

/** Stores which browser began or renewed a session, as hosted projects do. */
export async function noteBrowser(
  request: Request,
  answer: Response,
  { db }: Pick<AuthContext, 'db'>,
): Promise<void> {
  const { access_token } = (await answer.json()) as { access_token?: string };
  const { session_id } = claimsOf(access_token ?? '');
  if (session_id)
    await db.query('update auth.sessions set user_agent = $2 where id = $1', [
      session_id,
      request.headers.get('user-agent'),
    ]);
}
