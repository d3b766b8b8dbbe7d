import { Link } from 'react-router-dom';
import { IN_DEMO } from '@/lib/demo';
import { statusOf } from '@/lib/errors';
import { countryInText } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';

/** Classifies a failed map search by what the person can do about it. */
const problemOf = (error: Error) => {
  const status = statusOf(error);
  if (IN_DEMO) return 'common:failures.demo';
  if (!navigator.onLine) return 'find.offline';
  if (status === 504) return 'find.slow';
  return status === 429 ? 'find.tooMany' : 'find.down';
};

export function FindProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['vendors', 'common']);
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t(problemOf(error))}</p>
      {!IN_DEMO && (
        <Button look="secondary" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** Message if the event has no place, or the map doesn't find its name. */
export function UnknownPlace() {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const place = { city: plan.city, country: countryInText(plan.country) };
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <p>{plan.city.trim() === '' ? t('find.noCity') : t('find.noPlace', place)}</p>
      <Link to={paths.eventPlan(plan.id)} className={buttonClass('secondary')}>
        {t('find.setPlace')}
      </Link>
    </div>
  );
}
