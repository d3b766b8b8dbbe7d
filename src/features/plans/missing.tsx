import { useTranslation } from 'react-i18next';
import { statusOf } from '@/lib/errors';
import { Button } from '@/ui/button';
import { CloudOff } from '@/ui/icons';
import { EmptyState, ErrorState } from '@/ui/states';

/** A read that failed: what happened, that nothing was lost, and another try. */
export function ReadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const status = statusOf(error);
  return (
    <ErrorState
      title={t('errorPage.title')}
      text={status === 0 || status >= 502 ? t('errorPage.network') : t('errorPage.kept')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}

/** No connection, and nothing kept on the device for this page. */
export function NotHereOffline() {
  const { t } = useTranslation('modules');
  return (
    <EmptyState
      picture={<CloudOff aria-hidden="true" className="size-10 text-ink-muted" />}
      title={t('offlineTitle')}
      text={t('offlineText')}
    />
  );
}
