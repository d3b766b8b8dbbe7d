import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { answerProgram, programRequestQuery } from '@/data/program-grants';
import { isEntitled } from '@/domain/tiers';
import { isTransient } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useOwnTier } from '@/parts/account/use-tier';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button, buttonClass } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { PageSpinner } from '@/ui/spinner';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';

/** Redirects to the program; refuses URLs that would run a script here. */
function goOn(address: string): void {
  if (!/^(javascript|data|vbscript|blob):/i.test(address)) window.location.assign(address);
}

/** /app/connect: where the user allows or refuses a program's request for access. */
export default function ConnectPage() {
  const { t } = useTranslation(['profile', 'common']);
  const [search] = useSearchParams();
  // Validated strictly, because the id becomes part of a URL that is requested with the user's session.
  const [id = ''] = /^[\w-]+$/.exec(search.get('authorization_id') ?? '') ?? [];
  const { user } = useSession();
  const tier = useOwnTier();
  const request = useQuery({ ...programRequestQuery(id), enabled: id !== '' });
  const [busy, setBusy] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const onward = request.data && 'goOn' in request.data ? request.data.goOn : null;
  useEffect(() => {
    if (onward) goOn(onward);
  }, [onward]);

  const isOver = id === '' || (request.isError && !isTransient(request.error));
  const missing = isOver ? false : whatIsMissing(request) || whatIsMissing(tier);
  if (missing === 'offline') return <NotHereOffline heading="h1" />;
  if (missing === 'error')
    return <ReadFailure error={request.error ?? tier.error} onRetry={() => void request.refetch()} />;
  if (missing || onward) return <PageSpinner label={t('common:loading')} />;
  const isUnlimited = !isOver && request.data !== undefined && 'unlimited' in request.data;
  if (isOver || !request.data || !('host' in request.data))
    return (
      <EmptyState
        heading="h1"
        picture={<Sprig className="size-24 text-ink-muted" />}
        title={t(isUnlimited ? 'connect.unlimited' : 'connect.over')}
        text={t(isUnlimited ? 'connect.unlimitedText' : 'connect.overText')}
        action={
          <Link to={paths.profile} className={buttonClass('secondary')}>
            {t('connect.profile')}
          </Link>
        }
      />
    );
  const { name, host } = request.data;
  const isIncluded = tier.data !== undefined && isEntitled(tier.data, 'api-access');
  const answer = async (allowed: boolean) => {
    setBusy(allowed);
    setFailed(false);
    try {
      goOn(await answerProgram(id, allowed));
    } catch {
      setFailed(true);
      setBusy(null);
    }
  };
  return (
    <div className="page flex max-w-xl flex-col gap-5 py-8 sm:py-12">
      <h1 className="text-3xl break-words sm:text-4xl">{t('connect.title', { name })}</h1>
      <p className="measure text-lg break-words">{t('connect.host', { host })}</p>
      {isIncluded ? (
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{t('connect.reads')}</li>
          <li>{t('connect.suggests')}</li>
          <li>{t('connect.ends')}</li>
        </ul>
      ) : (
        <p className="measure">{t('connect.notIncluded')}</p>
      )}
      <p className="text-sm break-words text-ink-muted">
        {t('connect.account', { email: user?.email ?? '' })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isIncluded && (
          <Button busy={busy === true} disabled={busy === false} onClick={() => void answer(true)}>
            {t('connect.allow')}
          </Button>
        )}
        <Button
          look="secondary"
          busy={busy === false}
          disabled={busy === true}
          onClick={() => void answer(false)}
        >
          {t('connect.deny')}
        </Button>
      </div>
      {failed && <FieldError>{t('connect.failed')}</FieldError>}
    </div>
  );
}
