import type { Session as AuthSession } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage';
import { onIdle } from '../idle';
import { authClient } from './auth';
import { SESSION_KEY } from './session-key';
import { currentSession, sessionAbsent, sessionArrived, sessionLost } from './session-state';

/**
 * Key that a signing-out tab writes and removes again, so that the other tabs know that the session didn't
 * expire.
 */
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
  // The session is known already, so that the page doesn't wait for the client that renews it.
  onIdle(() => void watchAuth().catch(() => undefined));
}

/** Storage events of other tabs arrive in order: the intention to sign out precedes its effect. */
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
          // Another tab sent this session just before a tab signed out, so it is ignored.
          if (currentSession().status === 'signed-out' && !stored()) return;
          sessionArrived({ id: session.user.id, email: session.user.email ?? '' }, session.access_token);
        } else if (event === 'SIGNED_OUT') sessionLost();
        // A client that can't reach the service first reports no session too; a stored session then stays.
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
 * Ends the session on this device at once, in every tab, even if the service can't be reached. Returns the
 * access token that the service must still revoke; null if there was none.
 */
export function leave(): string | null {
  const session = stored();
  deviceStorage.setItem(LEFT_KEY, '1');
  deviceStorage.removeItem(SESSION_KEY);
  deviceStorage.removeItem(LEFT_KEY);
  sessionAbsent({ left: true });
  return session?.accessToken ?? null;
}
