import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { billingQuery } from '@/data/billing';
import {
  accountStateQuery,
  type DeletionPreview,
  deletionPreviewQuery,
  requestDeletion,
} from '@/data/departures';
import { sessionIdOf } from '@/data/sessions';
import { deviceStorage } from '@/lib/device-storage';
import { formatDate, formatInstant, formatList } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ASKED_TO_STAY } from '@/parts/account/keep-account';
import { PasswordField } from '@/parts/account/password-field';
import { providerMessage } from '@/parts/account/provider-message';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { ErrorState, Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { endContracts, mayWithdraw, renews } from './billing/contracts';

const ASKED = {
  none: 'deletion.askedText',
  ended: 'deletion.askedEnded',
  waits: 'deletion.askedWaits',
} as const;

interface DeletionSheetProps {
  userId: string;
  email: string;
  onClose: () => void;
}

/**
 * Lists which data is deleted with the account and which data is kept. The user confirms with the password.
 */
export default function DeletionSheet({ userId, email, onClose }: DeletionSheetProps) {
  const { t } = useTranslation(['profile', 'common']);
  const answer = useQuery(deletionPreviewQuery(userId));
  const missing = whatIsMissing(answer);
  const { data: preview, refetch } = answer;
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('deletion.open')}
      closeLabel={t('common:close')}
    >
      {missing === 'error' || missing === 'offline' ? (
        <ErrorState
          title={t('deletion.loadFailed')}
          text={t('common:failures.network')}
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      ) : preview ? (
        <div className="flex flex-col gap-6">
          <WhatGoes preview={preview} />
          <Contract userId={userId} />
          <Confirmation userId={userId} email={email} onDone={onClose} />
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Sheet>
  );
}

function WhatGoes({ preview: { plans, shared } }: { preview: DeletionPreview }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('deletion.goes')}</h3>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{t('deletion.account')}</li>
          {plans.map(({ id, name, editors, viewers }) => (
            <li key={id} className="break-words">
              <strong>{name}</strong>
              <span className="block text-sm text-ink-muted">
                {editors.length > 0
                  ? t('deletion.mayTake', {
                      people: formatList(editors.map((one) => one || t('departure.somebody'))),
                    })
                  : viewers > 0
                    ? t('deletion.onlyViewers')
                    : t('deletion.alone')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('deletion.stays')}</h3>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {shared > 0 && <li>{t('deletion.shared', { count: shared })}</li>}
          <li>{t('deletion.others')}</li>
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('deletion.week')}</h3>
        <p>{t('deletion.weekText')}</p>
        <p>
          <Link to={paths.yourData()} className="font-semibold underline">
            {t('deletion.download')}
          </Link>
        </p>
      </section>
    </>
  );
}

/** A running contract, which must be ended before the account can be deleted. */
function Contract({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const { data: billing } = useQuery(billingQuery(userId));
  const renewing = billing?.subscriptions.find(renews);
  const refundable = [...(billing?.subscriptions ?? []), ...(billing?.purchases ?? [])].some(mayWithdraw);
  if (!renewing && !refundable) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('deletion.contract')}</h3>
      {renewing && <p>{t('deletion.ends', { date: formatDate(renewing.until.slice(0, 10)) })}</p>}
      {refundable && <p>{t('deletion.withdrawFirst')}</p>}
    </section>
  );
}

function Confirmation({ userId, email, onDone }: { userId: string; email: string; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { t: authText } = useTranslation('auth');
  const client = useQueryClient();
  const { queryKey } = accountStateQuery(userId);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const ask = useMutation({
    mutationFn: async () => {
      const deletes_at = await requestDeletion(email, password);
      return { deletes_at, contract: await endContracts(userId, client) };
    },
    networkMode: 'always',
    // No retry here: the call itself retries, and a password must not wait in a queue.
    retry: false,
    gcTime: 0,
    meta: { handled: true },
    onSuccess: ({ deletes_at, contract }) => {
      // Remembers the answer, so that the question returns only after the next sign-in.
      deviceStorage.setItem(ASKED_TO_STAY, sessionIdOf() ?? '');
      client.setQueryData(queryKey, (state) => ({
        ended: false,
        departures: [],
        ...state,
        deletes_at,
      }));
      toast({
        title: t('deletion.asked', { date: formatInstant(deletes_at) }),
        text: t(ASKED[contract]),
      });
      onDone();
    },
    onError: (failure) => setError(providerMessage(failure, authText) || t('common:unexpectedError')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError(t('auth:passwordRequired'));
    setError(undefined);
    ask.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        className="w-full"
        label={t('password.current')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={error}
      />
      <Button type="submit" look="danger" busy={ask.isPending}>
        {t(ask.isPending ? 'common:pleaseWait' : 'deletion.submit')}
      </Button>
    </form>
  );
}
