import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { blogListQuery } from '@/data/blog';
import { type BlogSummary, featuredPost } from '@/domain/blog/post';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { BlogFilters } from './blog-filters';
import { findPosts, PLAIN, readBlogState } from './blog-list';
import { BlogPages } from './blog-pages';
import { NewsletterAside } from './newsletter-aside';
import { FeaturedPost, PostEntry } from './post-entry';
import { useHydrated } from './use-hydrated';

function Posts({ posts }: { posts: readonly BlogSummary[] }) {
  const { t } = useTranslation('blog');
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const state = hydrated ? readBlogState(params) : PLAIN;
  const found = findPosts(posts, state, featuredPost(posts), (category) => t(`category.${category}`));
  const filtered = state.q.trim() !== '' || state.category !== null;
  return (
    <>
      <BlogFilters state={state} />
      {/* Screen readers announce the count. It is visible only while the list is filtered. */}
      <p role="status" className={filtered ? 'mt-5 text-ink-muted' : 'sr-only'}>
        {filtered ? t('found', { count: found.total }) : ''}
      </p>
      {found.total === 0 ? (
        <EmptyState
          picture={<Sprig className="h-24 text-accent" />}
          title={t('noMatchTitle')}
          text={t('noMatchText')}
          action={
            <Link to={paths.blog} className={buttonClass('secondary')}>
              {t('clear')}
            </Link>
          }
        />
      ) : (
        <div className="mt-8 flex flex-col gap-10">
          {found.featured && <FeaturedPost post={found.featured} />}
          <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {found.posts.map((post) => (
              <li key={post.slug}>
                <PostEntry post={post} />
              </li>
            ))}
          </ul>
          <BlogPages state={state} found={found} />
        </div>
      )}
    </>
  );
}

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}

/** Page /blog: all published posts, one of them featured. */
export default function BlogPage() {
  const { t } = useTranslation(['blog', 'common']);
  const { data: posts, error, refetch } = useQuery(blogListQuery(currentLanguage()));
  return (
    <div className="page pt-10 pb-16 sm:pt-16 sm:pb-24">
      <header className="mb-8 grid items-end gap-x-16 sm:mb-12 lg:grid-cols-[1fr_24rem]">
        <div>
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="measure mt-4 text-lg text-ink-muted">{t('lead')}</p>
        </div>
        <NewsletterAside />
      </header>
      {posts ? (
        posts.length > 0 ? (
          <Posts posts={posts} />
        ) : (
          <EmptyState
            picture={<Sprig className="h-24 text-accent" />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        )
      ) : error ? (
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
