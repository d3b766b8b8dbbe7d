import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { useSession } from '@/lib/session-state';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { signOutHere } from '../signed-in';

/** An expired session in mid-work: the page stays, the password is asked for on top, then the work goes on. */
export function ReauthDialog() {
  const { t } = useTranslation();
  const session = useSession();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (session.status !== 'expired') return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    setError(undefined);
    try {
      await signIn(session.user?.email ?? '', password);
    } catch (failure) {
      logSecurityEvent('sign_in_failed', { where: 'session expired' });
      setError(failure instanceof Error ? failure.message : t('unexpectedError'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      insistent
      title={t('reauth.title')}
      description={t('reauth.text')}
    >
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('reauth.email')}
          type="email"
          name="username"
          autoComplete="username"
          value={session.user.email}
          readOnly
        />
        <TextField
          label={t('reauth.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => void signOutHere()}>
            {t('reauth.leave')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('reauth.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
