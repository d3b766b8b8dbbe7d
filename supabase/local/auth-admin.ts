import type { AuthContext } from './auth-context.ts';
import { authError, json } from './http.ts';
import type { MailValues } from './mailer.ts';

type Sent = Pick<MailValues, 'token' | 'tokenHash'>;

type AdminContext = AuthContext & {
  /**
   * Passes a request to the embedded server. Returns the mails that the request causes instead of sending
   * them.
   */
  passHolding: (request: Request) => Promise<{ answer: Response; mails: Sent[] }>;
  redirectTo: string;
};

const post = (request: Request, path: string, body: unknown): Request =>
  new Request(new URL(`/auth/v1${path}`, request.url), {
    method: 'POST',
    headers: { apikey: request.headers.get('apikey') ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function idOf(email: string, { db }: AdminContext): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('select id from auth.users where email = $1', [
    email.toLowerCase(),
  ]);
  return rows[0]?.id;
}

/** Creates a confirmed account without sending a mail. Used by the doctor. */
async function createUser(request: Request, body: Record<string, unknown>, context: AdminContext) {
  const { email, password, user_metadata, email_confirm } = body;
  if (typeof email !== 'string' || typeof password !== 'string' || email_confirm !== true)
    return authError(400, 'validation_failed', 'The embedded backend makes confirmed accounts alone');
  if ((await idOf(email, context)) !== undefined)
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  const made = await context.passHolding(post(request, '/signup', { email, password, data: user_metadata }));
  if (!made.answer.ok) return made.answer;
  await context.db.query(
    `update auth.users set email_confirmed_at = now(), confirmation_token = '' where email = $1`,
    [email.toLowerCase()],
  );
  return made.answer;
}

async function deleteUser(id: string, { db }: AdminContext): Promise<Response> {
  const { rows } = await db.query('delete from auth.users where id::text = $1 returning id', [id]);
  return rows.length === 0 ? authError(404, 'user_not_found', 'User not found') : json({});
}

/** Returns a reset link and the page it opens, without sending a mail. */
async function generateLink(request: Request, body: Record<string, unknown>, context: AdminContext) {
  const { type, email } = body;
  if (type !== 'recovery' || typeof email !== 'string')
    return authError(400, 'validation_failed', 'The embedded backend writes reset links alone');
  const id = await idOf(email, context);
  if (id === undefined) return authError(404, 'user_not_found', 'User with this email not found');
  const { answer, mails } = await context.passHolding(post(request, '/recover', { email }));
  const { token = '', tokenHash = '' } = mails[0] ?? {};
  if (!answer.ok) return answer;
  const link = new URL('/auth/v1/verify', request.url);
  link.search = String(new URLSearchParams({ token: tokenHash, type, redirect_to: context.redirectTo }));
  return json({
    id,
    email,
    action_link: link.href,
    email_otp: token,
    hashed_token: tokenHash,
    verification_type: type,
    redirect_to: context.redirectTo,
  });
}

/**
 * Handles the requests to `/admin/*` that the doctor needs, with the secret key. Returns undefined for other
 * paths.
 */
export async function handleAdmin(
  request: Request,
  body: Record<string, unknown>,
  context: AdminContext,
): Promise<Response | undefined> {
  const [, path = ''] = /^\/auth\/v1\/admin\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
  if (path === '') return undefined;
  if (request.headers.get('apikey') !== context.secretKey)
    return authError(403, 'not_admin', 'User not allowed');
  if (request.method === 'POST' && path === 'users') return createUser(request, body, context);
  if (request.method === 'POST' && path === 'generate_link') return generateLink(request, body, context);
  const [, id] = /^users\/([0-9a-f-]{36})$/.exec(path) ?? [];
  if (request.method === 'DELETE' && id !== undefined) return deleteUser(id, context);
  return undefined;
}
