import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { refreshOutbox } from '@/data/sync/outbox';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState, ErrorState } from '@/ui/states';

/** Error of a failed read, with a retry. */
export function ReadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const status = statusOf(error);
  return (
    <ErrorState
      title={t('errorPage.title')}
      text={status === 0 || status >= 502 ? t('errorPage.network') : t('errorPage.unread')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}

/** Message for a page without a connection and without cached data. */
export function NotHereOffline({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTranslation('modules');
  return (
    <EmptyState
      heading={heading}
      picture={<CloudOff className="size-10 text-ink-muted" />}
      title={t('offlineTitle')}
      text={t('offlineText')}
    />
  );
}

/** Message if the service knows no such plan, and the device, whose outbox may hold it, doesn't answer. */
export function DeviceSilent() {
  const { t } = useTranslation(['modules', 'common']);
  return (
    <ErrorState
      title={t('deviceSilentTitle')}
      text={t('deviceSilentText')}
      action={<Button onClick={() => void refreshOutbox()}>{t('common:tryAgain')}</Button>}
    />
  );
}

/**
 * Message for a missing plan. It is the same for plans that never existed, were deleted, or belong to others.
 */
export function NoSuchPlan() {
  const { t } = useTranslation('modules');
  return (
    <EmptyState
      heading="h1"
      picture={<Sprig className="size-24 text-ink-muted" />}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Link to={paths.savedPlans} className={buttonClass('secondary')}>
          {t('backToPlans')}
        </Link>
      }
    />
  );
}
