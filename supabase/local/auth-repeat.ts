import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { AuthContext } from './auth.ts';
import { authError, json } from './http.ts';

type Place = { siteUrl: string; redirectTo: string };
type Found = { id: string; confirmed: boolean; waits: number | null };

const seconds = (duration: string): number => {
  const [, amount, unit] = /^(\d+)(s|m|h)$/.exec(duration) ?? [];
  return Number(amount ?? 60) * { s: 1, m: 60, h: 3600 }[(unit ?? 's') as 's' | 'm' | 'h'];
};

async function find(email: string, { db, project }: AuthContext): Promise<Found | undefined> {
  const { rows } = await db.query<Found>(
    `select id, email_confirmed_at is not null as confirmed,
       ceil(extract(epoch from confirmation_sent_at + make_interval(secs => $2) - now()))::int as waits
     from auth.users where email = $1`,
    [email.toLowerCase(), seconds(project.config.auth.email.max_frequency)],
  );
  return rows[0];
}

const tooSoon = (wait: number): Response =>
  authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
  );

/** A new confirmation link; the earlier one stops working. */
async function sendAgain(user: Found, email: string, here: Place, { db, project, sendMail }: AuthContext) {
  const length = project.config.auth.email.otp_length;
  const token = String(randomInt(10 ** length)).padStart(length, '0');
  const tokenHash = createHash('sha256')
    .update(email.toLowerCase() + token)
    .digest('hex');
  await db.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [user.id, tokenHash],
  );
  await sendMail('confirmation', { ...here, userId: user.id, to: email, tokenHash, token });
}

/**
 * Signing up with an address that has an account. Hosted Supabase Auth does not tell whether the account exists:
 * a confirmed one gets an invented user without identities, an unconfirmed one gets its e-mail again.
 */
export async function repeatedSignUp(email: string, here: Place, context: AuthContext): Promise<Response> {
  const user = await find(email, context);
  const now = new Date().toISOString();
  if (user !== undefined && !user.confirmed) {
    if (user.waits !== null && user.waits > 0) return tooSoon(user.waits);
    await sendAgain(user, email, here, context);
  }
  return json({
    id: user !== undefined && !user.confirmed ? user.id : randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: user !== undefined && !user.confirmed ? [{ provider: 'email' }] : [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/** `POST /resend` for a confirmation: silent about unknown and confirmed addresses. */
export async function resendConfirmation(
  email: string,
  here: Place,
  context: AuthContext,
): Promise<Response> {
  const user = await find(email, context);
  if (user === undefined || user.confirmed) return json({});
  if (user.waits !== null && user.waits > 0) return tooSoon(user.waits);
  await sendAgain(user, email, here, context);
  return json({});
}
