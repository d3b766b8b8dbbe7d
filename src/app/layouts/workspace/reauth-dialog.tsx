import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '@/lib/i18n';
import { onIdle } from '@/lib/idle';
import { useSession } from '@/lib/session/session-state';

const load = () => import('./password-dialog');
const PasswordDialog = lazy(load);

/** An expired session in mid-work: the page stays, the password is asked for on top, then the work goes on. */
export function ReauthDialog() {
  const { status, user } = useSession();
  useEffect(() => {
    // Preloaded: when the session ends, no download may be needed.
    onIdle(() => void Promise.all([load(), loadTexts('auth')]).catch(() => undefined));
  }, []);
  return (
    <Suspense fallback={null}>
      {status === 'expired' && <PasswordDialog key={user.id} user={user} />}
    </Suspense>
  );
}
