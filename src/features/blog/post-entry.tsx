import { Link } from 'react-router-dom';
import type { BlogSummary } from '@/domain/blog/post';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Garland } from '@/ui/garland';
import { PostFacts } from './post-facts';

function CategoryName({ post }: { post: BlogSummary }) {
  const { t } = useTranslation('blog');
  return (
    <p className="text-sm font-semibold tracking-wide text-accent-strong">{t(`category.${post.category}`)}</p>
  );
}

/** A post in a list. The title is the link, and the whole entry can be clicked. */
export function PostEntry({ post, heading: Heading = 'h2' }: { post: BlogSummary; heading?: 'h2' | 'h3' }) {
  return (
    <article className="group relative flex h-full flex-col border-t border-line pt-5 pb-8">
      <CategoryName post={post} />
      <Heading className="mt-2 text-xl leading-snug sm:text-2xl">
        <Link
          to={paths.blogPost(post.slug)}
          className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </Heading>
      <p className="measure mt-2.5 text-ink-muted">{post.excerpt}</p>
      <PostFacts post={post} className="mt-4" />
    </article>
  );
}

export function FeaturedPost({ post }: { post: BlogSummary }) {
  const { t } = useTranslation('blog');
  return (
    <article className="group card relative grid overflow-hidden md:grid-cols-[3fr_2fr]">
      <div className="flex flex-col justify-center p-6 sm:p-10 lg:p-12">
        <p className="flex flex-wrap gap-x-2 text-sm font-semibold tracking-wide text-accent-strong">
          <span>{t('featured')}</span>
          <span aria-hidden="true">·</span>
          <span>{t(`category.${post.category}`)}</span>
        </p>
        <h2 className="mt-3 text-3xl leading-tight lg:text-[2.5rem]">
          <Link
            to={paths.blogPost(post.slug)}
            className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h2>
        <p className="measure mt-4 text-lg text-ink-muted">{post.excerpt}</p>
        <PostFacts post={post} className="mt-6" />
      </div>
      <div
        aria-hidden="true"
        className="flex items-end justify-center border-line bg-accent-soft px-8 pt-8 max-md:hidden md:border-l"
      >
        <Garland className="-mb-px w-full max-w-80 text-accent" />
      </div>
    </article>
  );
}
