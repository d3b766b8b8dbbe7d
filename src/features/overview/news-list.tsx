import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { formatList } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Notice } from '@/ui/states';

const link = 'inline-flex min-h-6 items-center underline underline-offset-3';

function PlanLines({ plan }: { plan: Plan }) {
  const { t } = useTranslation('suggestions');
  const { suggestions = 0, joined = [], offered = false } = plan.news ?? {};
  const names = joined.filter((name) => name !== '');
  const lines = [
    {
      to: paths.suggestions(plan.id),
      text: suggestions > 0 ? t('news.suggestions', { count: suggestions }) : null,
    },
    { to: paths.eventPlan(plan.id), text: offered ? t('news.offered') : null },
    {
      to: paths.eventPlan(plan.id),
      text: names.length > 0 ? t('news.joined', { names: formatList(names) }) : null,
    },
  ];
  return (
    <li>
      <span className="font-semibold break-words">{plan.name}</span>
      <ul>
        {lines.map(
          ({ to, text }) =>
            text && (
              <li key={text}>
                <Link to={to} className={link}>
                  {text}
                </Link>
              </li>
            ),
        )}
      </ul>
    </li>
  );
}

/** Lists what members did in the person's plans: new actions, and actions that need an answer. */
export default function NewsList({ plans }: { plans: readonly Plan[] }) {
  return (
    <Notice icon={<Lightbulb className="mt-0.5 size-5 shrink-0" />}>
      <ul className="flex flex-col gap-2">
        {plans.map((plan) => (
          <PlanLines key={plan.id} plan={plan} />
        ))}
      </ul>
    </Notice>
  );
}
