import { Link, useNavigate } from 'react-router-dom';
import { plansQuery } from '@/data/plans';
import { sampleFacts } from '@/demo/open-demo';
import { answersOf } from '@/domain/wizard/demo-inputs';
import { authPath, paths } from '@/lib/paths';
import { currentSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { keepDemoPlan } from '@/parts/allocation-demo/demo-inputs';
import { queryClient } from '../../session/signed-in';
import { usePlanPlace } from './use-plan-place';

/** Copies a plan's facts into the wizard after sign-up, without the sample's name and date. */
async function keep(plan_id: string | undefined): Promise<void> {
  const plans = await queryClient.fetchQuery({
    ...plansQuery(currentSession().user?.id ?? ''),
    staleTime: 0,
  });
  const plan = plans.find(({ id }) => id === plan_id) ?? plans[0];
  if (!plan) return;
  const sample = sampleFacts();
  keepDemoPlan({
    ...answersOf(plan),
    ...(plan.name === sample?.name ? { name: '' } : {}),
    ...(plan.event_date === sample?.event_date ? { event_date: '' } : {}),
  });
}

/**
 * Bar above every page of the demonstration. It says that this is a demonstration, and lets visitors sign up
 * or leave.
 */
export default function DemoBar() {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const place = usePlanPlace();
  const link =
    'inline-flex min-h-9 items-center font-semibold whitespace-nowrap text-accent-strong underline underline-offset-2';
  return (
    <aside
      aria-label={t('name')}
      data-demo-bar
      className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line bg-surface px-4 text-sm text-ink-muted min-[22rem]:not-short:sticky min-[22rem]:top-16 min-[22rem]:z-29 min-[22rem]:flex-nowrap sm:px-6 print:hidden"
    >
      <p className="min-w-0 flex-1 py-0.5 leading-tight max-[22rem]:basis-40">
        <span>{t('line')}</span> <span className="max-sm:sr-only">{t('more')}</span>
      </p>
      <button
        type="button"
        title={t('keepHint')}
        className={link}
        onClick={() =>
          void keep(place?.id).then(() =>
            navigate(authPath('sign-up', `?next=${encodeURIComponent(paths.newEvent)}`)),
          )
        }
      >
        {t('keep')}
      </button>
      <Link to={paths.home} className={link}>
        {t('leave')}
      </Link>
    </aside>
  );
}
