import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatList } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Notice } from '@/ui/states';

/**
 * News of a plan: unanswered suggestions and new members. People who can only suggest get a link to their own
 * suggestions.
 */
export default function PlanNews() {
  const { t } = useTranslation('suggestions');
  const { plan, suggesting } = usePlanContext();
  const { suggestions = 0, joined = [] } = plan.news ?? {};
  const names = joined.filter((name) => name !== '');
  if (!suggesting && suggestions === 0 && names.length === 0) return null;
  return (
    <Notice icon={<Lightbulb className="mt-0.5 size-5 shrink-0" />} className="print:hidden">
      {(suggesting || suggestions > 0) && (
        <p>
          <Link
            to={paths.suggestions(plan.id)}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-3"
          >
            {suggesting ? t('news.own') : t('news.suggestions', { count: suggestions })}
          </Link>
        </p>
      )}
      {names.length > 0 && <p>{t('news.joined', { names: formatList(names) })}</p>}
    </Notice>
  );
}
