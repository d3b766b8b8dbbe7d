import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '@/data/plans';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { NotHereOffline } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { ErrorState, Skeleton } from '@/ui/states';
import { BringBackSection } from './bring-back-section';
import { DownloadSection } from './download-section';
import type { LoadKinds } from './kinds';

export function YourData({ loadKinds }: { loadKinds: LoadKinds }) {
  const { t } = useTranslation(['yourdata', 'common']);
  const { user } = useSession();
  const id = user?.id ?? '';
  const answer = useQuery({ ...plansQuery(id), enabled: id !== '' });
  const missing = whatIsMissing(answer);
  const { data: plans, refetch } = answer;
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <PageHead back={{ to: paths.profile, label: t('back') }} title={t('title')} text={t('lead')} />
      {plans ? (
        <div className="mt-8 flex flex-col gap-10">
          <DownloadSection plans={plans} loadKinds={loadKinds} />
          <BringBackSection userId={id} />
        </div>
      ) : missing === 'offline' ? (
        <NotHereOffline />
      ) : missing === 'error' ? (
        <ErrorState
          title={t('loadFailed')}
          text={t('common:failures.network')}
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      ) : (
        <div role="status" className="mt-8 flex flex-col gap-4">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  );
}
