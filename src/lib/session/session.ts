import type { Session as AuthSession } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage';
import { onIdle } from '../idle';
import { authClient } from './auth';
import { SESSION_KEY } from './session-key';
import { currentSession, sessionAbsent, sessionArrived, sessionLost } from './session-state';

/**
 * Key that a tab writes and removes again when it signs out. The other tabs then know that the session didn't
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

/** Reads the session from the device, at the start and when the page returns from the back-forward cache. */
function readDevice(): void {
  const session = stored();
  if (session) take(session);
  else sessionAbsent({ left: false });
}

function take({ user, accessToken }: Stored): void {
  sessionArrived(user, accessToken);
  // The session is known already, so the client that renews it can load later.
  onIdle(() => void watchAuth().catch(() => undefined));
}

/**
 * Handles changes by other tabs. Storage events arrive in order: first the sign-out mark, then the removal of
 * the session.
 */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === LEFT_KEY && newValue !== null) sessionAbsent({ left: true });
  if (key !== SESSION_KEY) return;
  const session = parse(newValue);
  if (session) take(session);
  else sessionLost();
}

/** Reads the stored session. If there is one, starts the auth client, which keeps the session fresh. */
export function startSession(): void {
  readDevice();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', ({ persisted }) => persisted && readDevice());
}

let watching: Promise<void> | undefined;

/** Subscribes to the auth client. For a known visitor this happens at the start, otherwise before sign-in. */
export function watchAuth(): Promise<void> {
  watching ??= authClient()
    .then(({ auth }) => {
      auth.onAuthStateChange((event, session) => {
        if (session?.user) {
          // Another tab sent this session just before a tab signed out, so it is ignored.
          if (currentSession().status === 'signed-out' && !stored()) return;
          sessionArrived({ id: session.user.id, email: session.user.email ?? '' }, session.access_token);
        } else if (event === 'SIGNED_OUT') sessionLost();
        // A client that can't reach the service first reports no session. A stored session then stays.
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
 * Ends the session on this device at once, in every tab, even offline. Returns the access token that the
 * service must still revoke, or null.
 */
export function leave(): string | null {
  const session = stored();
  deviceStorage.setItem(LEFT_KEY, '1');
  deviceStorage.removeItem(SESSION_KEY);
  deviceStorage.removeItem(LEFT_KEY);
  sessionAbsent({ left: true });
  return session?.accessToken ?? null;
}
