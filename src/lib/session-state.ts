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

export const SIGNED_OUT: Session & { status: 'signed-out' } = {
  status: 'signed-out',
  user: null,
  left: false,
};

let current: Session = { status: 'loading', user: null };
const listeners = new Set<() => void>();
let waiting: ((signedIn: boolean) => void)[] = [];

/** For the parts of the session alone: screens only read. */
export function setSession(next: Session): void {
  if (next.status === current.status && next.user?.id === current.user?.id) return;
  current = next;
  if (next.status !== 'expired') {
    for (const resolve of waiting) resolve(next.status === 'signed-in');
    waiting = [];
  }
  for (const listener of listeners) listener();
}

/** Resolves once the reader has signed in again (true) or given up (false). */
export function waitForSession(): Promise<boolean> {
  if (current.status === 'signed-out' || current.status === 'loading') return Promise.resolve(false);
  if (current.status === 'signed-in') setSession({ status: 'expired', user: current.user });
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
