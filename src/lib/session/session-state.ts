import { useSyncExternalStore } from 'react';

/**
 * Who is signed in, known without a request: the stored session is read at once and corrected by the auth client
 * when it is there. So no screen waits for a service that may be down.
 */
export interface SessionUser {
  id: string;
  email: string;
}
type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: SessionUser }
  /** The session ran out in mid-work: the page stays, the password is asked for in place. */
  | { status: 'expired'; user: SessionUser }
  /** `left`: by the reader's own wish, in this tab or another, and not for want of a session. */
  | { status: 'signed-out'; user: null; left: boolean };

let current: Session = { status: 'loading', user: null };
const listeners = new Set<() => void>();
let waiting: { userId: string; resolve: (signedIn: boolean) => void }[] = [];
/** An access token that the service has turned down: however often it is offered, it is no session. */
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
    // Work of one person is never completed under another account.
    for (const { userId, resolve } of settled) resolve(next.user?.id === userId);
  }
  for (const listener of listeners) listener();
}

/** A session exists: restored, signed in, refreshed, or from another tab. */
export function sessionArrived(user: SessionUser, accessToken: string): void {
  if (accessToken === refused) return;
  refused = null;
  set({ status: 'signed-in', user });
}

/** The session ended unexpectedly. Without a previous one, nothing is lost. */
export function sessionLost(): void {
  if (current.status === 'signed-in') set({ status: 'expired', user: current.user });
}

/** No session: signed out deliberately (`left`), or never signed in. */
export function sessionAbsent({ left }: { left: boolean }): void {
  set({ status: 'signed-out', user: null, left });
}

/**
 * Asks the reader for the password. Resolves to true once the same person has signed in again; to false if
 * they gave up, were not signed in, or somebody else signed in. `refusedToken` is the rejected access token.
 */
export function waitForSession(refusedToken?: string): Promise<boolean> {
  if (refusedToken) refused = refusedToken;
  sessionLost();
  const { status, user } = current;
  if (status !== 'expired') return Promise.resolve(false);
  return new Promise((resolve) => waiting.push({ userId: user.id, resolve }));
}

export const currentSession = (): Session => current;

/** Tells of every change; returns how to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Also during hydration: a page is prerendered for everybody. */
const beforeAnybody: Session = { status: 'loading', user: null };

export const useSession = (): Session => useSyncExternalStore(onSession, currentSession, () => beforeAnybody);
