import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import type { Refusal } from '@/data/sync/outbox-entry';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

/**
 * Message shown if an event couldn't be created. It says that nothing is lost, and what to do next. It also
 * says whether this draft has already become an event.
 */
export function CreationFailure({
  refusal,
  existing,
  onScratch,
}: {
  refusal: Refusal | null;
  existing: Plan | null;
  /** Continues without the template. Present only if the template can't be loaded. */
  onScratch: (() => void) | undefined;
}) {
  const { t } = useTranslation('wizard');
  const reason = refusal?.status === 402 ? 'limit' : refusal?.status === 410 ? 'deleted' : 'text';
  return (
    <div role="alert">
      {existing && (
        <Notice className="mb-3" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
          <p className="font-semibold">{t('exists.title')}</p>
          <p className="break-words">{t('exists.text', { name: existing.name })}</p>
          <Link
            to={paths.eventPlan(existing.id)}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('exists.see')}
          </Link>
        </Notice>
      )}
      {onScratch && (
        <Notice tone="danger" className="mb-3" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
          <p className="font-semibold">{t('failed.title')}</p>
          <p>{t('failed.template')}</p>
          <Button look="quiet" size="small" className="-ml-4" onClick={onScratch}>
            {t('failed.scratch')}
          </Button>
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger" className="mb-3" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
          <p className="font-semibold">{t('failed.title')}</p>
          <p>{t(`failed.${reason}`)}</p>
          {refusal.status === 402 && (
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
