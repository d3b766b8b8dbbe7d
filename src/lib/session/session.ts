import type { Session as AuthSession } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage';
import { onIdle } from '../idle';
import { authClient } from './auth';
import { SESSION_KEY } from './session-key';
import { currentSession, sessionAbsent, sessionArrived, sessionLost } from './session-state';

/** Written and removed again by a tab that signs out, so that the others know it for a wish and not for an expiry. */
const LEFT_KEY = 'celebra-left';

interface Stored {
  user: { id: string; email: string };
  accessToken: string;
}

function parse(text: string | null): Stored | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<AuthSession> | null;
    if (typeof value?.user?.id !== 'string' || typeof value.access_token !== 'string') return null;
    return {
      user: { id: value.user.id, email: value.user.email ?? '' },
      accessToken: value.access_token,
    };
  } catch {
    return null;
  }
}

const stored = (): Stored | null => parse(deviceStorage.getItem(SESSION_KEY));

/** Reads the session from the device: at the start, and when the page returns from the back-forward cache. */
function readDevice(): void {
  const session = stored();
  if (session) take(session);
  else sessionAbsent({ left: false });
}

function take({ user, accessToken }: Stored): void {
  sessionArrived(user, accessToken);
  // The session is known; what keeps it fresh must not hold up the page.
  onIdle(() => void watchAuth().catch(() => undefined));
}

/** Storage events of other tabs arrive in order, so that an intention precedes its effect. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === LEFT_KEY && newValue !== null) sessionAbsent({ left: true });
  if (key !== SESSION_KEY) return;
  const session = parse(newValue);
  if (session) take(session);
  else sessionLost();
}

/** Reads the stored session and, if there is one, starts the auth client that keeps it fresh. */
export function startSession(): void {
  readDevice();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', ({ persisted }) => persisted && readDevice());
}

let watching: Promise<void> | undefined;

/** Follows the auth client. Called at the start for a known visitor and before any sign-in for a new one. */
export function watchAuth(): Promise<void> {
  watching ??= authClient()
    .then(({ auth }) => {
      auth.onAuthStateChange((event, session) => {
        if (session?.user) {
          // Word of a session that another tab sent just before this one signed out.
          if (currentSession().status === 'signed-out' && !stored()) return;
          sessionArrived({ id: session.user.id, email: session.user.email ?? '' }, session.access_token);
        } else if (event === 'SIGNED_OUT') sessionLost();
        // The first word of a client that could not reach the service is "no session" too; what is stored then stays.
        else if (event === 'INITIAL_SESSION' && !stored()) sessionLost();
      });
    })
    .catch((error) => {
      watching = undefined;
      throw error;
    });
  return watching;
}

/**
 * Ends the session on this device at once, in every tab, whether or not the service can be told. Returns the access
 * token that the service should still be told of, null when there was none.
 */
export function leave(): string | null {
  const session = stored();
  deviceStorage.setItem(LEFT_KEY, '1');
  deviceStorage.removeItem(SESSION_KEY);
  deviceStorage.removeItem(LEFT_KEY);
  sessionAbsent({ left: true });
  return session?.accessToken ?? null;
}
