import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { CircleAlert } from '@/ui/icons';
import { Notice } from '@/ui/states';

/** Says that the plan could not be created, that nothing is lost, and what to do. */
export function CreationFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation('wizard');
  const status = error ? statusOf(error) : null;
  const reason =
    status === 402
      ? 'limit'
      : status === 409
        ? 'taken'
        : status === 0 || (status ?? 0) >= 502
          ? 'network'
          : 'text';
  return (
    <div role="alert">
      {error && (
        <Notice
          tone="danger"
          className="mb-3"
          icon={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        >
          <p className="font-semibold">{t('failed.title')}</p>
          <p>{t(`failed.${reason}`)}</p>
          {status === 402 && (
            <Link
              to={paths.savedPlans}
              className="mt-1 inline-flex min-h-9 items-center font-semibold underline"
            >
              {t('failed.seePlans')}
            </Link>
          )}
        </Notice>
      )}
    </div>
  );
}
