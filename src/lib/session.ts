import { currentSession, SESSION_KEY, type SessionUser, SIGNED_OUT, setSession } from './session-state';

function storedUser(): SessionUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('user' in stored)) return null;
    const { user } = stored as { user?: { id?: unknown; email?: unknown } };
    return typeof user?.id === 'string' ? { id: user.id, email: String(user.email ?? '') } : null;
  } catch {
    return null;
  }
}

/** Reads the stored session and, if there is one, starts the auth client that keeps it fresh. */
export function startSession(): void {
  const user = storedUser();
  setSession(user ? { status: 'signed-in', user } : SIGNED_OUT);
  if (user) void watchAuth().catch(() => undefined);
}

let watching: Promise<void> | undefined;

/** Follows the auth client. Called at the start for a known visitor and before any sign-in for a new one. */
export function watchAuth(): Promise<void> {
  watching ??= import('./supabase')
    .then(({ supabase }) => supabase())
    .then(({ auth }) => {
      auth.onAuthStateChange((event, session) => {
        const known = currentSession();
        if (session?.user)
          setSession({ status: 'signed-in', user: { id: session.user.id, email: session.user.email ?? '' } });
        else if (
          known.status === 'signed-in' &&
          !leaving &&
          (event === 'SIGNED_OUT' || event === 'INITIAL_SESSION')
        )
          setSession({ status: 'expired', user: known.user });
      });
    })
    .catch((error) => {
      watching = undefined;
      throw error;
    });
  return watching;
}

let leaving = false;

/** Runs a sign-out; what ends a session inside it is wanted, and so not an expiry. */
export async function leave(signOut: () => Promise<unknown>): Promise<void> {
  leaving = true;
  try {
    await signOut();
  } finally {
    leaving = false;
    setSession({ ...SIGNED_OUT, left: true });
  }
}
