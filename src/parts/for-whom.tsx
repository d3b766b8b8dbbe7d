import type { ReactNode } from 'react';
import { useSession } from '@/lib/session/session-state';

/**
 * What a visitor sees and what somebody signed in sees in its place. A prerendered page carries both, and
 * the mark that the boot script sets on the document decides before hydration: nothing moves. Then one of them is left.
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
