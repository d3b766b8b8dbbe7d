import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { updatePassword } from '@/data/auth';
import type { Recovery } from '@/data/auth-link';
import { logSecurityEvent } from '@/data/security-events';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { PasswordField } from '@/parts/account/password-field';
import { PasswordMatch } from '@/parts/account/password-match';
import { Button } from '@/ui/button';
import { reportFailure } from './account-toasts';
import { useAccountForm } from './use-account-form';

interface NewPasswordFormProps {
  /** The recovery session of an emailed link. Without it, a signed-in person enters the current password. */
  recovery: Recovery | null;
  saved: boolean;
  /** Called once the new password is stored. */
  finish: () => Promise<void>;
}

export function NewPasswordForm({ recovery, saved, finish }: NewPasswordFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { user } = useSession();
  // Kept in state, because success signs the person out while the form is still visible.
  const [account] = useState(recovery?.email ?? user?.email);
  const [values, setValues] = useState({ current: '', password: '', confirmation: '' });
  const match = useId();
  const differ = values.password !== values.confirmation;

  const { form, field, busy } = useAccountForm({
    values,
    change: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: ({ newPasswordSchema, changedPasswordSchema }, entered) => {
      const result = (recovery ? newPasswordSchema : changedPasswordSchema).safeParse(entered);
      return result.success ? { success: true, data: { ...entered, ...result.data } } : result;
    },
    fail: (error) => reportFailure(error, t),
    send: async ({ current, password }) => {
      try {
        await (recovery ? recovery.setPassword(password) : updatePassword(password, current));
      } catch (error) {
        logSecurityEvent('password_reset_failed', { where: 'update' });
        reportFailure(error, t);
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
      <form {...form} className="flex flex-col gap-6">
        {/* Hidden field that tells password managers which account the new password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={account ?? ''} readOnly hidden />
        {!recovery && (
          <PasswordField
            {...field('current')}
            label={t('reset.currentPassword')}
            autoComplete="current-password"
            disabled={saved}
          />
        )}
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
          icon={saved && <Check className="size-4" />}
        >
          {t(busy ? 'common:pleaseWait' : saved ? 'passwordUpdated' : 'reset.submit')}
        </Button>
      </form>
    </>
  );
}
