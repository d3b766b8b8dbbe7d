import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { type BlogState, type FoundPosts, writeBlogState } from './blog-list';

const STEP =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-accent-strong hover:bg-accent-soft';

export function BlogPages({ state, found }: { state: BlogState; found: FoundPosts }) {
  const { t } = useTranslation('blog');
  if (found.pages === 1) return null;
  const to = (page: number) => paths.blog + writeBlogState({ ...state, page });
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4"
    >
      <span className="sm:min-w-24">
        {found.page > 1 && (
          <Link to={to(found.page - 1)} rel="prev" className={`${STEP} -ml-3`}>
            <ArrowLeft className="size-4" />
            <span>{t('previous')}</span>
          </Link>
        )}
      </span>
      <ol className="flex">
        {Array.from({ length: found.pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={to(page)}
              aria-label={t('page', { page })}
              aria-current={page === found.page ? 'page' : undefined}
              className={`tabular inline-flex size-11 items-center justify-center rounded-full ${
                page === found.page
                  ? 'bg-accent-soft font-semibold'
                  : 'text-ink-muted hover:text-accent-strong'
              }`}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      <span className="text-right sm:min-w-24">
        {found.page < found.pages && (
          <Link to={to(found.page + 1)} rel="next" className={`${STEP} -mr-3`}>
            <span>{t('next')}</span>
            <ArrowRight className="size-4" />
          </Link>
        )}
      </span>
    </nav>
  );
}
