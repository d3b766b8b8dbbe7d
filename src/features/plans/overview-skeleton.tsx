import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/states';

/** The overview's shape while it is on its way. */
export function OverviewSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-48 w-full" />
      <div className="grid gap-8 xl:grid-cols-2">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-56 w-full" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-7 w-40" />
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="h-28 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}
