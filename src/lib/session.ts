import { useSyncExternalStore } from 'react';

/**
 * Who is signed in, known without a request: the stored session is read at once and corrected by the auth client
 * when it is there. So no screen waits for a service that may be down.
 */
export const SESSION_KEY = 'celebra-session';

export interface SessionUser {
  id: string;
  email: string;
}
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: SessionUser }
  /** The session ran out in mid-work: the page stays, the password is asked for in place. */
  | { status: 'expired'; user: SessionUser }
  /** `left`: by the reader's own wish in this tab, and not for want of a session. */
  | { status: 'signed-out'; user: null; left: boolean };

const SIGNED_OUT: Session & { status: 'signed-out' } = { status: 'signed-out', user: null, left: false };

let current: Session = { status: 'loading', user: null };
const listeners = new Set<() => void>();
let waiting: ((signedIn: boolean) => void)[] = [];

function set(next: Session): void {
  if (next.status === current.status && next.user?.id === current.user?.id) return;
  current = next;
  if (next.status !== 'expired') {
    for (const resolve of waiting) resolve(next.status === 'signed-in');
    waiting = [];
  }
  for (const listener of listeners) listener();
}

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
  set(user ? { status: 'signed-in', user } : SIGNED_OUT);
  if (user) void watchAuth().catch(() => undefined);
}

let watching: Promise<void> | undefined;

/** Follows the auth client. Called at the start for a known visitor and before any sign-in for a new one. */
export function watchAuth(): Promise<void> {
  watching ??= import('./supabase')
    .then(({ supabase }) => supabase())
    .then(({ auth }) => {
      auth.onAuthStateChange((event, session) => {
        if (session?.user)
          set({ status: 'signed-in', user: { id: session.user.id, email: session.user.email ?? '' } });
        else if (event === 'SIGNED_OUT' && current.status === 'signed-in' && !leaving)
          set({ status: 'expired', user: current.user });
        else if (event === 'INITIAL_SESSION' && current.status === 'signed-in')
          set({ status: 'expired', user: current.user });
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
    set({ ...SIGNED_OUT, left: true });
  }
}

/** Resolves once the reader has signed in again (true) or given up (false). */
export function waitForSession(): Promise<boolean> {
  if (current.status === 'signed-out' || current.status === 'loading') return Promise.resolve(false);
  if (current.status === 'signed-in') set({ status: 'expired', user: current.user });
  return new Promise((resolve) => waiting.push(resolve));
}

export const currentSession = (): Session => current;

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
