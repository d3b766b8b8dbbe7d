import type { Session } from '@supabase/auth-js';
import { RequestError } from '@/lib/errors';
import { withRetries } from '@/lib/retry';
import { authClient } from '@/lib/session/auth';
import { watchAuth } from '@/lib/session/session';
import { currentSession } from '@/lib/session/session-state';
import { refuse, signOut } from './auth';

/** Types of links in e-mails from this product or the sign-in service. */
export const LINK_TYPES = ['email', 'signup', 'magiclink', 'invite', 'email_change', 'recovery'] as const;
type LinkType = (typeof LINK_TYPES)[number];

type Client = ReturnType<Awaited<ReturnType<typeof authClient>>['linkClient']>;
interface Used {
  client: Client;
  session: Session | null;
}

/**
 * Ends the session of a link without waiting, since the page may be closing. If the request fails, it is
 * retried while the page is open. If the page closes, the tokens are lost, so the session does no harm.
 */
function endSession(client: Client, session: Session): void {
  if (ended.has(session)) return;
  ended.add(session);
  const end = async () => refuse((await client.admin.signOut(session.access_token, 'local')).error);
  void withRetries(end).catch(() => undefined);
}
const ended = new WeakSet<Session>();

/**
 * Redeems the token of a link. The current session stays unchanged. `email` is the address of the account
 * that was shown to the person. Returns no session if a change of the e-mail address must still be confirmed
 * at the other address.
 */
async function spendToken(token_hash: string, type: LinkType, email: string | null): Promise<Used> {
  const { linkClient } = await authClient();
  const client = linkClient();
  const session = await withRetries(async () => {
    const { data, error } = await client.verifyOtp({ token_hash, type });
    refuse(error);
    return data.session;
  });
  if (email !== null && session && session.user.email?.toLowerCase() !== email.toLowerCase()) {
    // Somebody has edited the link to show another account.
    endSession(client, session);
    throw new RequestError('This link is for another account', 403, 'otp_expired');
  }
  return { client, session };
}

/**
 * Redeems the token of a link in an e-mail and signs in, replacing the current session. Returns false if a
 * change of the e-mail address must still be confirmed at the other address.
 */
export async function verifyLink(
  token_hash: string,
  type: LinkType,
  email: string | null = null,
): Promise<boolean> {
  const { auth } = await authClient();
  const { session } = await spendToken(token_hash, type, email);
  if (!session) return false;
  await watchAuth();
  const { access_token, refresh_token } = session;
  await withRetries(async () => refuse((await auth.setSession({ access_token, refresh_token })).error));
  return true;
}

/** Permission, given by an e-mailed link, to set a new password. It never becomes this device's session. */
export interface Recovery {
  email: string;
  /**
   * Sets the password and ends this permission. Also signs the account out here, because the service signs it
   * out on all devices.
   */
  setPassword: (password: string) => Promise<void>;
  /** Ends the permission if the page is left without setting a password. */
  end: () => void;
}

export async function openRecovery(token_hash: string, email: string | null): Promise<Recovery> {
  const { client, session } = await spendToken(token_hash, 'recovery', email);
  if (!session) throw new RequestError('No session', 403, 'otp_expired');
  return {
    email: session.user.email ?? '',
    async setPassword(password) {
      await withRetries(async (attempt) => {
        const { error } = await client.updateUser({ password });
        // The password was stored by the first attempt, and only the response was lost.
        if (attempt > 0 && error?.code === 'same_password') return;
        refuse(error);
      });
      endSession(client, session);
      if (currentSession().user?.id === session.user.id) await signOut();
    },
    end: () => endSession(client, session),
  };
}
