import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { refreshOutbox } from '@/data/sync/outbox';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState, ErrorState } from '@/ui/states';

/** Error message for data that couldn't be loaded, with a retry button. */
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

/** Message if the device is offline and has no cached data for the page. */
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

/**
 * Message for a plan that the service doesn't know. The device might have the plan, but its storage doesn't
 * respond.
 */
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
 * Message for a missing plan. It doesn't reveal whether the plan never existed, was deleted, or belongs to
 * somebody else.
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
