import { useEffect, useRef } from 'react';
import { useSession } from '@/lib/session/session-state';

type Identity = Partial<Record<'first_name' | 'last_name' | 'email', string>>;

/**
 * Fills a form with the signed-in person's e-mail address and name. `fill` is called with the address first,
 * and again with the name.
 */
export function useOwnIdentity(fill: (own: Identity) => void): void {
  const { user } = useSession();
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (!user) return;
    latest.current({ email: user.email ?? '' });
    void import('@/data/own-names')
      .then(({ readOwnNames }) => readOwnNames(user.id))
      .then(
        (own) => latest.current(own),
        () => undefined,
      );
  }, [user]);
}
