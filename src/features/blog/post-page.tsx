import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { blogPostQuery, relatedPostsQuery } from '@/data/blog';
import { type BlogPost, postTitle } from '@/domain/blog/post';
import { decoded } from '@/lib/address/decoded';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Contents } from '@/parts/markdown/contents';
import { Markdown } from '@/parts/markdown/markdown';
import { readMarkdown } from '@/parts/markdown/markdown-blocks';
import { Button } from '@/ui/button';
import { ErrorState, Skeleton } from '@/ui/states';
import { writeBlogState } from './blog-list';
import { NewsletterOffer } from './newsletter-aside';
import { PostEntry } from './post-entry';
import { PostFacts } from './post-facts';
import { Share } from './share';
import { useCountView } from './use-count-view';

function Head({ post }: { post: BlogPost }) {
  const { t } = useTranslation('blog');
  return (
    <header className="mx-auto max-w-3xl text-center">
      <p className="flex flex-wrap items-center justify-center gap-x-3">
        <Link
          to={paths.blog}
          className="inline-flex min-h-11 items-center gap-1.5 text-ink-muted hover:text-accent-strong print:hidden"
        >
          <ArrowLeft className="size-4" />
          <span>{t('back')}</span>
        </Link>
        <span aria-hidden="true" className="text-ink-muted print:hidden">
          ·
        </span>
        <Link
          to={paths.blog + writeBlogState({ q: '', category: post.category, page: 1 })}
          className="inline-flex min-h-11 items-center font-semibold tracking-wide text-accent-strong hover:underline"
        >
          {t(`category.${post.category}`)}
        </Link>
      </p>
      <h1 className="mt-3 text-[clamp(2rem,5.5vw,3.25rem)] leading-[1.1]">{post.title}</h1>
      <p className="mx-auto mt-5 max-w-2xl text-xl text-ink-muted">{post.excerpt}</p>
      <PostFacts post={post} full className="mt-6" />
    </header>
  );
}

function Sources({ post }: { post: BlogPost }) {
  const { t } = useTranslation('blog');
  if (post.sources.length === 0) return null;
  return (
    <section aria-labelledby="post-sources" className="mt-12 border-t border-line pt-6 text-base">
      <h2 id="post-sources" className="text-xl">
        {t('sources')}
      </h2>
      <ul className="mt-3 flex flex-col gap-x-6 gap-y-1">
        {post.sources.map(({ title, url, year }) => (
          <li key={url + title}>
            <a
              href={url}
              rel="noopener"
              className="inline-block py-1.5 text-ink-muted underline decoration-line-strong decoration-1 underline-offset-3 hover:text-accent-strong"
            >
              {`${title}${year !== undefined ? `, ${year}` : ''}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ post }: { post: BlogPost }) {
  const { t } = useTranslation('blog');
  const { data: related = [] } = useQuery(relatedPostsQuery(post));
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="post-related" className="page py-14 sm:py-20 print:hidden">
      <h2 id="post-related" className="mb-6 text-2xl sm:text-3xl">
        {t('related')}
      </h2>
      <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {related.map((one) => (
          <li key={one.slug}>
            <PostEntry post={one} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls to the heading in the address once the post is rendered. */
function useAnchor(ready: boolean): void {
  useEffect(() => {
    const { hash } = window.location;
    if (ready && hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
  }, [ready]);
}

function Post({ post }: { post: BlogPost }) {
  const { t } = useTranslation('blog');
  const document = useMemo(() => readMarkdown(post.body), [post.body]);
  return (
    <>
      <article lang={post.language} className="page pt-8 pb-16 sm:pt-14">
        <Head post={post} />
        <div className="mt-10 grid gap-x-14 gap-y-8 border-t border-line pt-8 sm:mt-14 lg:grid-cols-[13rem_minmax(0,41rem)] lg:justify-center lg:pt-12 xl:grid-cols-[11rem_minmax(0,41rem)_11rem] xl:gap-x-8">
          <div>
            <Contents title={t('contents')} headings={document.headings} />
          </div>
          <div className="min-w-0 text-lg leading-relaxed [&>:first-child]:mt-0">
            <Markdown document={document} tableLabel={t('table')} />
            <Sources post={post} />
            <section aria-labelledby="post-share" className="mt-10 border-t border-line pt-6 print:hidden">
              <h2 id="post-share" className="mb-4 text-xl">
                {t('shareTitle')}
              </h2>
              <Share post={post} />
            </section>
          </div>
        </div>
      </article>
      <NewsletterOffer />
      <Related post={post} />
    </>
  );
}

function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="page flex flex-col items-center gap-6 py-14">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-28 w-full max-w-3xl" />
      <Skeleton className="h-8 w-full max-w-xl" />
      <Skeleton className="mt-8 h-96 w-full max-w-2xl" />
    </div>
  );
}

/**
 * Page /blog/{slug}: one post. `notFound` is shown if the post doesn't exist; it is passed in because
 * features don't import each other.
 */
export default function PostPage({ notFound }: { notFound: ReactNode }) {
  const { t } = useTranslation(['blog', 'common']);
  const { slug = '' } = useParams();
  const { data: post, error, refetch } = useQuery(blogPostQuery(currentLanguage(), slug));
  const title = post && postTitle(post, t('common:brand'));
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useCountView(post?.slug);
  useAnchor(post !== undefined);

  if (post) return <Post key={post.slug} post={post} />;
  if (post === null) return notFound;
  if (error)
    return (
      <ErrorState
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
      />
    );
  return <PostSkeleton />;
}
