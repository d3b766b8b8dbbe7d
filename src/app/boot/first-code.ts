import { decoded } from '@/lib/address/decoded';
import { withoutLanguage } from '@/lib/address/english-address';
import { paths } from '@/lib/paths';
import { SESSION_KEY } from '@/lib/session/session-key';
import { dataClient } from '@/lib/supabase';

function someoneIsKnown(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Starts to download the code of the most visited pages while the app itself is still loading. */
export function fetchFirstCode(pathname: string): void {
  const fetched: Promise<unknown>[] = [];
  if (pathname === paths.auth) fetched.push(import('@/features/auth/auth-page'));
  const last = (path: string) => new RegExp(`^${path}([^/]+)/?$`).exec(withoutLanguage(pathname))?.[1];
  const [token, page] = [last(paths.rsvp('')), last(paths.eventPage(''))];
  if (token)
    fetched.push(
      // Called first, so that the browser sends the invitation's request before others.
      import('@/data/rsvp').then(({ prefetchInvitation }) => prefetchInvitation(decoded(token))),
      import('@/features/rsvp/rsvp-page'),
      import('@/parts/event-page/dressed'),
    );
  if (page)
    fetched.push(
      import('@/features/event-page/asked-page').then(({ prefetchOpenPage }) =>
        prefetchOpenPage(decoded(page)),
      ),
      import('@/features/event-page/open-page'),
    );
  if (pathname.startsWith(paths.app) && someoneIsKnown()) {
    fetched.push(import('../routes/workspace-routes'), import('../layouts/workspace-layout'), dataClient());
    if (pathname === paths.app) fetched.push(import('@/features/overview/overview-page'));
  }
  // Errors are ignored here, because rendering the page tries again and shows the error of that attempt.
  for (const one of fetched) one.catch(() => undefined);
}
