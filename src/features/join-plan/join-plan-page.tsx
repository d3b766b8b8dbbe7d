import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PLANS } from '@/data/plans';
import { inviteQuery, joinPlan } from '@/data/sharing';
import { countWrite } from '@/data/sync/writes';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button, buttonClass } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { PageSpinner } from '@/ui/spinner';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { toast } from '@/ui/toast-store';

/** Page /app/join/{token}. Shows who shares which plan, with a button that accepts the invitation. */
export default function JoinPlanPage() {
  const { t } = useTranslation(['sharing', 'common']);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(inviteQuery(token));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'full' | 'failed' | null>(null);
  const missing = whatIsMissing(query);
  if (missing === 'offline') return <NotHereOffline heading="h1" />;
  if (missing === 'loading') return <PageSpinner label={t('common:loading')} />;
  const offer = query.data;
  if (query.isError && statusOf(query.error) !== 404)
    return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!offer)
    return (
      <EmptyState
        heading="h1"
        picture={<Sprig className="size-24 text-ink-muted" />}
        title={t('join.gone')}
        text={t('join.goneText')}
        action={
          <Link to={paths.app} className={buttonClass('secondary')}>
            {t('join.back')}
          </Link>
        }
      />
    );
  const { plan_id, plan_name, owner_name, role, is_member } = offer;
  const join = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const id = await joinPlan(token);
      // Not by `outdate`, which would load the code of every kind of row before the person has joined.
      countWrite(id);
      for (const queryKey of PLANS.feeds?.(id) ?? []) void client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['plans'] });
      toast({ title: t('join.joined', { plan: plan_name }) });
      void navigate(paths.eventPlan(id), { replace: true });
    } catch (error) {
      const status = statusOf(error);
      setBusy(false);
      if (status === 404) void query.refetch();
      else setProblem(status === 402 ? 'full' : 'failed');
    }
  };
  return (
    <EmptyState
      heading="h1"
      picture={<Sprig className="size-32 text-accent" />}
      title={t('join.title')}
      text={
        <>
          <span>
            {owner_name
              ? t('join.text', { owner: owner_name, plan: plan_name })
              : t('join.textNameless', { plan: plan_name })}
          </span>{' '}
          <span>{is_member ? t('join.isMember') : t(`join.${role}`)}</span>
        </>
      }
      action={
        <div className="flex flex-col items-center gap-3">
          {is_member ? (
            <Link to={paths.eventPlan(plan_id)} className={buttonClass()}>
              {t('join.open')}
            </Link>
          ) : (
            <Button busy={busy} onClick={() => void join()}>
              {t('join.action')}
            </Button>
          )}
          {problem && <FieldError>{t(problem === 'full' ? 'join.full' : 'failed')}</FieldError>}
        </div>
      }
    />
  );
}
