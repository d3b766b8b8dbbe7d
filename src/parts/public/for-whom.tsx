import type { ReactNode } from 'react';
import { useSession } from '@/lib/session/session-state';

/**
 * Content for visitors, or for signed-in people. A prerendered page contains both. Before hydration, a mark
 * that the boot script sets on the document hides one of them, so that nothing moves.
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
