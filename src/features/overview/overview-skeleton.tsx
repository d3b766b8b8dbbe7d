import { useTranslation } from '@/lib/translation';
import { Skeleton } from '@/ui/states';

export function AttentionSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}

export function OverviewSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-48 w-full" />
      <div className="grid gap-8 xl:grid-cols-2">
        <AttentionSkeleton />
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
