import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { AuthContext, Place } from './auth-context.ts';
import { frequencyRefusal } from './auth-limits.ts';
import { json } from './http.ts';

type Found = { id: string; confirmed: boolean };

async function find(email: string, { db }: AuthContext): Promise<Found | undefined> {
  const { rows } = await db.query<Found>(
    'select id, email_confirmed_at is not null as confirmed from auth.users where email = $1',
    [email.toLowerCase()],
  );
  return rows[0];
}

/** Sends a new confirmation link and invalidates the earlier one. Refuses if the last mail is too recent. */
async function sendAgain(
  user: Found,
  email: string,
  here: Place,
  context: AuthContext,
): Promise<Response | null> {
  const tooSoon = await frequencyRefusal(email, 'confirmation_sent_at', context);
  if (tooSoon !== null) return tooSoon;
  const { db, project, sendMail } = context;
  const length = project.config.auth.email.otp_length;
  const token = String(randomInt(10 ** length)).padStart(length, '0');
  const tokenHash = createHash('sha256')
    .update(email.toLowerCase() + token)
    .digest('hex');
  await db.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [user.id, tokenHash],
  );
  await sendMail('confirmation', {
    ...here,
    userId: user.id,
    to: email,
    tokenHash: here.prefix + tokenHash,
    token,
  });
  return null;
}

/**
 * Handles a sign-up with the address of an existing account. Hosted Supabase Auth doesn't reveal that the
 * account exists: if it is confirmed, the answer is an invented user without identities. If it isn't
 * confirmed, the confirmation is mailed again.
 */
export async function repeatedSignUp(email: string, here: Place, context: AuthContext): Promise<Response> {
  const user = await find(email, context);
  const now = new Date().toISOString();
  if (user !== undefined && !user.confirmed) {
    const refused = await sendAgain(user, email, here, context);
    if (refused !== null) return refused;
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

/**
 * Handles `POST /resend` for a confirmation. The response doesn't reveal whether the address is unknown or
 * already confirmed.
 */
export async function resendConfirmation(
  email: string,
  here: Place,
  context: AuthContext,
): Promise<Response> {
  const user = await find(email, context);
  if (user === undefined || user.confirmed) return json({});
  return (await sendAgain(user, email, here, context)) ?? json({});
}
