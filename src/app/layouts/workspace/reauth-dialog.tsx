import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '@/lib/i18n';
import { onIdle } from '@/lib/idle';
import { useSession } from '@/lib/session/session-state';

const load = () => import('./password-dialog');
const PasswordDialog = lazy(load);

/**
 * Asks for the password when a session expires during work. The page stays open, and the work continues after
 * the password is entered.
 */
export function ReauthDialog() {
  const { status, user } = useSession();
  useEffect(() => {
    // Preloaded, so that the dialog opens without a download when the session ends.
    onIdle(() => void Promise.all([load(), loadTexts('auth')]).catch(() => undefined));
  }, []);
  return (
    <Suspense fallback={null}>
      {status === 'expired' && <PasswordDialog key={user.id} user={user} />}
    </Suspense>
  );
}
