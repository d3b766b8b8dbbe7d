import type { ReactNode } from 'react';
import { useSession } from '@/lib/session-state';

/**
 * What a visitor sees and what somebody signed in sees in its place. A page that was drawn at build time carries
 * both, and the mark that the start script or the service worker sets on the document decides before the app is
 * there: nothing moves when it comes. Then only one of the two is left.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'signed-in') return null;
  return (
    <div className={status === 'loading' ? 'contents in-data-session:hidden' : 'contents'}>{children}</div>
  );
}

export function ForMembers({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status !== 'signed-in' && status !== 'loading') return null;
  return (
    <div className={status === 'loading' ? 'hidden in-data-session:contents' : 'contents'}>{children}</div>
  );
}
