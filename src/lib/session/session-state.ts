import { useSyncExternalStore } from 'react';

/**
 * The signed-in user. The stored session is used at once and corrected later, so that no screen waits for a
 * service that might be down.
 */
export interface SessionUser {
  id: string;
  email: string;
}
type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: SessionUser }
  /** The session expired while the person was working. The page stays and asks for the password in place. */
  | { status: 'expired'; user: SessionUser }
  /** `left` is true if the person signed out, in this tab or another, and false if there was no session. */
  | { status: 'signed-out'; user: null; left: boolean };

let current: Session = { status: 'loading', user: null };
const listeners = new Set<() => void>();
let waiting: { userId: string; resolve: (signedIn: boolean) => void }[] = [];
/** An access token that the service has rejected. It no longer counts as a session. */
let refused: string | null = null;

const isLeft = (session: Session): boolean => session.status === 'signed-out' && session.left;

function set(next: Session): void {
  if (
    next.status === current.status &&
    next.user?.id === current.user?.id &&
    next.user?.email === current.user?.email &&
    isLeft(next) === isLeft(current)
  )
    return;
  current = next;
  if (next.status !== 'expired') {
    const settled = waiting;
    waiting = [];
    // A pending request must not be completed under another account.
    for (const { userId, resolve } of settled) resolve(next.user?.id === userId);
  }
  for (const listener of listeners) listener();
}

/** Records a session that was restored, refreshed, created by signing in, or received from another tab. */
export function sessionArrived(user: SessionUser, accessToken: string): void {
  if (accessToken === refused) return;
  refused = null;
  set({ status: 'signed-in', user });
}

/** Records that the session ended unexpectedly. Does nothing if there is no session. */
export function sessionLost(): void {
  if (current.status === 'signed-in') set({ status: 'expired', user: current.user });
}

/** Records that there is no session, because the person signed out (`left`) or never signed in. */
export function sessionAbsent({ left }: { left: boolean }): void {
  set({ status: 'signed-out', user: null, left });
}

/**
 * Asks for the password. Resolves to true if the same person signs in again, and to false in all other cases.
 * `refusedToken` is the access token that the service rejected.
 */
export function waitForSession(refusedToken?: string): Promise<boolean> {
  if (refusedToken) refused = refusedToken;
  sessionLost();
  const { status, user } = current;
  if (status !== 'expired') return Promise.resolve(false);
  return new Promise((resolve) => waiting.push({ userId: user.id, resolve }));
}

export const currentSession = (): Session => current;

/** Calls the listener after every change. Returns a function that unsubscribes. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The session state before the user is known. Hydration needs it too, because prerendered pages are the same
 * for everybody.
 */
const beforeAnybody: Session = { status: 'loading', user: null };

export const useSession = (): Session => useSyncExternalStore(onSession, currentSession, () => beforeAnybody);
