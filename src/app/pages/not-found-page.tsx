import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { logSecurityEvent } from '@/data/security-events';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    // Long parts of the path are masked, because a mistyped link may contain a token.
    logSecurityEvent('not_found_path', { path: pathname.replace(/[\w-]{20,}/g, '…') });
  }, [pathname]);
  const title = t('title.notFound');
  // Also runs for an existing route without content, such as an unknown post.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="page flex flex-col items-center gap-4 py-20 text-center">
      <Sprig className="h-24 text-accent" />
      <p className="font-serif text-6xl text-accent">{t('notFound.code')}</p>
      <h1 className="text-3xl">{t('notFound.title')}</h1>
      <p className="text-ink-muted">{t('notFound.text')}</p>
      <Link to={paths.home} className={buttonClass()}>
        {t('notFound.home')}
      </Link>
    </div>
  );
}
