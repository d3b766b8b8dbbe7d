import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updatePassword } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { useSession } from '@/lib/session-state';
import { PasswordField } from '@/parts/account/password-field';
import { PasswordMatch } from '@/parts/account/password-match';
import { Button } from '@/ui/button';
import { Check } from '@/ui/first-icons';
import { tellOfFailure } from './account-toasts';
import { useAccountForm } from './use-account-form';

/** The new password, written twice. `finish` follows once it stands. */
export function NewPasswordForm({ saved, finish }: { saved: boolean; finish: () => Promise<void> }) {
  const { t } = useTranslation(['auth', 'common']);
  const { user } = useSession();
  // Signing out comes with success, and must not take the address from the page before the page itself goes.
  const [account] = useState(user?.email);
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const match = useId();
  const differ = values.password !== values.confirmation;

  const { form, field, busy } = useAccountForm({
    values,
    change: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: (schemas, tried) => schemas.newPasswordSchema.safeParse(tried),
    fail: (error) => tellOfFailure(error, t),
    send: async ({ password }) => {
      try {
        await updatePassword(password);
      } catch (error) {
        logSecurityEvent('password_reset_failed', { where: 'update' });
        tellOfFailure(error, t);
        return;
      }
      await finish();
    },
  });
  const password = field('password');
  const { error: _, ...confirmation } = field('confirmation');

  return (
    <>
      <header>
        <h1 className="text-3xl">{t('reset.title')}</h1>
        {account && (
          <p className="mt-2 break-words text-ink-muted">{t('reset.account', { email: account })}</p>
        )}
      </header>
      <form {...form} className="flex flex-col gap-5">
        {/* Password managers file the new password under the account they read here. */}
        <input type="text" name="username" autoComplete="username" value={account ?? ''} readOnly hidden />
        <PasswordField
          {...password}
          label={t('reset.newPassword')}
          hint={t('reset.requirements')}
          autoComplete="new-password"
          disabled={saved}
        />
        <div className="flex flex-col gap-1.5">
          <PasswordField
            {...confirmation}
            label={t('reset.confirmPassword')}
            autoComplete="new-password"
            aria-describedby={match}
            aria-invalid={(values.confirmation !== '' && differ) || undefined}
            disabled={saved}
          />
          <PasswordMatch id={match} {...values} />
        </div>
        <Button
          type="submit"
          busy={busy}
          disabled={differ || values.password === '' || saved}
          icon={saved && <Check aria-hidden="true" className="size-4" />}
        >
          {t(busy ? 'common:pleaseWait' : saved ? 'passwordUpdated' : 'reset.submit')}
        </Button>
      </form>
    </>
  );
}
