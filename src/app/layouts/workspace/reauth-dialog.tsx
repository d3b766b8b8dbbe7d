import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '@/lib/i18n';
import { onIdle } from '@/lib/idle';
import { useSession } from '@/lib/session/session-state';

const load = () => import('./password-dialog');
const PasswordDialog = lazy(load);

/**
 * Dialog for a session that expires during work: the page stays, the password is asked for above it, then the
 * work continues.
 */
export function ReauthDialog() {
  const { status, user } = useSession();
  useEffect(() => {
    // Preloaded, because no download may be needed when the session ends.
    onIdle(() => void Promise.all([load(), loadTexts('auth')]).catch(() => undefined));
  }, []);
  return (
    <Suspense fallback={null}>
      {status === 'expired' && <PasswordDialog key={user.id} user={user} />}
    </Suspense>
  );
}
