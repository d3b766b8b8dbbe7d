import { paths } from '@/lib/paths';
import { SESSION_KEY } from '@/lib/session-key';
import { dataClient, functionsClient } from '@/lib/supabase';

function someoneIsKnown(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Sets out for the pages that people come for first, while the app that renders them is still on its way. */
export function fetchFirstCode(pathname: string): void {
  const fetched: Promise<unknown>[] = [];
  if (pathname === paths.auth) fetched.push(import('@/features/auth/auth-page'));
  if (pathname.startsWith(paths.rsvp('')))
    fetched.push(import('@/features/rsvp/rsvp-page'), functionsClient());
  if (pathname.startsWith(paths.app) && someoneIsKnown()) {
    fetched.push(import('../layouts/workspace-layout'), dataClient());
    if (pathname === paths.app) fetched.push(import('@/features/overview/overview-page'));
  }
  // Drawing the page tries again and then shows what is wrong.
  for (const one of fetched) one.catch(() => undefined);
}
