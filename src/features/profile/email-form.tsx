import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmail } from '@/data/departures';
import { type AccountMessage, resetRequestSchema } from '@/domain/account/schema';
import { useTranslation } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/states';
import { toast } from '@/ui/toast-store';

/** Form to change the account's email address; the change is confirmed at the old and the new address. */
export function EmailForm({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { t: authText } = useTranslation('auth');
  const heading = useId();
  const [sent, setSent] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(resetRequestSchema),
    defaultValues: { email: '' },
  });
  const error = formState.errors.email?.message as AccountMessage | undefined;
  const change = useMutation({
    mutationFn: (form: { email: string }) => changeEmail(form.email),
    networkMode: 'always',
    // No retry: a second call would send the two emails again.
    retry: false,
    meta: { handled: true },
    onSuccess: (_, form) => {
      setSent(form.email);
      reset();
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
        {t('address.title')}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t('address.text')}</p>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((form) => change.mutate(form))(event)}
        className="mt-4 flex max-w-lg flex-col items-start gap-4"
      >
        <TextField
          {...register('email')}
          type="email"
          className="w-full"
          label={t('address.new')}
          autoComplete="off"
          inputMode="email"
          error={error && t(`auth:${error}`)}
        />
        <Button type="submit" look="secondary" busy={change.isPending}>
          {t(change.isPending ? 'common:pleaseWait' : 'address.submit')}
        </Button>
      </form>
      <div role="status" className="mt-4 max-w-lg empty:hidden">
        {sent !== null && <Notice>{t('address.sent', { old: email, next: sent })}</Notice>}
      </div>
    </section>
  );
}
