import { type FormEvent, useEffect, useRef, useState } from 'react';
import { prepareAuth, signIn } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { RequestError } from '@/lib/errors';
import type { SessionUser } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { PasswordField } from '@/parts/account/password-field';
import { providerMessage } from '@/parts/account/provider-message';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { signOutHere, unsentChanges } from '../../session/signed-in';
import { SignOutDialog } from '../sign-out-dialog';

export default function PasswordDialog({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['common', 'auth']);
  const { t: authText } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    prepareAuth();
    // On a phone, toasts would cover the dialog.
    for (const { id } of toastStore.snapshot()) dismissToast(id);
  }, []);
  // The field loses focus while it is disabled, so it is focused again after a wrong password.
  useEffect(() => {
    if (!busy) field.current?.select();
  }, [busy]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (password === '') return setError(authText('passwordRequired'));
    setBusy(true);
    setError(undefined);
    try {
      await signIn(user.email, password);
    } catch (failure) {
      const code = failure instanceof RequestError ? (failure.code ?? '') : '';
      logSecurityEvent('sign_in_failed', { code, where: 'session expired' });
      setError(providerMessage(failure, authText) || t('unexpectedError'));
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
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-6">
        <TextField
          label={t('reauth.email')}
          type="email"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
        />
        <PasswordField
          ref={field}
          label={t('reauth.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            look="quiet"
            onClick={() =>
              void unsentChanges().then((count) => (count > 0 ? setWaiting(count) : signOutHere()))
            }
          >
            {t('reauth.leave')}
          </Button>
          <Button type="submit" busy={busy}>
            {t(busy ? 'pleaseWait' : 'reauth.submit')}
          </Button>
        </div>
      </form>
      {waiting > 0 && (
        <SignOutDialog waiting={waiting} onStay={() => setWaiting(0)} onLeave={() => void signOutHere()} />
      )}
    </Dialog>
  );
}
