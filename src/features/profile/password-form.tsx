import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { updatePassword } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { type AccountMessage, changedPasswordSchema } from '@/domain/account/schema';
import { useTranslation } from '@/lib/translation';
import { PasswordField } from '@/parts/account/password-field';
import { PasswordMatch } from '@/parts/account/password-match';
import { providerMessage } from '@/parts/account/provider-message';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';

const EMPTY = { current: '', password: '', confirmation: '' };

/** Form to change the password. It asks for the current password once and for the new password twice. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { t: authText } = useTranslation('auth');
  const heading = useId();
  const match = useId();
  const { register, handleSubmit, reset, control, formState } = useForm({
    resolver: zodResolver(changedPasswordSchema),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { current = '', password = '', confirmation = '' } = useWatch({ control });
  const differ = password !== confirmation;
  const error = formState.errors.password?.message as AccountMessage | undefined;

  const change = useMutation({
    mutationFn: (form: typeof EMPTY) => updatePassword(form.password, form.current),
    networkMode: 'always',
    // No retry here: the call itself retries, and a password must not wait in a queue.
    retry: false,
    gcTime: 0,
    meta: { handled: true },
    onSuccess: () => {
      reset(EMPTY);
      logSecurityEvent('password_updated');
      toast({ title: t('passwordUpdated'), text: t('passwordUpdatedText'), tone: 'success' });
    },
    onError: (failure) =>
      toast({
        title: t('common:error'),
        text: providerMessage(failure, authText) || t('common:unexpectedError'),
        tone: 'danger',
      }),
  });

  return (
    <section aria-labelledby={heading} className="border-t border-line pt-8">
      <h2 id={heading} className="text-xl">
        {t('password.title')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('password.text')}</p>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((form) => change.mutate(form))(event)}
        className="mt-4 flex max-w-lg flex-col gap-6"
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('current')}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...register('password')}
          label={t('auth:reset.newPassword')}
          hint={t('auth:reset.requirements')}
          autoComplete="new-password"
          error={password !== '' && error ? t(`auth:${error}`) : undefined}
        />
        <div className="flex flex-col gap-1.5">
          <PasswordField
            {...register('confirmation')}
            label={t('auth:reset.confirmPassword')}
            autoComplete="new-password"
            aria-describedby={match}
            aria-invalid={(confirmation !== '' && differ) || undefined}
          />
          <PasswordMatch id={match} password={password} confirmation={confirmation} />
        </div>
        <Button
          type="submit"
          look="secondary"
          className="self-start"
          busy={change.isPending}
          disabled={differ || password === '' || current === ''}
        >
          {t(change.isPending ? 'common:pleaseWait' : 'password.save')}
        </Button>
      </form>
    </section>
  );
}
