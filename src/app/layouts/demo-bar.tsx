import { Link, useNavigate } from 'react-router-dom';
import { plansQuery } from '@/data/plans';
import { DEMO_PLAN } from '@/lib/demo';
import { authPath, paths } from '@/lib/paths';
import { currentSession } from '@/lib/session-state';
import { useTranslation } from '@/lib/translation';
import { keepDemoInputs } from '@/parts/allocation-demo/demo-inputs';
import { queryClient } from '../session/signed-in';
import { usePlanPlace } from './use-plan-place';

const MOST_IMPORTANT = 3;

/** Takes a plan's facts along into the wizard of whoever signs up, as the landing page's allocation does. */
async function keep(plan_id: string): Promise<void> {
  const plans = await queryClient.fetchQuery({
    ...plansQuery(currentSession().user?.id ?? ''),
    staleTime: 0,
  });
  const plan = plans.find(({ id }) => id === plan_id) ?? plans[0];
  if (!plan) return;
  const { country, region, currency, budget, guest_count, categories } = plan;
  const ranking = categories
    .flatMap(({ category, priority }) => (priority === null ? [] : [{ category, priority }]))
    .sort((a, b) => a.priority - b.priority)
    .slice(0, MOST_IMPORTANT)
    .map(({ category }) => category);
  keepDemoInputs({ country, region, currency, budget, guest_count, ranking });
}

/** What stays in sight for as long as the demonstration is open: that it is one, and the ways out of it. */
export default function DemoBar() {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const place = usePlanPlace();
  const link =
    'inline-flex min-h-9 items-center font-semibold text-accent-strong underline underline-offset-2';
  return (
    <aside
      aria-label={t('name')}
      data-demo-bar
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-4 py-1 text-sm text-ink-muted sm:px-6 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-40 py-1.5">
        {t('line')} <span className="max-sm:sr-only">{t('more')}</span>
      </p>
      <button
        type="button"
        title={t('keepHint')}
        className={link}
        onClick={() =>
          void keep(place?.id ?? DEMO_PLAN).then(() =>
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
