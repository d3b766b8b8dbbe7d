import { Fragment, type ReactNode } from 'react';
import type { BlogSummary } from '@/domain/blog/post';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

interface PostFactsProps {
  post: BlogSummary;
  /** True to show the author and the number of views, which lists omit. */
  full?: boolean;
  className?: string;
}

/** Author, date, reading time and views of a post, in one line. */
export function PostFacts({ post, full = false, className = '' }: PostFactsProps) {
  const { t } = useTranslation('blog');
  const facts: [string, ReactNode][] = [
    ...(full ? [['by', t('by', { author: post.author })] as [string, ReactNode]] : []),
    [
      'date',
      // The reader's date format is unknown at prerendering, so the text may change at hydration.
      <time key="date" dateTime={post.published_at} suppressHydrationWarning>
        {formatDate(post.published_at, full ? 'full' : 'medium')}
      </time>,
    ],
    ['minutes', t('minutes', { count: post.minutes_to_read })],
  ];
  return (
    <p className={`text-sm text-ink-muted ${className}`}>
      {facts.map(([name, fact], index) => (
        <Fragment key={name}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          <span className="whitespace-nowrap">{fact}</span>
        </Fragment>
      ))}
      {/* The number of views loads late, so its line keeps a minimum height. */}
      {full && <span className="block min-h-5">{post.views > 0 && t('views', { count: post.views })}</span>}
    </p>
  );
}
