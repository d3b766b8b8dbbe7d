import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { templatesQuery } from '@/data/templates';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { buttonClass } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { Sprig } from '@/ui/sprig';
import { EmptyState, Skeleton } from '@/ui/states';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { TemplateRow } from './template-row';

export default function TemplatesPage() {
  const { t } = useTranslation(['templates', 'common']);
  const { user } = useSession();
  const answer = useQuery({ ...templatesQuery(user?.id ?? ''), enabled: user !== null });
  const missing = whatIsMissing(answer);
  const { data: templates = [], error, refetch } = answer;
  const title = t('title');
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useEffect(() => {
    document.title = `${title} · Celebra`;
  }, [title]);
  return (
    <div ref={page} className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <PageHead back={{ to: paths.savedPlans, label: t('back') }} title={title} text={t('lead')} />
      {missing === 'error' ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : missing === 'offline' ? (
        <NotHereOffline />
      ) : missing === 'loading' ? (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      ) : templates.length === 0 ? (
        <EmptyState
          picture={<Sprig className="size-32 text-accent" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link to={paths.savedPlans} className={buttonClass('secondary')}>
              <span>{t('toPlans')}</span>
            </Link>
          }
        />
      ) : (
        <ul aria-label={title} className="flex flex-col gap-3">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} userId={user?.id ?? ''} />
          ))}
        </ul>
      )}
    </div>
  );
}
